import { readBusinessHours } from './answer-time.ts';
import type { PerLocale } from '#domain/locale.ts';
import type { Shop } from './shop.ts';

/** Where what a generator made goes first. */
export type GeneratedState = 'published' | 'draft';

/** What the operator sets while the shop runs (rules 85). */
export interface ShopSettings {
  /** Author of generated articles; undefined: the editorial office (rules 52). */
  generatedAuthor: string | undefined;
  /** How what the generators make is saved; by default published on a local shop, a draft on a public one. */
  generatedArticles: GeneratedState;
  generatedReviews: GeneratedState;
  /** Whether a generated article may be published on a public shop without a person having changed or read it. */
  publishUnread: boolean;
  /** The sentence shown in place of new orders; undefined: orders are taken. */
  ordersStopped: PerLocale<string> | undefined;
  /** What takes the place of a start setting; undefined: the start setting holds. */
  instead: ShopInstead;
}

/** What may take the place of a start setting without a restart. */
export interface ShopInstead {
  answerHours?: number | undefined;
  businessHours?: Shop['answers']['hours'] | undefined;
  chatNumber?: string | undefined;
  phone?: string | undefined;
  legalDay?: string | undefined;
}

/** The same as it is stored: what is null was never set, or taken back. */
export interface StoredSettings {
  generatedAuthor: string | null;
  generatedArticles: GeneratedState | null;
  generatedReviews: GeneratedState | null;
  publishUnread: boolean;
  isStopped: boolean;
  /** The sentence of the last stop, kept for the next one. */
  stopCs: string | null;
  stopEn: string | null;
  /** Hours within which a message is answered. */
  answerHours: number | null;
  /** As `readBusinessHours` reads them: Mon-Fri 9:00-17:00. */
  businessHours: string | null;
  chatNumber: string | null;
  phone: string | null;
  /** From which terms and privacy policy hold; of a public shop alone. */
  legalDay: string | null;
}

/** Before the operator has set anything. */
export const nothingSet: StoredSettings = {
  generatedAuthor: null,
  generatedArticles: null,
  generatedReviews: null,
  publishUnread: false,
  isStopped: false,
  stopCs: null,
  stopEn: null,
  answerHours: null,
  businessHours: null,
  chatNumber: null,
  phone: null,
  legalDay: null,
};

/** What holds, of what is stored and of the defaults (rules 85). */
export function settingsOf(stored: StoredSettings, isLocal: boolean): ShopSettings {
  const usual = isLocal ? 'published' : 'draft';
  const { isStopped, stopCs, stopEn, businessHours } = stored;
  return {
    generatedAuthor: stored.generatedAuthor ?? undefined,
    generatedArticles: stored.generatedArticles ?? usual,
    generatedReviews: stored.generatedReviews ?? usual,
    publishUnread: stored.publishUnread,
    ordersStopped:
      isStopped && stopCs !== null && stopEn !== null ? { cs: stopCs, en: stopEn } : undefined,
    instead: {
      answerHours: stored.answerHours ?? undefined,
      businessHours: businessHours === null ? undefined : readBusinessHours(businessHours),
      chatNumber: stored.chatNumber ?? undefined,
      phone: stored.phone ?? undefined,
      legalDay: isLocal ? undefined : (stored.legalDay ?? undefined),
    },
  };
}

/** The shop with what was set in place of its start settings; the very same where nothing was. */
export function shopWith(shop: Shop, { instead, ordersStopped }: ShopSettings): Shop {
  const isAsStarted = Object.values(instead).every((value) => value === undefined);
  if (isAsStarted && !ordersStopped) return shop;
  return Object.values(laid).reduce<Shop>((former, lay) => lay(former, instead), {
    ...shop,
    ordersStopped,
  });
}

/** How each setting is laid over what the shop was started with. */
const laid: Record<keyof ShopInstead, (shop: Shop, instead: ShopInstead) => Shop> = {
  answerHours: (shop, { answerHours: withinHours = shop.answers.withinHours }) => ({
    ...shop,
    answers: { ...shop.answers, withinHours },
  }),
  businessHours: (shop, { businessHours: hours = shop.answers.hours }) => ({
    ...shop,
    answers: { ...shop.answers, hours },
  }),
  chatNumber: (shop, { chatNumber = shop.chatNumber }) => ({ ...shop, chatNumber }),
  phone: (shop, { phone = shop.operator.phone }) => ({
    ...shop,
    operator: { ...shop.operator, phone },
  }),
  legalDay: (shop, { legalDay = shop.legalDay }) => ({ ...shop, legalDay }),
};

/** A telephone number as it is shown; undefined where it is none. */
export function readShopPhone(input: string): string | undefined {
  return /^\+?\d[\d ()-]{5,20}$/.test(input) ? input : undefined;
}

/** The digits of a chat number with its country code, for example 420777123456; undefined where it is none. */
export function readChatNumber(input: string): string | undefined {
  const digits = input.replaceAll(/[+ ()-]/g, '');
  return /^[1-9]\d{7,14}$/.test(digits) ? digits : undefined;
}
