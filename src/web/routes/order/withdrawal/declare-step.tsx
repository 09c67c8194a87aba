import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { formatMoment } from '#content/moments.ts';
import { href } from '#domain/addresses.ts';
import {
  type Declaration,
  type DeclarationField,
  type DeclarationProblems,
  declarationLimits,
} from '#domain/withdrawals/withdrawal.ts';
import { keysOf } from '#domain/records.ts';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { CheckboxField, TextAreaField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { PrivacyNote } from '#web/legal/privacy-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { type LineChoices, CHOICES_FIELD, lineField } from './view.ts';

interface DeclareStepProps {
  input: Declaration;
  order: string;
  problems: DeclarationProblems;
  isLost: boolean;
  withdrawnAt: Date | undefined;
  lines: readonly number[];
  /** The lines of the order that the customer came from; undefined elsewhere. */
  choices: LineChoices | undefined;
}

/** Step one: who withdraws, from which contract, and where the acknowledgement goes. */
export function DeclareStep(props: DeclareStepProps) {
  const m = useWords().withdrawal;
  const locale = useLocale();
  const { order, problems, isLost, choices } = props;
  const errors = keysOf(declarationLimits).flatMap((field) => {
    const problem = problems[field];
    const isBox = field === 'part' && problem === 'lines-missing';
    const at = isBox ? lineField(choices?.lines[0]?.position ?? 0) : field;
    return problem ? [{ field: at, message: m.problems[problem] }] : [];
  });
  return (
    <>
      <header className="order-page__head">
        <h1>{m.title}</h1>
        <p className="lead">{m.lead}</p>
      </header>
      <div className="withdrawal__columns">
        <form
          method="post"
          action={href('withdrawal', locale)}
          className="withdrawal__form fields"
          noValidate
        >
          <FormName value="withdrawal">
            <Already {...props} />
            {isLost && <Notice tone="warning">{m.lost}</Notice>}
            <ErrorSummary title={m.summary(errors.length)} errors={errors} isFocused />
            <input type="hidden" name="order" value={order} />
            {isLost && <input type="hidden" name="direct" value="1" />}
            <DeclarationFields {...props} />
            <PrivacyNote />
            <div className="cluster">
              <Button variant="primary" size="large" name={ACTION_FIELD} value="declare">
                {m.declare}
              </Button>
            </div>
          </FormName>
        </form>
        <Effects />
      </div>
    </>
  );
}

/** Whoever has withdrawn need not do it again, but may withdraw from more. */
function Already({ order, withdrawnAt }: DeclareStepProps) {
  const { already } = useWords().withdrawal;
  const locale = useLocale();
  if (!withdrawnAt) return null;
  return (
    <Notice title={already.title(formatMoment(locale, withdrawnAt))}>
      {already.text} <a href={href('order', locale, { token: order })}>{already.order}</a>
    </Notice>
  );
}

function DeclarationFields({ input, problems, choices, lines }: DeclareStepProps) {
  const m = useWords().withdrawal;
  const isOfOrder = choices !== undefined && choices.lines.length > 0;
  const of = (field: DeclarationField) => {
    const problem = problems[field];
    return {
      name: field,
      label: m[field],
      error: problem && m.problems[problem],
      defaultValue: input[field],
      maxLength: declarationLimits[field],
    };
  };
  return (
    <>
      <TextField {...of('name')} autoComplete="name" required />
      <TextField {...of('number')} hint={m.numberHint} autoComplete="off" required />
      <TextField {...of('email')} hint={m.emailHint} type="email" autoComplete="email" required />
      {isOfOrder ? (
        <LineBoxes {...{ choices }} chosen={lines} isMissing={problems.part === 'lines-missing'} />
      ) : (
        <TextAreaField {...of('part')} mark={m.optional} hint={m.partHint} rows={2} />
      )}
      <TextAreaField {...of('reason')} mark={m.optional} hint={m.reasonHint} rows={2} />
    </>
  );
}

function Effects() {
  const { effects } = useWords().withdrawal;
  const locale = useLocale();
  return (
    <aside className="withdrawal__effects stack" aria-labelledby="effects-heading">
      <h2 id="effects-heading">{effects.heading}</h2>
      <ol className="withdrawal__list">
        {effects.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
      <p>{effects.refund}</p>
      <p>{effects.acknowledgement}</p>
      <p>
        <a href={`${href('terms', locale)}#withdrawal`}>{effects.terms}</a>
      </p>
    </aside>
  );
}

interface LineBoxesProps {
  choices: LineChoices;
  /** The positions that were ticked; empty at the beginning, when all of them are. */
  chosen: readonly number[];
  isMissing: boolean;
}

/** Which packages of the order are withdrawn from: all of them, unless somebody unticks one. */
function LineBoxes({ choices: { lines, isWhole }, chosen, isMissing }: LineBoxesProps) {
  const m = useWords().withdrawal;
  return (
    <fieldset className="withdrawal__lines stack stack--small">
      <legend>{m.lines}</legend>
      <input
        type="hidden"
        name={CHOICES_FIELD}
        value={`${lines.length} ${isWhole ? 'whole' : 'rest'}`}
      />
      {lines.map(({ position, name }, index) => (
        <CheckboxField
          key={position}
          name={lineField(position)}
          value={name}
          label={name}
          defaultChecked={!isMissing && (chosen.length === 0 || chosen.includes(position))}
          error={isMissing && index === 0 && m.problems['lines-missing']}
        />
      ))}
    </fieldset>
  );
}
