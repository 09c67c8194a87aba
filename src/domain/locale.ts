/** The two editions of the shop, each with a host of its own (rules 1). */
export type Locale = 'cs' | 'en';

export const locales: readonly Locale[] = ['cs', 'en'];

/** The other edition, for the language switcher (rules 2). */
export function otherLocale(locale: Locale): Locale {
  return locale === 'cs' ? 'en' : 'cs';
}

/** One value per edition. English must have what Czech has. */
export type PerLocale<T> = Readonly<Record<Locale, T>>;

/** The five Czech plural forms of a noun behind a number; English uses `one` and `other`. */
export interface PluralForms {
  one: string;
  few?: string;
  many?: string;
  other: string;
}

const rules: PerLocale<Intl.PluralRules> = {
  cs: new Intl.PluralRules('cs'),
  en: new Intl.PluralRules('en'),
};

/** The form that belongs to `count`: 1 položka, 2 položky, 5 položek, 1,5 položky. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  const rule = rules[locale].select(count);
  if (rule === 'one' || rule === 'few' || rule === 'many') return forms[rule] ?? forms.other;
  return forms.other;
}
