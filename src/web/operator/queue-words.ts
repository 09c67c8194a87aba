import type { PerLocale } from '#domain/locale.ts';
import { type QueueMessages, queues as cs } from '#messages/cs/operator/queues.ts';
import { queues as en } from '#messages/en/operator/queues.ts';

export const queueWords: PerLocale<QueueMessages> = { cs, en };
