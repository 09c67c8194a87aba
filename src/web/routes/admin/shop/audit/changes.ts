import { faqTitles } from '#content/faq/faq.ts';
import type { ListedEntry } from '#database/audit/audit-list.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import { lineWorks } from '#domain/delivery/progress.ts';
import { operatorReviewWords } from '#web/admin/words/review-words.ts';
import { workListWords } from '#web/admin/orders/queue-words.ts';
import { legalTextsWords } from '#web/admin/texts/texts-words.ts';
import { emailNames, undoWords } from '#web/admin/undo/undo-words.ts';
import { auditWords } from './words.ts';

/** What became of one value, in words. */
export interface Change {
  name: string;
  /** Undefined where the entry says nothing of it, or the same as after. */
  before: string | undefined;
  after: string | undefined;
}

/** Values that are sums in haléře. */
const sums = new Set(['amount', 'sum', 'total', 'left', 'least', 'price']);

/** The values of an entry before and after, named in the language of the reader; erased ones say so. */
export function changesOf(
  { before, after, personal }: Pick<ListedEntry, 'before' | 'after' | 'personal'>,
  locale: Locale,
): Change[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const say = (side: 'before' | 'after', key: string): string | undefined => {
    const value = (side === 'before' ? before : after)[key];
    if (value === undefined) return undefined;
    const m = auditWords[locale];
    if (typeof value === 'object' && value !== null) return personal[`${side}.${key}`] ?? m.erased;
    return sayValue(locale, key, value);
  };
  return [...keys].map((key) => {
    const [was, is] = [say('before', key), say('after', key)];
    return { name: nameOf(locale, key), before: was === is ? undefined : was, after: is };
  });
}

/** Lines are counted from 1, as the order page shows them. */
function nameOf(locale: Locale, key: string): string {
  const { values, line } = auditWords[locale];
  const position = /^line-(\d{1,6})$/.exec(key)?.[1];
  return position === undefined ? (values[key] ?? key) : line(Number(position) + 1);
}

function sayValue(locale: Locale, key: string, value: string | number | boolean | null): string {
  const m = auditWords[locale];
  if (value === null || value === '') return m.nothing;
  if (typeof value === 'boolean') return value ? m.yes : m.no;
  if (typeof value === 'number') return sayNumber(locale, key, value);
  return sayText[kindOf(key)]?.(locale, value) ?? value;
}

function sayNumber(locale: Locale, key: string, value: number): string {
  if (key === 'line') return String(value + 1);
  return sums.has(key) ? formatMoney(locale, value) : String(value);
}

/** Keys of lines hold their position. */
function kindOf(key: string): string {
  return key.replace(/^line-\d{1,6}$/, 'line');
}

/** Values that the program has a word of its own for; undefined where it does not know this one. */
const sayText: Partial<Record<string, (locale: Locale, value: string) => string | undefined>> = {
  state: (locale, value) => auditWords[locale].states[value],
  role: (locale, value) => auditWords[locale].roles[value],
  problem: (locale, value) => undoWords[locale].problems[value],
  review: (locale, value) => findWord(operatorReviewWords[locale].states, value),
  rejection: (locale, value) => findWord(operatorReviewWords[locale].one.reasons, value),
  legalText: (locale, value) => findWord(legalTextsWords[locale].noticed, value),
  section: (locale, value) => findWord(faqTitles[locale], value),
  reason: (locale, value) => findHoldReason(locale, value),
  emails: (locale, value) => {
    const known: Partial<Record<string, string>> = emailNames[locale];
    return value
      .split(', ')
      .map((kind) => known[kind] ?? kind)
      .join(', ');
  },
  line: (locale, value) => {
    const [, done, start, delivered] = /^(\w+) (-|\d{1,12}) (\d{1,12})$/.exec(value) ?? [];
    const work = lineWorks.find((each) => each === done);
    if (!work || start === undefined || delivered === undefined) return undefined;
    const count = (digits: string) => formatCount(locale, Number(digits));
    const began = start === '-' ? undefined : count(start);
    return auditWords[locale].work(work, began, count(delivered));
  },
};

function findWord(known: Readonly<Record<string, string>>, value: string): string | undefined {
  return known[value];
}

/** Why a line was held; the reasons that people write stand among what is said of people. */
function findHoldReason(locale: Locale, value: string): string | undefined {
  return findWord(workListWords[locale].holds, value);
}
