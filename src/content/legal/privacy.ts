import { type PrivacyText, privacyVersion } from './privacy-text.ts';
import { privacy as privacyCs } from './privacy.cs.ts';
import { privacy as privacyEn } from './privacy.en.ts';
import type { Wordings } from './wordings.ts';

/** The privacy policy of both editions, for the server, which chooses. */
export const privacy: Wordings<PrivacyText> = {
  version: privacyVersion,
  inForce: { cs: privacyCs, en: privacyEn },
  former: [],
};
