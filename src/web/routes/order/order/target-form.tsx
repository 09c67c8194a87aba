import { ACTION_FIELD } from '#web/forms/action-field.ts';
import type { Order } from '#database/orders/orders.ts';
import { readPackageId } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import {
  type Target,
  type TargetProblem,
  MAX_TARGET_LENGTH,
  isUnverified,
  waitsFor,
} from '#domain/target/target.ts';
import { isHeldForTarget } from '#domain/delivery/hold.ts';
import { countedLineName } from '#content/catalogue/package-name.ts';
import { sayProblem, targetWords } from '#web/routes/order/wizard/wizard-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FormName, fieldId } from '#web/forms/form-name.ts';
import { TextField } from '#web/forms/field.tsx';
import { TargetQuestion } from '#web/routes/order/target-question.tsx';
import { sayUnderstood } from '#web/routes/order/target-text.ts';
import { nameTarget } from '#domain/target/name-target.ts';
import { TargetNote } from '#web/routes/order/target-note.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { takesTargets } from '#domain/order/order.ts';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { wordsOf } from '#messages/words.ts';
import { useLocale, useWords } from '#web/words.ts';
import { CustomerForm } from './customer-form.tsx';

/** What was typed as the target of a line and was not taken. */
export interface TriedTarget {
  /** The position of the line, as it was posted. */
  line: string;
  input: string;
  /** The address of the reading that is confirmed by it. */
  confirmed?: string;
  /** What is wrong with it in itself, if anything. */
  problem?: TargetProblem | { problem: 'target-same' };
}

interface TargetFormProps {
  token: string;
  line: Line;
  tried: TriedTarget | undefined;
}

type Line = Order['lines'][number];

/** The name that the forms of an order's page have in common. */
const ORDER_FORMS = 'order';

/** The field that asks for the target of a line. */
function orderTargetField({ position }: Pick<Line, 'position'>): string {
  return `target-${position}`;
}

/** The id of that field. */
export function targetFieldId(line: Pick<Line, 'position'>): string {
  return fieldId(ORDER_FORMS, orderTargetField(line));
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
export function TargetForm({ token, line, tried }: TargetFormProps) {
  const m = useWords().order;
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
          field={orderTargetField(line)}
          label={asked.label}
          hint={
            doubtful ? <DoubtfulTarget {...{ read: doubtful, name: 'confirmed-target' }} /> : hint
          }
          error={mine && sayTried(locale, mine)}
          {...(doubtful ? { autoFocus: true } : {})}
          defaultValue={mine?.input}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_TARGET_LENGTH}
        />
      </FormName>
      <Button name={ACTION_FIELD} value="target" variant="secondary">
        {isHeldForTarget(line) ? wordsOf(locale).afterSales.hold.save : m.missing.save}
      </Button>
    </CustomerForm>
  );
}

interface DoubtfulTargetProps {
  read: Target;
  /** The name of the field by which the form confirms it. */
  name: string;
}

/** What is asked about a link at its field where nothing is read while it is typed (rules 8). */
export function DoubtfulTarget({ read, name }: DoubtfulTargetProps) {
  const m = useWords().wizard;
  return (
    <>
      {m.notices['target-doubtful']} {sayUnderstood(m, read)}{' '}
      <TargetQuestion {...{ name, url: read.url, words: m.target }} />
    </>
  );
}

interface LineTargetProps {
  line: Order['lines'][number];
  /** Nothing of it is delivered any more, so it waits for nothing. */
  isOver: boolean;
}

/** What an ordered line is delivered to, and what it still waits for (rules 41). */
export function LineTarget({ line, isOver }: LineTargetProps) {
  const m = useWords().order;
  const { targetUrl, targetLabel } = line;
  const words = useWords().wizard.target;
  if (targetUrl === null || targetLabel === null) {
    return isOver ? null : (
      <Tag tone="warning" icon="warning">
        {m.missing.mark}
      </Tag>
    );
  }
  const name = nameTarget(words.names, targetLabel);
  return (
    <>
      <p className="summary__aside">
        {/* A name such as "Video dQw4w9WgXcQ" says itself what it is. */}
        {name === undefined && `${m.target[line.targetKind ?? 'profile']} `}
        <a href={targetUrl} target="_blank" rel="noreferrer nofollow">
          {name ?? targetLabel}
        </a>
      </p>
      {!isOver && (
        <TargetNote
          asksPost={waitsFor(line) === 'post'}
          isUnverified={isUnverified(line)}
          words={words}
        />
      )}
    </>
  );
}

interface MissingTargetsProps {
  order: Order;
  tried?: TriedTarget | undefined;
}

/** Leads to the first of the fields that ask for a target or a post, or to the one that was filled in wrong. */
export function MissingTargets({ order, tried }: MissingTargetsProps) {
  const m = useWords().order;
  const locale = useLocale();
  if (!takesTargets(order)) return null;
  const asked = order.lines.filter((line) => waitsFor(line) || isHeldForTarget(line));
  const line = asked.find(({ position }) => String(position) === tried?.line);
  const message = tried && sayTried(locale, tried);
  if (line && message) {
    const errors = [{ field: orderTargetField(line), message }];
    return (
      <FormName value={ORDER_FORMS}>
        <ErrorSummary title={wordsOf(locale).wizard.errorSummary(1)} errors={errors} isFocused />
      </FormName>
    );
  }
  const missing = asked.filter((each) => waitsFor(each) && !isHeldForTarget(each));
  const [first] = missing;
  if (!first) return null;
  const words = missing.every((each) => waitsFor(each) === 'post')
    ? wordsOf(locale).orderTarget.postsAsked
    : m.missing;
  return (
    <Notice tone="warning" title={words.heading}>
      {words.text} <a href={`#${targetFieldId(first)}`}>{m.missing.link}</a>
    </Notice>
  );
}
