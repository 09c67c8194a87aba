import { type TermsText, termsVersion } from './terms-text.ts';
import { terms as termsCs } from './terms.cs.ts';
import { terms as termsEn } from './terms.en.ts';
import type { Wordings } from './wordings.ts';

/**
 * The terms of both editions, for the server, which chooses. What the operator may change of the offer, ladder,
 * guarantee or delivery, is not in them: a version means one wording (rules 26).
 */
export const terms: Wordings<TermsText> = {
  version: termsVersion,
  inForce: { cs: termsCs, en: termsEn },
  former: [],
};
