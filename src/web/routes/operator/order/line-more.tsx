import { formatMoment } from '#content/moment-text.ts';
import { holdReasons } from '#domain/order/hold.ts';
import { MAX_HOLD_TEXT } from '#domain/order/hold-form.ts';
import { earlyEndOf } from '#domain/order/order.ts';
import { readPackageId } from '#domain/catalogue/price-list.ts';
import { MAX_TARGET_LENGTH } from '#domain/target/target.ts';
import { wantsPost } from '#domain/target/wants-post.ts';
import { NOTHING_CHOSEN } from '#domain/nothing-chosen.ts';
import { SelectField, TextAreaField, TextField } from '#web/forms/field.tsx';
import { Previewed } from '#web/operator/previewed.tsx';
import { typedIn } from '#web/operator/typed-form.ts';
import { DoubtfulTarget, doubtfulOf, sayTried } from '#web/routes/order/order/target-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { DeskForm } from './desk-form.tsx';
import type { DeskLine, DeskProps } from './desk-props.ts';
import { EmailText } from './email-text.tsx';
import { heldFor } from './order-action.ts';

type LineProps = DeskProps & { line: DeskLine };

/** What is done with a line now and then: hold it, let it go on, mend its target. */
export function LineMore(props: LineProps) {
  const { order, line } = props;
  if (earlyEndOf(order.state) || line.work === 'completed') return null;
  const isPaid = order.state === 'paid' || order.state === 'delivering';
  return (
    <>
      {line.holdReason !== null && <HeldLine {...props} reason={line.holdReason} />}
      <div className="desk-line__more">
        {isPaid && line.holdReason === null && !order.ending && <HoldForm {...props} />}
        <TargetForm {...props} />
      </div>
    </>
  );
}

function HeldLine(props: LineProps & { reason: NonNullable<DeskLine['holdReason']> }) {
  const { order, line, reason, locale, m } = props;
  const at = line.heldAt ? formatMoment(locale, line.heldAt) : '';
  return (
    <div className="desk-line__held">
      <p>
        <strong>{m.hold.held(m.hold.reasons[reason], at)}</strong>
      </p>
      <p className="small">
        {m.hold.told} <span className="breakable desk-text">{line.holdText}</span>
      </p>
      {!order.ending && (
        <DeskForm
          {...props}
          name={`resume-${line.position}`}
          action="resume"
          line={line.position}
          label={`${m.line(line.position)}: ${m.hold.resume}`}
        >
          <Button>{m.hold.resume}</Button>
        </DeskForm>
      )}
    </div>
  );
}

/** First what the customer will read, then, beside the whole e-mail, the press that holds and sends. */
function HoldForm(props: LineProps) {
  const { order, line, typed, refused, m } = props;
  const form = `hold-${line.position}`;
  const isMine = typed?.form === form;
  const problem = isMine ? refused?.problem : undefined;
  const preview = isMine ? refused?.preview : undefined;
  const reason = typedIn(typed, form, 'reason') ?? '';
  const text = (isMine ? refused?.holdText : undefined) ?? typedIn(typed, form, 'text') ?? '';
  return (
    <details className="desk-more" open={isMine}>
      <summary>{m.hold.open}</summary>
      <DeskForm
        {...props}
        name={form}
        action="hold"
        line={line.position}
        label={`${m.line(line.position)}: ${m.hold.heading}`}
        className="fields"
      >
        <SelectField
          name="reason"
          label={m.hold.reason}
          defaultValue={reason}
          error={problem === 'hold-reason' && m.problems[problem]}
        >
          <option value={NOTHING_CHOSEN}>{m.hold.choose}</option>
          {holdReasons.map((each) => (
            <option key={each} value={each}>
              {m.hold.reasons[each]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          name="text"
          label={m.hold.text}
          hint={m.hold.textHint}
          rows={3}
          defaultValue={text}
          maxLength={MAX_HOLD_TEXT}
          error={
            (problem === 'hold-text-missing' || problem === 'hold-text-too-long') &&
            m.problems[problem]
          }
        />
        {preview && (
          <>
            <EmailText preview={preview} order={order} m={m} isOpen />
            <Previewed of={heldFor(reason, text)} />
          </>
        )}
        <Button variant={preview ? 'secondary' : 'outline'} data-wanted={preview ? '' : undefined}>
          {preview ? m.hold.confirm : m.hold.preview}
        </Button>
      </DeskForm>
    </details>
  );
}

function TargetForm(props: LineProps) {
  const { line, typed, refused, locale, m } = props;
  const form = `target-${line.position}`;
  const isMine = typed?.form === form;
  const problem = isMine ? refused?.target : undefined;
  const doubtful = doubtfulOf(problem);
  const value = typedIn(typed, form, 'target') ?? line.targetUrl ?? '';
  const service = readPackageId(line.packageId)?.service ?? '';
  return (
    <details className="desk-more" open={isMine}>
      <summary>{m.target.open}</summary>
      <DeskForm
        {...props}
        name={form}
        action="target"
        line={line.position}
        label={`${m.line(line.position)}: ${m.target.save}`}
        className="fields"
      >
        <TextField
          name="target"
          label={wantsPost(service) ? m.target.post : m.target.profile}
          defaultValue={value}
          maxLength={MAX_TARGET_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={doubtful && <DoubtfulTarget {...{ read: doubtful, name: 'confirmed-target' }} />}
          error={
            problem && sayTried(locale, { line: String(line.position), typed: value, problem })
          }
        />
        <Button>{m.target.save}</Button>
      </DeskForm>
    </details>
  );
}
