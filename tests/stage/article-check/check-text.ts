import { filler } from '#content/writing/filler.ts';
import type { Locale } from '#domain/locale.ts';
import { phrasesIn } from '#domain/writing/check-text.ts';
import {
  type CheckedArticle,
  type Finding,
  findingsAt,
  inBlocks,
  readable,
  wordsOf,
} from './checked-article.ts';

/** What an article is made of: lengths, headings, no markup of its own. */
export function checkBuild(checked: CheckedArticle): Finding[] {
  const { article, blocks } = checked;
  const words = blocks.flatMap(({ text }) => wordsOf(text)).length;
  const headings = blocks.filter(({ text }) => /^## \S/.test(text)).length;
  const whole = [
    ...outside('words', words, 700, 1200),
    ...outside('headings', headings, 3, 7),
    ...outside('characters of the title', article.title.length, 10, 65),
    ...outside('characters of the excerpt', article.excerpt.length, 110, 170),
    ...outside('keywords', article.keywords.length, 3, 6),
  ];
  return [
    ...findingsAt(checked, 1, whole),
    ...inBlocks(checked, (text) => [
      ...(/^#(?!#)/m.test(text) ? ['a heading of the first level'] : []),
      ...(/^#{4,}/m.test(text) ? ['a heading below the third level'] : []),
      ...(/^##+ +(?:conclusion|summary|závěr|shrnutí)\s*$/im.test(text)
        ? ['a heading that says nothing']
        : []),
      ...(/<\/?[a-z!][^>]*>|&(?:#\d+|[a-z]+);/i.test(text.replaceAll(/`[^`]*`/g, ''))
        ? ['raw HTML']
        : []),
      ...(/!\[/.test(text) ? ['a picture'] : []),
      ...(text.includes('\n') && isParagraph(text) ? ['a paragraph on several lines'] : []),
    ]),
  ];
}

function isParagraph(text: string): boolean {
  return !/^(?:[-*+>|#]|\d+[.)] )/.test(text);
}

function outside(what: string, is: number, least: number, most: number): string[] {
  return is < least || is > most ? [`${is} ${what}, and it should be ${least} to ${most}`] : [];
}

/** Phrases of the list of filler. */
export function checkFiller(checked: CheckedArticle): Finding[] {
  const { language, title, excerpt } = checked.article;
  return [
    ...findingsAt(checked, 1, fillerIn(`${title}. ${excerpt}`, language)),
    ...inBlocks(checked, (text) => fillerIn(readable(text), language)),
  ];
}

/** The phrases of filler in a text. */
export function fillerIn(text: string, language: Locale): string[] {
  return phrasesIn(text, filler[language]).map((phrase) => `filler: ${phrase}`);
}

/** How the characters of a language are set; Czech words of one letter hold on to what follows. */
export function checkTypography(checked: CheckedArticle): Finding[] {
  const { language, title, excerpt } = checked.article;
  return [
    ...findingsAt(checked, 1, typographyOf(`${title}\n${excerpt}`, language)),
    ...inBlocks(checked, (text) => typographyOf(readable(text), language)),
  ];
}

const units =
  'dn[íyů]|den|hodin|minut|sekund|týdn|měsíc|let|rok|Kč|korun|kus|sledujíc|lajk|zhlédnut|zhlednut|odběratel|' +
  'balíč|procent|znak|slov|účt|vide|příspěv|fotk|lid[íé]|krát|tisíc|milion|bod';
const months = 'ledn|únor|březn|dubn|květn|červn|červenc|srpn|září|říjn|listopad|prosin';

const faults: Record<Locale, readonly (readonly [string, RegExp])[]> = {
  cs: [
    ['a space that breaks after a word of one letter', /(?:^|[\s(„])[ksvzouai] (?=\S)/gimu],
    ['straight quotes', /"/g],
    ['quotes that are not Czech', /[”‟«»]|“(?=[\p{L}\p{N}])/gu],
    ['a hyphen as a dash', /(?<=\S) - (?=\S)/g],
    ['three full stops', /\.\.\./g],
    ['a space that breaks before a unit', new RegExp(`\\d (?:%|${units})`, 'gu')],
    ['no space before %', /\d%/g],
    ['a space that breaks in a date', new RegExp(`\\d\\. (?:${months})`, 'gu')],
    ['thousands without a dot', /(?<![\d.,/])\d{1,3}[ \u00a0]\d{3}(?!\d)|(?<![\d.,])\d{5,}/g],
    ['two spaces', /(?<=\S) {2,}(?=\S)/g],
    [
      'a capital letter of address',
      /(?<=[\p{Ll},] )(?:Vy|Vás|Vám|Vámi|Váš|Vaše|Vašeho|Vašemu|Vaší)(?!\p{L})/gu,
    ],
  ],
  en: [
    ['straight quotes or apostrophes', /["']/g],
    ['quotes of another language', /[„«»]/g],
    ['a hyphen as a dash', /(?<=\S) - (?=\S)/g],
    ['an em dash', /—/g],
    ['three full stops', /\.\.\./g],
    ['a space before %', /\d[ \u00a0]%/g],
    ['thousands without a comma', /(?<![\d.,/])\d{1,3}[ \u00a0]\d{3}(?!\d)|(?<![\d.,])\d{5,}/g],
    ['two spaces', /(?<=\S) {2,}(?=\S)/g],
  ],
};

/** What is set wrongly in a text, with the characters around it. */
export function typographyOf(text: string, language: Locale): string[] {
  return faults[language].flatMap(([what, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const around = text.slice(Math.max(0, index - 15), index + found.length + 15);
      return `${what}: ${around.replaceAll('\n', ' ')}`;
    }),
  );
}
