import type { PerLocale } from '#domain/locale.ts';
import { type MessagesMessages, messages as cs } from '#messages/cs/admin/messages.ts';
import { messages as en } from '#messages/en/admin/messages.ts';

/** Words of the messages from customers, of their threads and of the saved answers. */
export const messagesWords: PerLocale<MessagesMessages> = { cs, en };
