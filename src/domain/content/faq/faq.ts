import type { PerLocale } from '#domain/locale.ts';

/** Where a question stands: under a network, or under a heading of the general ones. */
export const faqSections = [
  'instagram',
  'tiktok',
  'youtube',
  'threads',
  'twitter',
  'facebook',
  'linkedin',
  'spotify',
  'service',
  'delivery',
  'order',
  'money',
  'offer',
  'shop',
] as const;
export type FaqSection = (typeof faqSections)[number];

/** Whether a name is that of a section of the questions. */
export function isFaqSection(name: string): name is FaqSection {
  return faqSections.some((known) => known === name);
}

/** A question and its answer in Markdown, both with named values in braces: {refund-days}. */
export interface FaqWords {
  question: string;
  answer: string;
}

/** A question that the program comes with; its words are in `content/faq`. */
export interface UsualQuestion {
  id: string;
  section: FaqSection;
  /** Its place on the home page; undefined where it is not there. */
  home: number | undefined;
}

/** What the operator has changed of a question, or a question of the operator's own (rules 87). */
export interface FaqChange {
  id: string;
  /** Whether the operator has written the question, and not the program. */
  isOwn: boolean;
  /** Null: where the program has it. */
  section: FaqSection | null;
  /** Its place within the section, the first at 1; null: behind those that have one. */
  position: number | null;
  isHidden: boolean;
  /** Its place on the home page; null: as the program has it. */
  home: number | null;
  /** Null: the words of the program. */
  words: PerLocale<FaqWords> | null;
  createdAt: Date;
}

/** In place of a place on the home page: the question is not there. */
export const NOT_ON_HOME = 0;
/** Questions that the home page shows at most. */
export const MOST_ON_HOME = 12;
/** Questions of the operator's own at most. */
export const MOST_OWN_QUESTIONS = 100;

/** A question as the shop has it now. */
export interface FaqEntry {
  id: string;
  section: FaqSection;
  isHidden: boolean;
  home: number | undefined;
  /** The operator's words; undefined: those of the program. */
  words: PerLocale<FaqWords> | undefined;
  /** Whether the operator has written it, and not the program. */
  isOwn: boolean;
  change: FaqChange | undefined;
}

/**
 * All questions, section by section, in their sequence: the operator's changes laid over what the program comes
 * with (rules 87). What the program does not know and has no words of the operator is left out.
 */
export function layFaq(usual: readonly UsualQuestion[], changes: readonly FaqChange[]): FaqEntry[] {
  const changeOf = new Map(changes.map((change) => [change.id, change]));
  const known = new Set(usual.map(({ id }) => id));
  const entries = [
    ...usual.map((question) => entryOf(question, changeOf.get(question.id))),
    ...changes.flatMap((change) => {
      const { id, isOwn, section, words } = change;
      if (known.has(id) || !isOwn || section === null || words === null) return [];
      return [entryOf({ id, section, home: undefined }, change)];
    }),
  ];
  const positionOf = ({ change }: FaqEntry) => change?.position ?? Infinity;
  // What came from another part stands behind what the part has of its own.
  const isMoved = ({ change, isOwn }: FaqEntry) => !isOwn && (change?.section ?? null) !== null;
  return faqSections.flatMap((section) =>
    entries
      .filter((entry) => entry.section === section)
      .toSorted(
        (a, b) => compare(positionOf(a), positionOf(b)) || Number(isMoved(a)) - Number(isMoved(b)),
      ),
  );
}

/** Two that have no place are left as they stand. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

function entryOf(usual: UsualQuestion, change: FaqChange | undefined): FaqEntry {
  const home = change?.home ?? usual.home;
  return {
    id: usual.id,
    section: change?.section ?? usual.section,
    isHidden: change?.isHidden ?? false,
    home: home === NOT_ON_HOME ? undefined : home,
    words: change?.words ?? undefined,
    isOwn: change?.isOwn ?? false,
    change,
  };
}

/** The questions that the home page shows, in its sequence. */
export function homeEntries(entries: readonly FaqEntry[]): FaqEntry[] {
  return entries
    .filter(({ home, isHidden }) => home !== undefined && !isHidden)
    .toSorted((a, b) => (a.home ?? 0) - (b.home ?? 0))
    .slice(0, MOST_ON_HOME);
}
