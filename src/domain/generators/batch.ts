import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import type { PerLocale } from '#domain/locale.ts';

/** What the generators make, each on a page of its own (rules 81). */
export const generatorKinds = ['articles', 'pictures', 'reviews'] as const;
export type GeneratorKind = (typeof generatorKinds)[number];

/** A batch goes on by itself until it is done; a stopped one waits for somebody to take it up. */
export const generatorStates = ['running', 'stopped', 'done'] as const;
export type GeneratorState = (typeof generatorStates)[number];

export const itemStates = ['pending', 'running', 'success', 'error'] as const;
export type ItemState = (typeof itemStates)[number];

/** Why an item failed; each is the key of a message. */
export const itemProblems = [
  'writer-away',
  'writer-denied',
  'writer-unusable',
  'writer-day-limit',
  'painter-away',
  'painter-denied',
  'painter-day-limit',
  'storage-away',
  'id-invalid',
  'article-unknown',
  'article-refused',
  /** The program's own fault: its log says which. */
  'failed',
] as const;
export type ItemProblem = (typeof itemProblems)[number];

/** What each further item would meet as well: it stops the batch, and the item is made once that is taken up again. */
export const stoppingProblems: readonly ItemProblem[] = [
  'writer-denied',
  'writer-day-limit',
  'painter-denied',
  'painter-day-limit',
];

/** Something in a text that a person has to look at before it is published, as its item remembers it. */
export interface ItemFault {
  kind: string;
  part: string;
  section?: number;
  /** What was found; it may be anybody's text. */
  found: string;
}

export type ItemOutcome =
  | { ok: true; id: string; faults: readonly ItemFault[] }
  | { ok: false; problem: ItemProblem; message: string };

/** Seconds between the end of a call of a generator and the next one, of whichever batch (rules 81). */
export const GENERATOR_PAUSE_SECONDS = 2;

/** Seconds after which an item is given up, and the pause is free again even where its program was killed. */
export const ITEM_SECONDS = 150;

/** Keywords of one batch, and characters of one. */
export const MOST_BATCH_KEYWORDS = 50;
export const MOST_KEYWORD_CHARACTERS = 60;

export const MOST_BATCH_PICTURES = 100;

/** How many pairs of reviews are made of a service in one batch. */
export const REVIEW_COUNT = { least: 1, most: 20, usual: 5 } as const;

export type KeywordsProblem =
  | 'keywords-missing'
  | 'keywords-many'
  | 'keyword-long'
  /** An address, code, or no word at all. */
  | 'keyword-no-words';

export type ReadKeywords =
  | { ok: true; keywords: readonly string[] }
  | {
      ok: false;
      problem: KeywordsProblem;
      /** The line that it is about, from 1. */
      line?: number;
    };

/** Reads keywords, one per line; empty lines and repeated ones are left out. */
export function readKeywords(input: string): ReadKeywords {
  const lines = input.split(/\r\n|[\r\n]/).map((line) => cleanText(line).replaceAll(/\s+/g, ' '));
  const keywords = [...new Map(lines.map((line) => [line.toLowerCase(), line])).values()].filter(
    (line) => line !== '',
  );
  if (keywords.length === 0) return { ok: false, problem: 'keywords-missing' };
  if (keywords.length > MOST_BATCH_KEYWORDS) return { ok: false, problem: 'keywords-many' };
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    if (text.length > MOST_KEYWORD_CHARACTERS) return { ok: false, problem: 'keyword-long', line };
    if (text !== '' && !isOfWords(text)) return { ok: false, problem: 'keyword-no-words', line };
  }
  return { ok: true, keywords };
}

/** Words with what stands between and beside words; what has brackets, slashes or codes is about something else. */
function isOfWords(text: string): boolean {
  return /\p{L}{2}/u.test(text) && /^[\p{L}\p{M}\p{N} .,;:!?&%+#@()’'„“”"–-]+$/u.test(text);
}

/** Reads how many reviews are wanted; undefined where it is no whole number from 1 to 20. */
export function readReviewCount(input: string): number | undefined {
  const text = cleanText(input);
  const count = Number(text);
  const isFit = count >= REVIEW_COUNT.least && count <= REVIEW_COUNT.most;
  return /^\d{1,3}$/.test(text) && isFit ? count : undefined;
}

/**
 * The services that the generator writes reviews of (rules 81), each by the words that are stored with a review
 * of its language. What is sold stands in the price list under other names, or not at all.
 */
export const reviewedServices = {
  'instagram-followers': { cs: 'Instagram sledující', en: 'Instagram followers' },
  'instagram-likes': { cs: 'Instagram lajky', en: 'Instagram likes' },
  'tiktok-followers': { cs: 'TikTok sledující', en: 'TikTok followers' },
  'facebook-followers': { cs: 'Facebook sledující', en: 'Facebook followers' },
  'youtube-followers': { cs: 'YouTube sledující', en: 'YouTube followers' },
  'instagram-story-views': { cs: 'Instagram zhlédnutí stories', en: 'Instagram story views' },
} as const satisfies Record<string, PerLocale<string>>;
export type ReviewedService = keyof typeof reviewedServices;

/** Whether a service of the list can be bought at all; one that cannot is marked in the generator (rules 81). */
export function isSold(service: ReviewedService, { platforms }: Catalogue): boolean {
  const [platform, ...rest] = service.split('-');
  const kind = rest.join('-');
  return platforms.some(
    ({ id, services }) => id === platform && services.some((each) => each.id === kind),
  );
}
