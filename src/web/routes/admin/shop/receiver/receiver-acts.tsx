import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { ConfirmButton } from '#web/admin/page/confirm-button.tsx';
import { TextField } from '#web/forms/field.tsx';
import { ReceiverFields } from '#web/admin/webhooks/receiver-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { useReceiverForm } from './actions.ts';
import { useReceiverPage } from './load-receiver.ts';

/** What can be done with a receiver; each form is of the page's one id. */
export function ReceiverActs() {
  const { m, formId, receiver, undelivered } = useReceiverPage();
  const { receiver: words } = m;
  const isPaused = receiver.mark === 'paused';
  const form = useReceiverForm(['test', 'pause', 'resume', 'rotate', 'leave']);
  return (
    <section className="panel" aria-labelledby="receiver-acts">
      <h2 id="receiver-acts">{words.acts}</h2>
      <ActionForm form={form} className="cluster">
        <Button {...form.press('test')} variant="primary">
          {words.test}
        </Button>
        <Button {...form.press(isPaused ? 'resume' : 'pause')}>
          {isPaused ? words.resume : words.pause}
        </Button>
        <Button {...form.press('rotate')}>{words.rotate}</Button>
        {undelivered > 0 && <Button {...form.press('leave')}>{words.leave}</Button>}
      </ActionForm>
      <ChangeReceiver />
      <ConfirmButton title={words.remove} text={words.sure} yes={words.yes} action="remove">
        <input type="hidden" name="formId" value={formId} />
      </ConfirmButton>
    </section>
  );
}

/** Changes name, address and events; open where something is wrong with what was typed. */
function ChangeReceiver() {
  const { m, receiver, seen } = useReceiverPage();
  const form = useReceiverForm('change');
  return (
    <details className="sure sure--calm" open={form.isPosted}>
      <summary>{m.receiver.change}</summary>
      {/* Who was refused has been shown how it stands by now. */}
      <ActionForm form={form} hidden={{ seen }} className="fields" noValidate>
        <ReceiverFields m={m} form={form} stored={receiver} />
        <div className="cluster">
          <Button variant="primary">{m.receiver.saveChange}</Button>
        </div>
      </ActionForm>
    </details>
  );
}

/** Sends once more what was not delivered, or everything of a time. */
export function ReplayPart() {
  const { replay } = useReceiverPage().m;
  const failed = useReceiverForm('replay', 'failed');
  const range = useReceiverForm('replay');
  return (
    <section className="panel" aria-labelledby="receiver-replay">
      <h2 id="receiver-replay">{replay.title}</h2>
      <p>{replay.text}</p>
      <ActionForm form={failed} hidden={{ which: 'failed' }}>
        <Button>{replay.failed}</Button>
      </ActionForm>
      <ActionForm form={range} hidden={{ which: 'time' }} className="fields" noValidate>
        <TextField {...range.field('from')} type="datetime-local" label={replay.from} />
        <TextField
          name="to"
          type="datetime-local"
          label={replay.to}
          defaultValue={range.value('to')}
        />
        <div className="cluster">
          <Button>{replay.time}</Button>
        </div>
      </ActionForm>
    </section>
  );
}
