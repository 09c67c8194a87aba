import type { DeliveryPage } from '#database/webhook-deliveries.ts';
import type { Locale } from '#domain/locale.ts';
import type { WebhookEvent } from '#domain/webhooks/event.ts';
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
  /** Until when the former secret signs as well. */
  overlapUntil: Date | undefined;
  page: DeliveryPage;
  state: 'failed' | 'waiting' | undefined;
  saved: SavedWord | undefined;
  formId: string;
  /** A form was posted here that had to be proven first. */
  isKept: boolean;
  problem?: keyof WebhookMessages['refused'];
  typed?: { from: string; to: string };
  rotated?: { secret: string | undefined };
}
