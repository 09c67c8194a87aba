import { formatMoment } from '#content/moments.ts';
import { readPackageId } from '#domain/catalogue/price-list.ts';
import { NOTHING_CHOSEN } from '#domain/text/nothing-chosen.ts';
import { type HoldReason, MAX_HOLD_TEXT, holdReasons } from '#domain/delivery/hold.ts';
import { earlyEndOf } from '#domain/order/order.ts';
import { MAX_TARGET_LENGTH, wantsPost } from '#domain/target/target.ts';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { SelectField, TextAreaField, TextField } from '#web/forms/field.tsx';
import { Previewed } from '#web/admin/form/previewed.tsx';
import { DoubtfulTarget, doubtfulOf, sayTried } from '#web/routes/order/order/target-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { heldFor, useOrderForm } from './actions.ts';
import { type OrderPageLine, useOrderPage } from './load-order.ts';
import { OrderEmailText } from './parts.tsx';

interface LineProps {
  line: OrderPageLine;
}

/** What is done with a line now and then: hold it, let it go on, mend its target. */
export function LineMore({ line }: LineProps) {
  const { order } = useOrderPage();
  if (earlyEndOf(order.state) || line.work === 'completed') return null;
  const isPaid = order.state === 'paid' || order.state === 'delivering';
  return (
    <>
      {line.holdReason !== null && <HeldLine line={line} reason={line.holdReason} />}
      <div className="admin-line__more">
        {isPaid && line.holdReason === null && !order.ending && <HoldForm line={line} />}
        <TargetForm line={line} />
      </div>
    </>
  );
}

function HeldLine({ line, reason }: LineProps & { reason: HoldReason }) {
  const { order, locale, m } = useOrderPage();
  const { position, heldAt, holdText } = line;
  const at = heldAt ? formatMoment(locale, heldAt) : '';
  const form = useOrderForm('resume', position);
  return (
    <div className="admin-line__held">
      <p>
        <strong>{m.hold.held(m.hold.reasons[reason], at)}</strong>
      </p>
      <p className="small">
        {m.hold.told} <span className="breakable admin-text">{holdText}</span>
      </p>
      {!order.ending && (
        <ActionForm
          form={form}
          hidden={{ line: position }}
          label={`${m.line(position)}: ${m.hold.resume}`}
        >
          <Button>{m.hold.resume}</Button>
        </ActionForm>
      )}
    </div>
  );
}

/** First what the customer will read, then, beside the whole e-mail, the press that holds and sends. */
function HoldForm({ line: { position } }: LineProps) {
  const { order, m } = useOrderPage();
  const form = useOrderForm('hold', position);
  const preview = form.refused?.preview;
  const text = form.refused?.text ?? form.value('text') ?? '';
  const reason = holdReasons.find((each) => each === form.value('reason')) ?? '';
  return (
    <details className="admin-more" open={form.isPosted}>
      <summary>{m.hold.open}</summary>
      <ActionForm
        form={form}
        hidden={{ line: position }}
        label={`${m.line(position)}: ${m.hold.heading}`}
        className="fields"
      >
        <SelectField {...form.field('reason')} label={m.hold.reason} defaultValue={reason}>
          <option value={NOTHING_CHOSEN}>{m.hold.choose}</option>
          {holdReasons.map((each) => (
            <option key={each} value={each}>
              {m.hold.reasons[each]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          {...form.field('text')}
          label={m.hold.text}
          hint={m.hold.textHint}
          rows={3}
          defaultValue={text}
          maxLength={MAX_HOLD_TEXT}
        />
        {preview && (
          <>
            <OrderEmailText preview={preview} order={order} isOpen />
            <Previewed of={heldFor(reason, text)} />
          </>
        )}
        <Button variant={preview ? 'secondary' : 'outline'} data-wanted={preview ? '' : undefined}>
          {preview ? m.hold.confirm : m.hold.preview}
        </Button>
      </ActionForm>
    </details>
  );
}

function TargetForm({ line }: LineProps) {
  const { locale, m } = useOrderPage();
  const { position } = line;
  const form = useOrderForm('target', position);
  const problem = form.refused?.target;
  const doubtful = doubtfulOf(problem);
  const value = form.value('target') ?? line.targetUrl ?? '';
  const service = readPackageId(line.packageId)?.service ?? '';
  return (
    <details className="admin-more" open={form.isPosted}>
      <summary>{m.target.open}</summary>
      <ActionForm
        form={form}
        hidden={{ line: position }}
        label={`${m.line(position)}: ${m.target.save}`}
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
          hint={
            doubtful && <DoubtfulTarget {...{ locale, read: doubtful, name: 'confirmed-target' }} />
          }
          error={problem && sayTried(locale, { line: String(position), input: value, problem })}
        />
        <Button>{m.target.save}</Button>
      </ActionForm>
    </details>
  );
}
