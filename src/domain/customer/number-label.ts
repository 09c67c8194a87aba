import { plainSigns } from '#domain/plain-signs.ts';

/** What the numbers of a company are called in front of them. IC also begins British ones: IC000123. */
const LABEL =
  /^(?:(?:I[ČC] ?DPH|DI[ČC]|VAT|UST-?ID|UID|TVA|P\.? ?IVA|NI[PF]|CIF|BTW|ΑΦΜ)(?:[ .-]*(?:ID|NO|NR|NUMBER|REG)(?![A-Z\d]))*|IČO?|ICO|IC(?=[ .:]|\d{8}$))[ .:#-]*/;

/** A number of a company in plain signs and capitals, without what it is called. */
export function withoutLabel(typed: string): string {
  return plainSigns(typed).toUpperCase().replace(LABEL, '');
}
