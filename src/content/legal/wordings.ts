import type { Locale, PerLocale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop.ts';
import { type FormerText, fillFormer, filledVersion } from './former-text.ts';
import type { LegalText } from './legal-text.ts';

/** A legal text with every wording that it has had. A version is the day from which one holds. */
export interface Wordings<Text extends LegalText = LegalText> {
  /** The version in force. */
  version: (shop: Pick<Shop, 'legalDay'>) => string;
  inForce: PerLocale<(shop: Shop) => Text>;
  /** Those that hold for what was agreed under them and for nothing else, newest first. */
  former: readonly PerLocale<FormerText>[];
}

/** Every version, newest first. */
export function versionsOf(
  { version, former }: Pick<Wordings, 'version' | 'former'>,
  shop: Pick<Shop, 'legalDay'>,
): string[] {
  return [version(shop), ...former.map(({ cs }) => filledVersion(cs, shop))];
}

/** The wording of a version; undefined where there never was one. */
export function wordingOf(
  wordings: Wordings,
  version: string,
  locale: Locale,
  shop: Shop,
): FormerText | undefined {
  if (version === wordings.version(shop)) return wordings.inForce[locale](shop);
  const former = wordings.former.find(({ cs }) => filledVersion(cs, shop) === version);
  return former && fillFormer(former[locale], shop);
}
