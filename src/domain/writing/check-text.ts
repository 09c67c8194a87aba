import type { Locale } from '#domain/locale.ts';
import type { ReviewText } from './article-text.ts';
import { type FactSheet, SHORT_CODE, figuresIn, withoutCodes } from './fact-sheet.ts';
import type { FaultKind, FaultPosition, WritingFault } from './record.ts';

/** What was made of each phrase: the lists are long, and every text is held against all of them. */
const patterns = new Map<string, RegExp>();

/**
 * The phrases of a list that stand in a text, as the list writes them. One counts wherever it begins at the beginning
 * of a word; `…` stands for words of the same sentence.
 */
export function phrasesIn(text: string, phrases: readonly string[]): string[] {
  const plain = text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  return phrases.filter((phrase) => patternOf(phrase).test(plain));
}

/** Endings are left open, because Czech has many, unless the phrase ends in a space; beginnings are not. */
function patternOf(phrase: string): RegExp {
  const known = patterns.get(phrase);
  if (known) return known;
  const source = phrase
    .split(/,? ?… ?,? ?/)
    .map((part) => part.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const end = phrase.endsWith(' ') ? '(?![\\p{L}\\p{N}])' : '';
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${source.join('[^.!?]{1,60}?')}${end}`, 'u');
  patterns.set(phrase, pattern);
  return pattern;
}

/** Lists that a text is held against, per language data. */
export interface WritingRules {
  /** Phrases of filler. */
  filler: readonly string[];
  /** Promises that the terms take back. */
  promises: readonly string[];
  /** Words by which a text says that somebody bought or tried something. */
  pretences: readonly string[];
  /** Names that anybody may write: networks, their parts, abbreviations. */
  names: readonly string[];
  /** Months as they stand in a date, in lower case. */
  months: readonly string[];
}

/** What the checks need to know beside the text. */
export interface CheckFacts {
  sheet: FactSheet;
  rules: WritingRules;
  /** What the shop says for `[[kind:name]]`; undefined where it has nothing to say. */
  sayCode: (kind: string, name: string) => string | undefined;
}

const MOST_FOUND = 80;
/** Faults of one kind in one place that are named; whoever mends those finds the others. */
const MOST_OF_A_KIND = 5;

/** A fault with what was found, cut to a length that a screen bears. */
export function faultAt(position: FaultPosition, kind: FaultKind, found: string): WritingFault {
  const line = [...found.replaceAll(/\s+/g, ' ').trim()];
  const cut = line.length > MOST_FOUND ? [...line.slice(0, MOST_FOUND - 1), '…'] : line;
  return { ...position, kind, found: cut.join('') };
}

/** Whatever a piece of a text says that it may not (rules 80); each fault with its place. */
export function checkChunk(
  text: string,
  position: FaultPosition,
  facts: CheckFacts,
): WritingFault[] {
  const { sheet, rules } = facts;
  const found: readonly (readonly [FaultKind, readonly string[]])[] = [
    ['markup', markupIn(text)],
    ['code', codesIn(text, facts)],
    ['link', linksIn(text, sheet)],
    ['number', numbersIn(text, sheet)],
    ['date', phrasesIn(withoutCodes(text), rules.months)],
    ['name', namesIn(text, sheet, rules.names)],
    ['phrase', phrasesIn(withoutCodes(text), [...rules.filler, ...rules.promises])],
    ['language', isForeign(text, sheet.language) ? [text] : []],
  ];
  return found.flatMap(([kind, all]) =>
    [...new Set(all)].slice(0, MOST_OF_A_KIND).map((one) => faultAt(position, kind, one)),
  );
}

/** Markdown has paragraphs, lists, tables and emphasis; a text has no use for the rest. */
function markupIn(text: string): string[] {
  return [
    ...(text.match(/<\/?[a-z!?][^>]{0,200}>?/gi) ?? []),
    ...(text.match(/!\[/g) ?? []),
    ...(text.match(/^#{1,6} .*$/gm) ?? []),
    ...(text.match(/^(?:```|~~~).*$/gm) ?? []),
    ...(text.match(/\[\^[^\]\n]{0,60}\]/g) ?? []),
    ...(text.match(/&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/gi) ?? []),
  ];
}

function codesIn(text: string, { sayCode }: CheckFacts): string[] {
  const codes = [...text.matchAll(SHORT_CODE)];
  const unknown = codes.filter(([, kind = '', name = '']) => sayCode(kind, name) === undefined);
  const left = text.replaceAll(SHORT_CODE, '').match(/\[\[[^\]]{0,60}\]?\]?|\]\]/g) ?? [];
  return [...unknown.map(([code]) => code), ...left];
}

/** Addresses in any spelling that a page or a mail program would make a link of. */
function linksIn(text: string, { links }: FactSheet): string[] {
  const allowed = new Set(links.map(({ href }) => href));
  const targets = [...text.matchAll(/\]\(\s*<?([^)\s>]*)/g)].map(([, target = '']) => target);
  const defined = text.match(/^ {0,3}\[[^\]\n]{1,200}\]: ?.*$/gm) ?? [];
  const bare = withoutCodes(text);
  return [
    ...targets.filter((target) => !allowed.has(target)),
    ...defined,
    ...(bare.match(/\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s)>\]]*/gi) ?? []),
    ...(bare.match(/\b(?:javascript|data|mailto|tel):[^\s)]*/gi) ?? []),
    ...(bare.match(/[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,190}/g) ?? []),
    ...(bare.match(
      /(?<![@\w.-])(?:[\w-]+\.)+(?:cz|com|net|org|io|eu|sk|info|app|me|ly|shop|ru|example)\b/gi,
    ) ?? []),
  ];
}

function numbersIn(text: string, { facts }: FactSheet): string[] {
  const allowed = new Set(facts.flatMap((fact) => figuresIn(withoutCodes(fact.text))));
  // Numbers of a list count nothing.
  const counted = withoutCodes(text).replaceAll(/^ {0,6}\d{1,2}[.)](?= )/gm, '');
  return figuresIn(counted).filter((figure) => !allowed.has(figure));
}

/**
 * Names are words with a capital letter that no sentence begins with. A name at the beginning of a sentence is not
 * told from another word there.
 */
function namesIn(text: string, sheet: FactSheet, common: readonly string[]): string[] {
  const stated = sheet.facts.flatMap((fact) => fact.text.match(CAPITAL) ?? []);
  const known = [...common, ...stated, ...sheet.names.flatMap((name) => name.split(/\s+/))];
  const allowed = new Set(known.map((name) => name.toLowerCase()));
  return withoutCodes(text)
    .split(/[\n.!?:;|•–„“”"()[\]]+|^ *(?:[-*+]|\d+[.)]) /m)
    .flatMap((sentence) => sentence.replace(/^[^\p{L}]*[\p{L}\p{N}'’-]+/u, '').match(CAPITAL) ?? [])
    .filter((word) => !isAllowed(word.toLowerCase(), allowed));
}

const CAPITAL = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’-]*/gu;

/** In any case of Czech: Instagramu, TikTokem. */
function isAllowed(word: string, allowed: ReadonlySet<string>): boolean {
  const bare = word.replace(/['’]\p{L}{1,2}$/u, '');
  return [0, 1, 2, 3].some((ending) => {
    const stem = bare.slice(0, bare.length - ending);
    return (ending === 0 || stem.length >= 4) && allowed.has(stem);
  });
}

/** Letters of Czech that English lacks, as a part of all: Czech texts have well above the share that is asked for. */
function isForeign(text: string, language: Locale): boolean {
  const plain = withoutCodes(text);
  const characters = plain.match(/\p{L}/gu)?.length ?? 0;
  if (characters < 60) return false;
  const czech = (plain.match(/[ěščřžýáíéůúťďňó]/giu)?.length ?? 0) / characters;
  const latin = (plain.match(/\p{Script=Latin}/gu)?.length ?? 0) / characters;
  return latin < 0.95 || (language === 'cs' ? czech < 0.03 : czech > 0.02);
}

const LEAST_CHARACTERS = 60;
const MOST_CHARACTERS = 500;

/**
 * Everything that is wrong with a generated review (rules 80). Nobody has bought anything, so it may not say that
 * somebody did.
 */
export function checkReview({ text }: ReviewText, facts: CheckFacts): WritingFault[] {
  const position = { part: 'text' } as const;
  const length = [...text.trim()].length;
  const isLong = length < LEAST_CHARACTERS || length > MOST_CHARACTERS;
  return [
    ...(isLong
      ? [faultAt(position, 'length', `${length} (${LEAST_CHARACTERS}–${MOST_CHARACTERS})`)]
      : []),
    ...checkChunk(text, position, facts),
    // A page of reviews resolves no codes and draws no links.
    ...(text.match(/\[\[|\]\(|\*\*|^[-*#] /gm) ?? []).map((mark) =>
      faultAt(position, 'markup', mark),
    ),
    ...phrasesIn(text, facts.rules.pretences).map((phrase) =>
      faultAt(position, 'pretence', phrase),
    ),
  ];
}
