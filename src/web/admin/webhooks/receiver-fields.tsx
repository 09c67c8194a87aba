import type { ReactNode } from 'react';
import { webhookEvents } from '#domain/webhooks/event.ts';
import {
  MAX_RECEIVER_NAME_LENGTH,
  MAX_RECEIVER_URL_LENGTH,
  type ReceiverFields as Input,
} from '#domain/webhooks/receiver.ts';
import type { WebhookMessages } from '#messages/cs/admin/webhooks.ts';
import { CheckboxField, FieldError, TextField } from '#web/forms/field.tsx';
import type { PostedFields } from '#web/forms/posted-fields.ts';

/** Which problems of a receiver stand at which of its fields. */
export const receiverFields = {
  name: ['name-empty'],
  url: [
    'url-empty',
    'url-invalid',
    'url-not-https',
    'url-credentials',
    'url-port',
    'url-inward',
    'url-name',
  ],
  events: ['events-empty', 'receivers-full'],
} as const;

/** Each event is a box of its own. */
function eventField(event: string): string {
  return `event-${event}`;
}

/** The fields of a receiver as they were posted. */
export function readReceiverFields(field: PostedFields): Input {
  const events = webhookEvents.filter((event) => field(eventField(event)) !== '');
  return { name: field('name'), url: field('url'), events };
}

interface ReceiverFieldsProps {
  m: WebhookMessages;
  form: {
    isPosted: boolean;
    value(field: string): string | undefined;
    field(name: keyof typeof receiverFields): {
      name: string;
      defaultValue: string | undefined;
      error: ReactNode;
    };
  };
  /** What is changed; a new one hears of every event until somebody says otherwise. */
  stored?: Input;
}

/** The fields of a receiver; what is wrong stands at its field, and what was typed stays. */
export function ReceiverFields({ m, form, stored }: ReceiverFieldsProps) {
  const { add } = m;
  const [name, url] = [form.field('name'), form.field('url')];
  const { error } = form.field('events');
  const isChosen = (event: string) =>
    form.isPosted
      ? Boolean(form.value(eventField(event)))
      : !stored || stored.events.includes(event);
  return (
    <>
      <TextField
        {...name}
        label={add.name}
        hint={add.nameHint}
        defaultValue={name.defaultValue ?? stored?.name}
        maxLength={MAX_RECEIVER_NAME_LENGTH}
        autoComplete="off"
        required
      />
      <TextField
        {...url}
        type="url"
        label={add.url}
        defaultValue={url.defaultValue ?? stored?.url}
        maxLength={MAX_RECEIVER_URL_LENGTH}
        autoComplete="off"
        required
      />
      <fieldset
        className="webhook-events"
        aria-describedby={error ? 'webhook-events-error' : undefined}
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
            defaultChecked={isChosen(event)}
          />
        ))}
        {error && <FieldError id="webhook-events">{error}</FieldError>}
      </fieldset>
    </>
  );
}
