import type { PerLocale } from '#domain/locale.ts';
import { type WebhookMessages, webhooks as cs } from '#messages/cs/admin/webhooks.ts';
import { webhooks as en } from '#messages/en/admin/webhooks.ts';

/** Words of receivers of webhooks, and of what they are told. */
export const webhookWords: PerLocale<WebhookMessages> = { cs, en };
