import type {
  PlatformId,
  ServiceId,
  Span,
  UpcomingPlatformId,
} from '#domain/catalogue/price-list.ts';
import { type Locale, type PluralForms, plural } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';

/** What the shop says about one service of one platform; it holds for every package of it. */
export interface ServiceText<In extends Locale = Locale> {
  /** Full name: "Sledující na Instagramu", "Instagram followers". */
  name: string;
  /** Name where the platform is already clear, as on a tab: "Sledující". */
  shortName: string;
  /** The piece behind a number: 5 sledujících. */
  noun: PluralForms[In];
  /** The piece with its platform behind a number: 5 sledujících na Instagramu. */
  fullNoun: PluralForms[In];
  /** Ends a price per piece: "za sledujícího", "per follower". */
  perUnit: string;
  /** One sentence. */
  lead: string;
  /** What the customer gets, the most important first; a teaser shows the first four (rules 39). */
  benefits: readonly string[];
  /** What the shop needs of the customer. */
  needs: readonly string[];
  /** What the service is not. */
  excluded: readonly string[];
  /** One paragraph for the package page: what happens, when it starts, what the customer keeps to. */
  description: string;
}

export interface PlatformText<Sold extends ServiceId, In extends Locale = Locale> {
  name: string;
  services: Readonly<Record<Sold, ServiceText<In>>>;
}

/** The words of the price list in one edition. A service on sale without its text does not compile. */
export interface CatalogueText<In extends Locale = Locale> {
  platforms: {
    instagram: PlatformText<'followers' | 'likes' | 'views', In>;
    tiktok: PlatformText<'followers' | 'likes' | 'views', In>;
    youtube: PlatformText<'subscribers' | 'likes' | 'views', In>;
    facebook: PlatformText<'followers' | 'likes', In>;
  };
  upcoming: Readonly<Record<UpcomingPlatformId, { name: string; comingSoon: string }>>;
  /** Label of the link to the contact section in a tab with nothing to sell yet. */
  contactLabel: string;
}

/**
 * The text of a platform's service.
 * @throws {Error} where the platform does not sell such a service.
 */
export function serviceText(
  text: CatalogueText,
  platform: PlatformId,
  service: ServiceId,
): ServiceText {
  const services: Partial<Record<ServiceId, ServiceText>> = text.platforms[platform].services;
  const found = services[service];
  if (!found) throw new Error(`There is no text for ${platform}/${service}.`);
  return found;
}

const spanUnits: { [In in Locale]: Record<Span['unit'], PluralForms[In]> } = {
  cs: {
    hour: { one: 'hodina', few: 'hodiny', other: 'hodin' },
    day: { one: 'den', few: 'dny', other: 'dní' },
  },
  en: {
    hour: { one: 'hour', other: 'hours' },
    day: { one: 'day', other: 'days' },
  },
};

/** A count with its noun, glued together: 10.000 sledujících, 1 položka, 10,000 followers. */
export function formatCountOf(locale: Locale, count: number, forms: PluralForms[Locale]): string {
  return `${formatCount(locale, count)}\u00a0${plural(locale, count, forms)}`;
}

/** A span of time as the shop promises it: 48 hodin, 3 dny, 3–7 dní; 48 hours, 3–7 days. */
export function formatSpan(locale: Locale, span: Span): string {
  const end = formatCountOf(locale, span.to, spanUnits[locale][span.unit]);
  return span.from === span.to ? end : `${formatCount(locale, span.from)}–${end}`;
}

/** A number of days: 90 dní, 90 days. */
export function formatDays(locale: Locale, days: number): string {
  return formatSpan(locale, { from: days, to: days, unit: 'day' });
}
