import type { Locale } from '#domain/locale.ts';

/** A piece of a page, and the language that it says it is in. */
interface Spoken {
  lang: string;
  text: string;
}

const TOKEN =
  /<!--.*?-->|<script\b([^>]*)>(.*?)<\/script>|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gis;
const withoutEnd = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);
/** Attributes whose text people read or hear; of a meta element what stands in `content`. */
const SPOKEN = /\s(?:alt|title|aria-label|aria-description|placeholder|label)="([^"]*)"/gi;
const META =
  /(?:name="description"|property="og:(?:title|description|image:alt)").*?content="([^"]*)"/i;
const IN_DATA = /"(?:name|description|text|alternateName)":"((?:[^"\\]|\\.)*)"/g;

/** Everything that a page says, hidden parts and data for search engines included. */
function spokenOn(html: string): Spoken[] {
  const spoken: Spoken[] = [];
  const langs = [''];
  const say = (lang: string, text: string | undefined) => {
    if (text?.trim()) spoken.push({ lang, text: decode(text) });
  };
  for (const token of html.matchAll(TOKEN)) {
    const [, scriptHead, script, closing, tag, attributes = '', text] = token;
    const around = langs.at(-1) ?? '';
    if (script !== undefined) {
      const isData = scriptHead?.includes('ld+json') ?? false;
      for (const [, value] of isData ? script.matchAll(IN_DATA) : []) say(around, value);
    } else if (text !== undefined) say(around, text);
    else if (closing) langs.pop();
    else if (tag) {
      const lang = /\slang="([^"]*)"/i.exec(attributes)?.[1] ?? around;
      for (const [, value] of attributes.matchAll(SPOKEN)) say(lang, value);
      if (tag === 'meta') say(lang, META.exec(attributes)?.[1]);
      if (!withoutEnd.has(tag)) langs.push(lang);
    }
  }
  return spoken;
}

function decode(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

/** Words that one of the two languages has in almost every sentence, and the other one does not have at all. */
const words: Record<Locale, string> = {
  cs: `nebo jsou jste jsme pokud podle jako bude budou není nejsou jen ještě také který která které než aby
    když kde jak co proč kolik tak však při přes pod nad ze ve se si jsem vás vám vaše váš náš naše nás nám
    cena ceny ceník zdarma objednat objednávka objednávky balíček balíčky balíčků sledující sledujících lajků
    hodin dnů dní korun kč doplnění platba platby dodání zpět další zobrazit stránka napište nám`,
  en: `the and with your you our are is of for from this that these those not how what when where which will
    can could should would have has was were been we it its their them they or be if but only more most than
    price prices pricing order orders page pages free followers likes views subscribers refund delivery
    package packages guarantee back show next please write us about after before per within`,
};
const CZECH_LETTERS = /[ěščřžďťňůĚŠČŘŽĎŤŇŮ]/;

const known = {
  cs: new Set(words.cs.split(/\s+/)),
  en: new Set(words.en.split(/\s+/)),
};

/**
 * Pieces of a page of one edition that are in the language of the other, and do not say so by a `lang` of their own.
 * @param names what is called the same in both, such as the company's entry in the Czech register
 */
export function foreignWords(html: string, own: Locale, names: readonly string[]): string[] {
  const other = own === 'cs' ? 'en' : 'cs';
  return spokenOn(html)
    .filter(({ lang }) => lang === own)
    .map(({ text }) => withoutNames(text, names))
    .filter((text) => isIn(other, text))
    .map((text) => text.trim().slice(0, 120));
}

/** Whether a text of one edition has words or letters of the other. */
export function isForeign(text: string, own: Locale, names: readonly string[]): boolean {
  return isIn(own === 'cs' ? 'en' : 'cs', withoutNames(text, names));
}

function isIn(locale: Locale, text: string): boolean {
  if (locale === 'cs' && CZECH_LETTERS.test(text)) return true;
  const found = text.toLowerCase().match(/[\p{L}\p{M}’']+/gu) ?? [];
  return found.some((word) => known[locale].has(word));
}

/** Addresses of pages and mailboxes are in no language. */
function withoutNames(text: string, names: readonly string[]): string {
  const plain = (one: string) => one.replaceAll('\u00a0', ' ');
  const bare = names.reduce((left, name) => left.replaceAll(plain(name), ' '), plain(text));
  return bare.replaceAll(/\S+@\S+|https?:\/\/\S+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b\S*/gi, ' ');
}
