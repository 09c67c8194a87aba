import type { PerLocale } from '#domain/locale.ts';
import { type OutboxMessages, outbox as cs } from '#messages/cs/operator/outbox.ts';
import { outbox as en } from '#messages/en/operator/outbox.ts';

export const outboxWords: PerLocale<OutboxMessages> = { cs, en };
