import type { Proving } from '#database/backup/check-backup.ts';
import type { Database } from '#database/client.ts';
import type { Articles } from '#domain/content/articles/articles.ts';
import type { MeasuredTimes, OrderCounts } from '#domain/catalogue/measured.ts';
import type { ClaimCorrections } from '#domain/content/claims/correction.ts';
import type { FaqEntry } from '#domain/content/faq/faq.ts';
import type { VisitedPage } from '#domain/legal/judge-pages.ts';
import type { LegalNotice } from '#domain/legal/notice.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import type { OfferedKinds, Offering } from '#domain/shop/offering.ts';
import type { PressMark } from '#domain/content/press/press-mark.ts';
import type { ReviewOrigin } from '#domain/reviews/review.ts';
import type { ShopSettings } from '#domain/shop/shop-settings.ts';
import type { Setup, Shop } from '#domain/shop/shop.ts';
import type { ImageProcessor } from '#ports/images/port.ts';
import type { ImageGenerator } from '#ports/image-generator/port.ts';
import type { Inbox } from '#ports/inbox/port.ts';
import type { Mail } from '#ports/mail/port.ts';
import type { OgImages } from '#ports/og-images/port.ts';
import type { Payments } from '#ports/payments/port.ts';
import type { CompanyRegister } from '#ports/company-register/port.ts';
import type { Storage } from '#ports/storage/port.ts';
import type { Webhooks } from '#ports/webhooks/port.ts';
import type { Writer } from '#ports/text-generator/port.ts';
import type { BoundedWork } from './bounded-work.ts';
import type { Limits } from './limits.ts';

/** Seconds after which to try again when the database or the provider is away. */
export const LATER_SECONDS = 10;

/** Where the nightly backups lie, and what it takes to make and to prove one. */
export interface Backups extends Pick<Proving, 'url' | 'migrations' | 'ports' | 'freeBytes'> {
  /** Absolute path of the folder. */
  folder: string;
}

/**
 * What became of a message that could be read: stored, the same once more, refused for there being too many,
 * or dropped, because a program has filled in what people do not see.
 */
export type MessageOutcome = 'stored' | 'repeated' | 'refused' | 'trapped';

/** What the generators may use up (rules 80). */
export interface WritingLimits {
  /** Pictures: those that a model draws. */
  perDay: { texts: number; cost: Haler | undefined; pictures: number };
  /** Of one batch: more texts are not begun, and one that has cost so much is stopped. */
  perBatch: { texts: number; cost: Haler | undefined };
  /** For one text, both attempts together. */
  seconds: number;
  /** Haléře for a million tokens; undefined where nobody has said it. */
  prices: { input: number; output: number } | undefined;
}

/** @param cookie a Cookie header: name and value */
export type PageVisit = (locale: Locale, path: string, cookie?: string) => Promise<VisitedPage>;

/** Everything an action may need. Made once at start and handed on; a flow names what it uses. */
export interface Services {
  /** As it is while a request is answered or a job done: with what the operator set in place of start settings. */
  shop: Shop;
  /** As the settings of the start have it. */
  started: Shop;
  /** What the operator sets while the shop runs (rules 85); what was read last while the database is away. */
  settings: () => Promise<ShopSettings>;
  /** What the settings still lack; the operator's start page names it. */
  setup: Setup;
  /** What is offered at this moment; what belongs together reads it once. */
  offering: () => Offering;
  /** What is offered where the operator has changed nothing. */
  usualOffer: OfferedKinds;
  /** Reads anew what is on offer, once somebody has changed it; others are told. */
  renewOffering: () => Promise<void>;
  /** How often what was ordered, some minutes ago at most; fails while the database is away. */
  ordered: () => Promise<OrderCounts>;
  /** How long the shop's own orders took, likewise. */
  measured: () => Promise<MeasuredTimes>;
  /** What the operator has corrected of the register of claims; what was read last while the database is away. */
  claims: () => Promise<ClaimCorrections>;
  /** The frequently asked questions, with what the operator has changed; what was read last while the database is away. */
  faq: () => Promise<readonly FaqEntry[]>;
  /** The announced changes of the legal texts; likewise. */
  legalNotices: () => Promise<readonly LegalNotice[]>;
  /** Where the press has written about the shop; what was read last while the database is away. */
  press: () => Promise<readonly PressMark[]>;
  /** The origins of reviews that are shown (rules 17); as they were read last while the database is away. */
  reviewOrigins: () => Promise<readonly ReviewOrigin[]>;
  /** How many reviews of customers are published, seconds ago at most; likewise. */
  verifiedReviews: () => Promise<PerLocale<number>>;
  /** The articles of the blog: those that the shop comes with, and those of the database. */
  articles: Articles;
  db: Database;
  payments: Payments;
  mail: Mail;
  /** The mailbox to which customers answer. */
  inbox: Inbox;
  companyRegister: CompanyRegister;
  webhooks: Webhooks;
  storage: Storage;
  /** The ids of the articles that the storage has a picture of, a minute ago at most; as last read while it is away. */
  storedPictures: () => Promise<ReadonlySet<string>>;
  /** Whether the storage has a picture under this id, a second ago at most. @throws StorageUnavailable */
  hasPicture: (id: string) => Promise<boolean>;
  /** Paints what is drawn: shared pictures, icons, covers. */
  ogImages: OgImages;
  /** Makes pictures of our own of those that come from outside. */
  imageProcessor: ImageProcessor;
  /** Makes the picture of an article. */
  imageGenerator: ImageGenerator;
  writer: Writer;
  /** How much may be asked of the writer, and what it costs. */
  writing: WritingLimits;
  limits: Limits;
  /** What may take long: it runs beside the program, within limits. */
  work: BoundedWork;
  /** Undefined where no folder is set for them: then none are made. */
  backups: Backups | undefined;
  /** Asks for one of the shop's own public pages, as a visitor would. */
  visit: PageVisit;
  /** A mark of a text that only this shop can make: by it the shop knows its own words in a cookie again. */
  sign: (text: string) => string;
  /** Counts what became of a message to the shop. */
  countMessage: (outcome: MessageOutcome) => void;
  /** Counts that an empty cart got its first package (rules 58). */
  countCart: (edition: Locale) => void;
  /** Counts that the second step of the order was opened (rules 58). */
  countDetails: (edition: Locale) => void;
  clock: () => Date;
}
