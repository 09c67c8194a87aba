import type { PerLocale } from '#domain/locale.ts';
import { type EmailNames, emailNames as csNames } from '#messages/cs/operator/email-names.ts';
import { type UndoMessages, undo as cs } from '#messages/cs/operator/undo.ts';
import { emailNames as enNames } from '#messages/en/operator/email-names.ts';
import { undo as en } from '#messages/en/operator/undo.ts';

/** Words of the bar of what is about to leave, and what e-mails are called in the section. */
export const undoWords: PerLocale<UndoMessages> = { cs, en };
export const emailNames: PerLocale<EmailNames> = { cs: csNames, en: enNames };
