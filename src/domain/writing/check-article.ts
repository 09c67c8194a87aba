import { type ComposedArticle, contentOf, joinWrittenArticle } from './article-text.ts';
import { type CheckFacts, checkChunk, faultAt } from './check-text.ts';
import { SHORT_CODE, withoutCodes } from './fact-sheet.ts';
import type { FaultPosition, WritingFault } from './record.ts';
import { keywordOccurs } from './keyword-occurs.ts';
import { MOST_ALIKE, findMostAlike } from './similarity.ts';

interface Bounds {
  least: number;
  most: number;
}

/** How long everything is (rules 80): words of the whole and of a section, characters of title and excerpt. */
const bounds = {
  title: { least: 15, most: 70 },
  excerpt: { least: 90, most: 200 },
  intro: { least: 20, most: 160 },
  heading: { least: 4, most: 90 },
  section: { least: 30, most: 260 },
  sections: { least: 4, most: 9 },
  words: { least: 420, most: 1100 },
  keywords: { least: 2, most: 8 },
} as const satisfies Record<string, Bounds>;

/** What an article is compared with. */
export interface Published {
  title: string;
  shingles: ReadonlySet<string>;
}

interface CheckedArticle {
  keyword: string;
  isOnlyQuoted?: boolean;
  published: readonly Published[];
}

/**
 * Everything that is wrong with an article before a person sees it (rules 80); none where it may be published.
 * @param keyword what it was to be about
 * @param isOnlyQuoted whether it was written of passages that speak of something else and but quote the keyword
 * @param published what it is compared with
 */
export function checkArticle(
  text: ComposedArticle,
  facts: CheckFacts,
  { keyword, isOnlyQuoted = false, published }: CheckedArticle,
): WritingFault[] {
  // Lists, searches and other people's pages show these as they are.
  const codeless: CheckFacts = { ...facts, sayCode: () => undefined };
  const chunks: readonly (readonly [FaultPosition, string])[] = [
    [{ part: 'title' }, text.title],
    [{ part: 'excerpt' }, text.excerpt],
    [{ part: 'intro' }, text.intro],
    ...text.sections.map(
      (section, index) =>
        [
          { part: 'section', section: index + 1 },
          `${section.heading.replaceAll('\n', ' ')}.\n\n${section.text}`,
        ] as const,
    ),
    [{ part: 'keywords' }, text.keywords.join(', ').toLowerCase()],
  ];
  return [
    ...lengthFaults(text),
    ...chunks.flatMap(([position, chunk]) =>
      checkChunk(chunk, position, isFilledIn(position) ? facts : codeless),
    ),
    ...(isOnlyQuoted || !speaksOf(text, keyword, facts)
      ? [faultAt({ part: 'whole' }, 'keyword', keyword)]
      : []),
    ...likenessFaults(text, published),
  ];
}

/** Whether short codes of a part become words where it is shown. */
function isFilledIn({ part }: FaultPosition): boolean {
  return part === 'intro' || part === 'section';
}

/** Counted is what readers see: what short codes say, and of links their words. */
function speaksOf(text: ComposedArticle, keyword: string, { sayCode }: CheckFacts): boolean {
  const stated = joinWrittenArticle(text).replaceAll(
    SHORT_CODE,
    (_, kind: string, name: string) => sayCode(kind, name) ?? '',
  );
  return keywordOccurs(keyword, withoutCodes(stated));
}

function lengthFaults(text: ComposedArticle): WritingFault[] {
  const { title, excerpt, intro, sections, keywords } = text;
  const whole = { part: 'whole' } as const;
  return [
    ...outside({ part: 'title' }, characters(title), bounds.title),
    ...(/[\n\r]/.test(title.trim()) ? [faultAt({ part: 'title' }, 'markup', title)] : []),
    ...outside({ part: 'excerpt' }, characters(excerpt), bounds.excerpt),
    ...outside({ part: 'intro' }, words(intro), bounds.intro),
    ...outside(whole, sections.length, bounds.sections),
    ...outside(whole, words(contentOf(text)), bounds.words),
    ...outside({ part: 'keywords' }, keywords.length, bounds.keywords),
    ...sections.flatMap((section, index) => {
      const position = { part: 'section', section: index + 1 } as const;
      return [
        ...outside(position, characters(section.heading), bounds.heading),
        ...outside(position, words(section.text), bounds.section),
      ];
    }),
  ];
}

/** Found is what there is and what there should be: `12 (25–160)`. */
function outside(position: FaultPosition, is: number, { least, most }: Bounds): WritingFault[] {
  if (is >= least && is <= most) return [];
  return [faultAt(position, 'length', `${is} (${least}–${most})`)];
}

function characters(text: string): number {
  return [...text.trim()].length;
}

function words(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

function likenessFaults(text: ComposedArticle, published: readonly Published[]): WritingFault[] {
  const { share, other } = findMostAlike(joinWrittenArticle(text), published);
  if (share <= MOST_ALIKE || !other) return [];
  return [faultAt({ part: 'whole' }, 'similar', `${Math.round(share * 100)} % ${other.title}`)];
}
