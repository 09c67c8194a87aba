import type { PerLocale } from '#domain/locale.ts';
import { type WizardMessages, wizard as cs } from '#messages/cs/order/wizard.ts';
import { wizard as en } from '#messages/en/order/wizard.ts';

/** Both languages, for the server; the browser loads one, with its island. */
export const wizardMessages: PerLocale<WizardMessages> = { cs, en };
