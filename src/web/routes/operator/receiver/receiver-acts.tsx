import { TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { ConfirmButton } from '#web/admin/page/confirm-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChangeReceiver } from './change-receiver.tsx';
import type { ReceiverPageProps } from './receiver-props.ts';

/** What can be done with a receiver; each button is a form of the page's one id. */
export function ReceiverActs(props: ReceiverPageProps) {
  const { m, formId, receiver, undelivered } = props;
  const { receiver: words } = m;
  const isPaused = receiver.mark === 'paused';
  return (
    <section className="panel" aria-labelledby="receiver-acts">
      <h2 id="receiver-acts">{words.acts}</h2>
      <form method="post" className="cluster">
        <input type="hidden" name="formId" value={formId} />
        <Button name="intent" value="test" variant="primary">
          {words.test}
        </Button>
        <Button name="intent" value={isPaused ? 'resume' : 'pause'}>
          {isPaused ? words.resume : words.pause}
        </Button>
        <Button name="intent" value="rotate">
          {words.rotate}
        </Button>
        {undelivered > 0 && (
          <Button name="intent" value="leave">
            {words.leave}
          </Button>
        )}
      </form>
      <ChangeReceiver {...props} />
      <ConfirmButton title={words.remove} text={words.sure} yes={words.yes} intent="remove">
        <input type="hidden" name="formId" value={formId} />
      </ConfirmButton>
    </section>
  );
}

/** Sends once more what was not delivered, or everything of a time. */
export function ReplayPart({ m, formId, typed, problem }: ReceiverPageProps) {
  const { replay } = m;
  const isOfRange = problem === 'replay-range';
  return (
    <section className="panel" aria-labelledby="receiver-replay">
      <h2 id="receiver-replay">{replay.title}</h2>
      <p>{replay.text}</p>
      <form method="post">
        <input type="hidden" name="formId" value={formId} />
        <input type="hidden" name="which" value="failed" />
        <Button name="intent" value="replay">
          {replay.failed}
        </Button>
      </form>
      <form method="post" className="fields" noValidate>
        <FormName value="replay">
          <input type="hidden" name="formId" value={formId} />
          <input type="hidden" name="which" value="time" />
          <TextField
            name="from"
            type="datetime-local"
            label={replay.from}
            defaultValue={typed?.from}
            error={isOfRange ? m.refused[problem] : undefined}
          />
          <TextField name="to" type="datetime-local" label={replay.to} defaultValue={typed?.to} />
          <div className="cluster">
            <Button name="intent" value="replay">
              {replay.time}
            </Button>
          </div>
        </FormName>
      </form>
    </section>
  );
}
