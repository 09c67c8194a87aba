import type { PerLocale } from '#domain/locale.ts';
import { type EmailNames, emailNames as csNames } from '#messages/cs/admin/outbox.ts';
import { type UndoMessages, undo as cs } from '#messages/cs/admin/frame.ts';
import { emailNames as enNames } from '#messages/en/admin/outbox.ts';
import { undo as en } from '#messages/en/admin/frame.ts';

/** Words of the bar of what is about to leave, and what e-mails are called in the section. */
export const undoWords: PerLocale<UndoMessages> = { cs, en };
export const emailNames: PerLocale<EmailNames> = { cs: csNames, en: enNames };
