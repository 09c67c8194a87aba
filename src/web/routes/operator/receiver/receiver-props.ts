import type { ListedDelivery } from '#database/webhook-deliveries.ts';
import type { Page } from '#domain/list/cursor.ts';
import type { Locale } from '#domain/locale.ts';
import type { WebhookEvent } from '#domain/webhooks/event.ts';
import type { ReceiverProblem } from '#domain/webhooks/receiver.ts';
import type { TypedReceiver } from '#web/operator/typed-receiver.ts';
import type { WebhookMessages } from '#messages/cs/operator/webhooks.ts';
import type { ReceiverMark } from '#web/operator/webhook-parts.tsx';
import type { SavedWord } from './act-on.ts';

export interface ReceiverPageProps {
  locale: Locale;
  m: WebhookMessages;
  receiver: {
    id: string;
    name: string;
    url: string;
    events: readonly WebhookEvent[];
    createdAt: Date;
    secretAt: Date;
    mark: ReceiverMark;
  };
  /** How it stands, for the form that changes it. */
  seen: string;
  /** Events that never arrived and that nobody has let be. */
  undelivered: number;
  /** Until when the former secret signs as well. */
  overlapUntil: Date | undefined;
  page: Page<ListedDelivery>;
  state: 'failed' | 'waiting' | undefined;
  saved: SavedWord | undefined;
  formId: string;
  /** A form was posted here that had to be proven first. */
  isKept: boolean;
  problem?: keyof WebhookMessages['refused'] | ReceiverProblem;
  typed?: { from: string; to: string; receiver: TypedReceiver };
  rotated?: { secret: string | undefined };
}
