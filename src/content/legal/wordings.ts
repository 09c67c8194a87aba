import { href } from '#domain/addresses.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop/shop.ts';
import {
  type AccessibilityText,
  type LegalBlock,
  type LegalForm,
  type LegalText,
  type PrivacyText,
  type TermsText,
  privacyVersion,
  termsVersion,
} from './legal-text.ts';
import { writeAccessibility as accessibilityCs } from './accessibility.cs.ts';
import { writeAccessibility as accessibilityEn } from './accessibility.en.ts';
import { writeModelForm as modelFormCs } from './model-form.cs.ts';
import { writeModelForm as modelFormEn } from './model-form.en.ts';
import { writePrivacy as privacyCs } from './privacy.cs.ts';
import { writePrivacy as privacyEn } from './privacy.en.ts';
import { writeTerms as termsCs } from './terms.cs.ts';
import { writeTerms as termsEn } from './terms.en.ts';

/**
 * A wording that holds no longer, with the figures that it had. In braces stands what is a setting of the
 * shop, such as `{operator.name}`: who reads it has a contract with the operator of today.
 */
export type FormerText = Omit<LegalText, 'metaDescription'>;

/** A line about the VAT id is left out where the operator has none, as the living texts do it. */
const VAT_ID = '{operator.vatId}';

/** A former wording as this shop shows it. */
function fillFormer(former: FormerText, shop: Shop): FormerText {
  const fill = (text: string) => fillWording(text, shop);
  return {
    ...former,
    title: fill(former.title),
    version: filledVersion(former, shop),
    effective: fill(former.effective),
    sections: former.sections.map((section) => ({
      ...section,
      heading: fill(section.heading),
      blocks: section.blocks.map((block) => filledBlock(block, shop)),
    })),
  };
}

/** Of the first wording it is a setting of the shop, `{legalDay}`. */
function filledVersion(
  { version }: Pick<FormerText, 'version'>,
  { legalDay }: Pick<Shop, 'legalDay'>,
): string {
  return version.replace('{legalDay}', legalDay);
}

function filledBlock(block: LegalBlock, shop: Shop): LegalBlock {
  const fill = (text: string) => fillWording(text, shop);
  switch (block.kind) {
    case 'paragraph':
      return { ...block, text: fill(block.text) };
    case 'list': {
      const stated = block.items.filter((item) => shop.operator.vatId || !item.includes(VAT_ID));
      return { ...block, items: stated.map(fill) };
    }
    case 'facts':
      return {
        ...block,
        items: block.items.map(([name, text]) => [fill(name), fill(text)] as const),
      };
    case 'form':
      return { ...block, title: fill(block.title), lines: block.lines.map(fill) };
  }
}

/** Only what is known is filled in, so that no other braces are touched. */
function fillWording(
  text: string,
  { brand, legalDay, origins, operator, supportMail }: Shop,
): string {
  const values: Record<string, string> = {
    brand,
    supportMail,
    legalDay,
    'origins.cs': origins.cs,
    'origins.en': origins.en,
    ...Object.fromEntries(
      Object.entries(operator).map(([name, value]) => [`operator.${name}`, value]),
    ),
  };
  return text.replaceAll(/\{([\w.]+)\}/g, (whole, name: string) => values[name] ?? whole);
}

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

/**
 * The terms of both editions, for the server, which chooses. What the operator may change of the offer, volume discounts,
 * guarantee or delivery, is not in them: a version means one wording (rules 26).
 */
export const terms: Wordings<TermsText> = {
  version: termsVersion,
  inForce: { cs: termsCs, en: termsEn },
  former: [],
};

/** Where the terms of an order stand: its own wording, or the one in force where that is not known. */
export function termsAddress(
  locale: Locale,
  version: string,
  shop: Pick<Shop, 'legalDay'>,
): string {
  return versionsOf(terms, shop).includes(version)
    ? href('termsVersion', locale, { version })
    : href('terms', locale);
}

/** The privacy policy of both editions, for the server, which chooses. */
export const privacy: Wordings<PrivacyText> = {
  version: privacyVersion,
  inForce: { cs: privacyCs, en: privacyEn },
  former: [],
};

/** The accessibility statement of both editions, for the server, which chooses. */
export const accessibility: PerLocale<(shop: Shop) => AccessibilityText> = {
  cs: accessibilityCs,
  en: accessibilityEn,
};

/** The model withdrawal form of both editions (Government Regulation 29/2023; directive 2011/83/EU, annex I B). */
export const modelForm: PerLocale<(shop: Shop) => LegalForm> = { cs: modelFormCs, en: modelFormEn };
