import type { PerLocale } from '#domain/locale.ts';
import { type EmailNames, emailNames as csNames } from '#messages/cs/operator/outbox.ts';
import { type UndoMessages, undo as cs } from '#messages/cs/operator/frame.ts';
import { emailNames as enNames } from '#messages/en/operator/outbox.ts';
import { undo as en } from '#messages/en/operator/frame.ts';

/** Words of the bar of what is about to leave, and what e-mails are called in the section. */
export const undoWords: PerLocale<UndoMessages> = { cs, en };
export const emailNames: PerLocale<EmailNames> = { cs: csNames, en: enNames };
