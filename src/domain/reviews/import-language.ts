import { cleanText } from '#domain/clean-text.ts';
import { type Locale, locales } from '#domain/locale.ts';

/** What languages are called instead of by their code (BCP 47). */
const called: Readonly<Record<string, Locale>> = {
  cz: 'cs',
  čeština: 'cs',
  česky: 'cs',
  český: 'cs',
  czech: 'cs',
  cesky: 'cs',
  cestina: 'cs',
  tschechisch: 'cs',
  us: 'en',
  gb: 'en',
  angličtina: 'en',
  anglicky: 'en',
  anglictina: 'en',
  english: 'en',
  englisch: 'en',
};

/** The language that a cell names by code or word, in whatever country: cs, cs_CZ, ces, en-AU; undefined of others. */
export function readLanguage(typed: string, otherwise: Locale): Locale | undefined {
  const bare = cleanText(typed).toLowerCase();
  if (bare === '') return otherwise;
  const [first = ''] = bare.split(/[\s_(-]/u);
  if (Object.hasOwn(called, first)) return called[first];
  if (!/^[a-z]{2,3}$/.test(first)) return undefined;
  const [code] = Intl.getCanonicalLocales(first);
  return locales.find((locale) => locale === code);
}
