import type { Logger } from 'pino';
import { usualQuestions } from '#content/faq/faq.ts';
import { listPressMarks, readClaimCorrections, readFaqChanges } from '#database/texts.ts';
import type { DatabaseClient } from '#database/client.ts';
import { readLegalNotices } from '#database/legal.ts';
import type { ClaimCorrections } from '#domain/content/claims/correction.ts';
import { type FaqChange, layFaq } from '#domain/content/faq/faq.ts';
import type { LegalNotice } from '#domain/legal/notice.ts';
import type { PerLocale } from '#domain/locale.ts';
import type { PressMark } from '#domain/content/press/press-mark.ts';
import { type ReviewSwitches, allOff, originsShown } from '#domain/reviews/review.ts';
import { countCustomerReviews, readReviewSwitches } from '#database/reviews/reviews.ts';
import { readShopSettings } from '#database/offer/shop-settings.ts';
import { type StoredSettings, nothingSet, settingsOf } from '#domain/shop/shop-settings.ts';
import type { Services } from '#flows/services.ts';
import { ALL } from '#main/page-cache/page-cache.ts';
import { rememberAnswer } from './remember.ts';

/** What the operator publishes beside the offer, as pages read it. */
export interface Published extends Pick<
  Services,
  'claims' | 'faq' | 'legalNotices' | 'press' | 'reviewOrigins' | 'settings' | 'verifiedReviews'
> {
  /** Asks anew where something with this tag has changed, or everything where it is `all`. */
  forget(tag: string): void;
}

interface Kinds {
  claims: ClaimCorrections;
  faq: readonly FaqChange[];
  legal: readonly LegalNotice[];
  press: readonly PressMark[];
  reviews: { switches: ReviewSwitches; verified: PerLocale<number> };
  settings: StoredSettings;
}

const nothing: Kinds = {
  claims: {},
  faq: [],
  legal: [],
  press: [],
  reviews: { switches: allOff, verified: { cs: 0, en: 0 } },
  settings: nothingSet,
};

/** All of it is read at once, so that a page waits once for a silent database and not for each kind. */
export function makePublished(sources: {
  database: DatabaseClient;
  settings: { shop: { isLocal: boolean } };
  clock: () => Date;
  log: Logger;
}): Published {
  const { clock, log } = sources;
  const { db } = sources.database;
  const published = rememberAnswer<Kinds>({
    what: 'what the operator has published',
    ask: async () => {
      const [claims, faq, legal, press, switches, verified, settings] = await Promise.all([
        readClaimCorrections(db),
        readFaqChanges(db),
        readLegalNotices(db),
        listPressMarks(db),
        readReviewSwitches(db),
        countCustomerReviews(db),
        readShopSettings(db),
      ]);
      return { claims, faq, legal, press, reviews: { switches, verified }, settings };
    },
    fallback: nothing,
    clock,
    log,
  });
  const { isLocal } = sources.settings.shop;
  return {
    reviewOrigins: async () => originsShown(isLocal, (await published()).reviews.switches),
    verifiedReviews: async () => (await published()).reviews.verified,
    settings: async () => settingsOf((await published()).settings, isLocal),
    claims: async () => (await published()).claims,
    faq: async () => layFaq(usualQuestions, (await published()).faq),
    legalNotices: async () => (await published()).legal,
    press: async () => (await published()).press,
    forget: (tag) => {
      if (tag === ALL || Object.hasOwn(nothing, tag)) published.forget();
    },
  };
}
