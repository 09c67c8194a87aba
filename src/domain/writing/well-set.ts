import type { Locale } from '#domain/locale.ts';

/** Codes, links and code spans, in which nothing is touched. */
const UNTOUCHED = /(\[\[[^\][]{0,200}\]\]|\]\([^()]{0,300}\)|`[^`]{0,300}`)/;

/** A text with the quotes, dashes and hard spaces of its language: no reader and no editor has to mend those. */
export function applyTypography(text: string, language: Locale): string {
  return text
    .split(UNTOUCHED)
    .map((part, index) => (index % 2 === 1 ? part : setPart(part, language)))
    .join('');
}

function setPart(part: string, language: Locale): string {
  const dashed = part.replaceAll('...', '…').replaceAll(/(?<=\S) (?:-|—) (?=\S)/g, ' – ');
  if (language === 'en') {
    return dashed
      .replaceAll(/(?<=\S)—(?=\S)/g, ' – ')
      .replaceAll(/(?<=[\p{L}\p{N}])'(?=\p{L})/gu, '’')
      .replaceAll(/"([^"\n]*)"/g, '“$1”')
      .replaceAll(/(\d)[ \u00a0]%/g, '$1%');
  }
  return dashed
    .replaceAll(/["“]([^"“”„\n]*)["”]/g, '„$1“')
    .replaceAll(/(?<=^|[\s(„\u00a0])([ksvzouai]) (?=\S)/gimu, '$1\u00a0')
    .replaceAll(/(\d) ?%/g, '$1\u00a0%');
}
