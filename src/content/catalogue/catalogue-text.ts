import type { Locale, PluralForms } from '#domain/locale.ts';
import type { PlatformId, ServiceId, UpcomingPlatformId } from '#domain/catalogue/price-list.ts';

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
  perPiece: string;
  /** One sentence. */
  lead: string;
  /** What the customer gets, the most important first; a teaser shows the first four (rules 39). */
  gains: readonly string[];
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
