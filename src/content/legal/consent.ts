import type { PerLocale } from '#domain/locale.ts';
import { LEGAL_DAY } from '#domain/legal/notice.ts';
import { WITHDRAWAL_DAYS } from '#domain/shop/promises.ts';

/** A text that a customer agrees to; the version is stored with the order (rules 16). */
export interface ConsentText {
  version: string;
  text: string;
}

/**
 * The consumer's express request to begin before the withdrawal period ends, beside a box that is
 * never ticked beforehand (rules 16; §1824a and §1837 of the Czech Civil Code). Its first wording is of the day
 * of the terms. A changed word needs a new version: orders point at what their customer really read.
 */
export const expressRequest: PerLocale<ConsentText> = {
  cs: {
    version: LEGAL_DAY,
    text: `Výslovně žádám, aby plnění začalo před uplynutím ${WITHDRAWAL_DAYS}denní lhůty pro odstoupení. Beru na vědomí, že úplným splněním služby právo odstoupit zaniká a\u00a0že při dřívějším odstoupení uhradím poměrnou část ceny.`,
  },
  en: {
    version: LEGAL_DAY,
    text: `I expressly request that performance begin within the ${WITHDRAWAL_DAYS}-day withdrawal period. I acknowledge that I lose the right of withdrawal once the service has been fully performed, and that if I withdraw earlier I pay a proportionate part of the price.`,
  },
};
