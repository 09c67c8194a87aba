import { webhookEvents } from '#domain/webhooks/event.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';

/** What was filled in of a new receiver. */
export interface TypedReceiver {
  name: string;
  url: string;
  events: readonly string[];
}

/** Each event is a box of its own. */
export function eventField(event: string): string {
  return `event-${event}`;
}

/** The fields of the form as they were posted. */
export function typedReceiver(field: PostedFields): TypedReceiver {
  const events = webhookEvents.filter((event) => field(eventField(event)) !== '');
  return { name: field('name'), url: field('url'), events };
}
