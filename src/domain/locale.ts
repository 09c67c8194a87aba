/** The two editions of the shop, each with a host of its own (rules 1). */
export type Locale = 'cs' | 'en';

export const locales: readonly Locale[] = ['cs', 'en'];

/** The other edition, for the language switcher (rules 2). */
export function otherLocale(locale: Locale): Locale {
  return locale === 'cs' ? 'en' : 'cs';
}

/** One value per edition, both of them required. */
export type PerLocale<T> = Readonly<Record<Locale, T>>;

/** The forms of a noun behind a number in each language; Czech has one of its own for 2, 3 and 4. */
export interface PluralForms {
  cs: { one: string; few: string; many?: string; other: string };
  en: { one: string; other: string };
}

/** Made when they are first needed: a browser needs those of one language. */
const rules: Partial<PerLocale<Intl.PluralRules>> = {};

/** The form that belongs to `count`: 1 položka, 2 položky, 5 položek, 1,5 položky. */
export function plural<In extends Locale>(
  locale: In,
  count: number,
  forms: PluralForms[In],
): string {
  const known: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
  const own = (rules[locale] ??= new Intl.PluralRules(locale));
  return known[own.select(count)] ?? forms.other;
}
