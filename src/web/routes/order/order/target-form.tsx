import type { Order } from '#database/orders.ts';
import { readPackageId } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import { MAX_TARGET_LENGTH, type Target, type TargetProblem } from '#domain/target/target.ts';
import { isHeldForTarget } from '#domain/order/hold.ts';
import { waitsFor } from '#domain/target/wants-post.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { countedLineName } from '#content/catalogue/package-name.ts';
import { sayProblem, targetWords } from '#web/routes/order/wizard/wizard-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { wordsOf } from '#messages/words.ts';
import { useLocale, useWords } from '#web/words.ts';
import { DoubtfulTarget } from './doubtful-target.tsx';
import { FormName, fieldId } from '#web/forms/form-name.ts';
import { TextField } from '#web/forms/field.tsx';
import { CustomerForm } from './customer-form.tsx';

/** What was typed as the target of a line and was not taken. */
export interface TriedTarget {
  /** The position of the line, as it was posted. */
  line: string;
  typed: string;
  /** The address of the reading that is confirmed by it. */
  confirmed?: string;
  /** What is wrong with it in itself, if anything. */
  problem?: TargetProblem | { problem: 'target-same' };
}

interface TargetFormProps {
  token: string;
  line: Line;
  m: OrderMessages;
  tried: TriedTarget | undefined;
}

type Line = Order['lines'][number];

/** The name that the forms of an order's page have in common. */
export const ORDER_FORMS = 'order';

/** The field that asks for the target of a line. */
export function targetField({ position }: Pick<Line, 'position'>): string {
  return `target-${position}`;
}

/** The id of that field. */
export function targetFieldId(line: Pick<Line, 'position'>): string {
  return fieldId(ORDER_FORMS, targetField(line));
}

/** What was read and has to be confirmed; undefined where nothing is asked. */
export function doubtfulOf(problem: TriedTarget['problem']): Target | undefined {
  return problem?.problem === 'target-ambiguous' ? problem.read : undefined;
}

/** What is wrong with what was typed; undefined where nothing is, or something is only asked about it. */
export function sayTried(locale: Locale, { problem }: TriedTarget): string | undefined {
  if (!problem || problem.problem === 'target-ambiguous') return undefined;
  if (problem.problem === 'target-same') return wordsOf(locale).orderTarget.same;
  if (problem.problem === 'target-other-platform') {
    return wordsOf(locale).orderTarget.otherPlatform(problem.platform);
  }
  return sayProblem(wordsOf(locale).wizard, { field: 'target', key: problem.problem });
}

/** Asks for the target of a line that was ordered without one, or for its post (rules 25 and 41). */
export function TargetForm({ token, line, m, tried }: TargetFormProps) {
  const locale = useLocale();
  const words = useWords().wizard;
  const mine = tried?.line === String(line.position) ? tried : undefined;
  const asked = targetWords(words, readPackageId(line.packageId)?.service ?? '');
  const doubtful = doubtfulOf(mine?.problem);
  const isPostAsked = waitsFor(line) === 'post' || line.holdReason === 'post-wanted';
  const hint = isPostAsked ? wordsOf(locale).orderTarget.postOnlyHint : asked.hint;
  return (
    <CustomerForm
      {...{ token }}
      className="summary__missing fields__action"
      aria-label={countedLineName(line, locale)}
    >
      <input type="hidden" name="line" value={line.position} />
      <FormName value={ORDER_FORMS}>
        <TextField
          name="target"
          field={targetField(line)}
          label={asked.label}
          hint={
            doubtful ? <DoubtfulTarget {...{ read: doubtful, name: 'confirmed-target' }} /> : hint
          }
          error={mine && sayTried(locale, mine)}
          {...(doubtful ? { autoFocus: true } : {})}
          defaultValue={mine?.typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_TARGET_LENGTH}
        />
      </FormName>
      <Button name="intent" value="target" variant="secondary">
        {isHeldForTarget(line) ? wordsOf(locale).care.hold.save : m.missing.save}
      </Button>
    </CustomerForm>
  );
}
