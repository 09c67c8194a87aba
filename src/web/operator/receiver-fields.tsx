import { webhookEvents } from '#domain/webhooks/event.ts';
import {
  MAX_RECEIVER_NAME_LENGTH,
  MAX_RECEIVER_URL_LENGTH,
  type ReceiverProblem,
} from '#domain/webhooks/receiver.ts';
import type { WebhookMessages } from '#messages/cs/operator/webhooks.ts';
import { CheckboxField, FieldError, TextField } from '#web/forms/field.tsx';
import { type TypedReceiver, eventField } from './typed-receiver.ts';

interface ReceiverFieldsProps {
  m: WebhookMessages;
  typed: TypedReceiver | undefined;
  problem: ReceiverProblem | undefined;
}

/** The fields of a receiver; what is wrong stands at its field, and what was typed stays. */
export function ReceiverFields({ m, typed, problem }: ReceiverFieldsProps) {
  const { add } = m;
  const said = problem && m.problems[problem];
  const isOfEvents = problem === 'events-empty' || problem === 'receivers-full';
  return (
    <>
      <TextField
        name="name"
        label={add.name}
        hint={add.nameHint}
        error={problem === 'name-empty' ? said : undefined}
        defaultValue={typed?.name}
        maxLength={MAX_RECEIVER_NAME_LENGTH}
        autoComplete="off"
        required
      />
      <TextField
        name="url"
        type="url"
        label={add.url}
        error={problem?.startsWith('url-') ? said : undefined}
        defaultValue={typed?.url}
        maxLength={MAX_RECEIVER_URL_LENGTH}
        autoComplete="off"
        required
      />
      <fieldset
        className="webhook-events"
        aria-describedby={isOfEvents ? 'webhook-events-error' : undefined}
      >
        <legend className="field__label">{add.events}</legend>
        {webhookEvents.map((event) => (
          <CheckboxField
            key={event}
            name={eventField(event)}
            label={
              <>
                {m.events[event]} <code className="small faint">{event}</code>
              </>
            }
            defaultChecked={typed ? typed.events.includes(event) : true}
          />
        ))}
        {isOfEvents && <FieldError id="webhook-events">{said}</FieldError>}
      </fieldset>
    </>
  );
}
