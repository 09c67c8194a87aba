import { readDay } from '#domain/calendar.ts';
import {
  type PlatformId,
  type ServiceId,
  platformIds,
  serviceSlugs,
} from '#domain/catalogue/price-list.ts';
import { cleanLines, cleanText } from '#domain/clean-text.ts';
import { type Locale, locales } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import { plainSigns } from '#domain/plain-signs.ts';
import { keysOf } from '#domain/records.ts';
import { readWholeCrowns } from '#domain/order/read-amount.ts';

/** What is typed into the form of a discount code, field by field. */
export const codeFields = [
  'code',
  'worth',
  'percent',
  'amount',
  'from',
  'until',
  'uses',
  'perCustomer',
  'least',
  'goods',
  'edition',
  'note',
  /** The discount that somebody has said is meant, large as it is (`sureMark`). */
  'sure',
] as const;
export type CodeField = (typeof codeFields)[number];
export type TypedCode = Record<CodeField, string>;

/** A discount code as an operator wants it (rules 72). What is null does not limit it. */
export interface WishedCode {
  code: string;
  /** Whole percent, or whole crowns in haléře; one of the two. */
  percent: number | null;
  amount: Haler | null;
  /** Days in Prague, both of them included: 2026-11-24. */
  from: string | null;
  until: string | null;
  uses: number | null;
  perCustomer: number | null;
  /** The subtotal from which on it applies. */
  least: Haler | null;
  platform: PlatformId | null;
  service: ServiceId | null;
  edition: Locale | null;
  note: string;
}

export type CodeTypo =
  | 'code-missing'
  | 'code-shape'
  | 'code-taken'
  | 'worth-missing'
  | 'percent-wrong'
  | 'amount-wrong'
  | 'day-wrong'
  | 'dates-reversed'
  | 'until-past'
  | 'count-wrong'
  | 'least-wrong'
  | 'goods-unknown'
  | 'note-long'
  | 'uses-needed'
  /** More than an editor may give (`code-limits.ts`). */
  | 'percent-owner'
  | 'amount-owner'
  | 'least-owner'
  | 'uses-owner'
  | 'worth-far'
  | 'worth-free';
export type CodeTypos = Partial<Record<CodeField, CodeTypo>>;

/** The shape of a code, once it is in upper case. */
const SHAPE = /^(?=-*[A-Z0-9])[A-Z0-9-]{3,24}$/;
/** Most characters of a code and of a note. */
export const FEWEST_CODE_LETTERS = 3;
export const MOST_CODE_LETTERS = 24;
/** The largest percentage. */
export const MOST_PERCENT = 100;
/** The percentage beyond which a code is asked about once more. */
const FAR_CODE_PERCENT = 50;
export const MOST_CODE_NOTE = 300;
/** Most uses that can be set, and most haléře of an amount: a million crowns. */
const MOST_USES = 1_000_000;
const MOST_AMOUNT: Haler = 1_000_000_00;

/**
 * Reads the form of a discount code, or says what is wrong at which field.
 * @param known.today a day in Prague: one that ends before it is refused; undefined where that is no mistake
 * @param known.cheapest what the cheapest package costs, in haléře: an amount beyond it is asked about
 */
export function readCodeForm(
  typed: TypedCode,
  { today, cheapest }: { today?: string | undefined; cheapest?: Haler | undefined } = {},
): { ok: true; wished: WishedCode } | { ok: false; problems: CodeTypos } {
  const isAmount = typed.worth === 'amount';
  const code = plainSigns(typed.code).toUpperCase();
  const percent = isAmount ? null : readCount(typed.percent, MOST_PERCENT);
  const amount = isAmount ? readCrowns(typed.amount) : null;
  const [from, until] = [dayIn(typed.from), dayIn(typed.until)];
  const [uses, perCustomer] = [limitIn(typed.uses), limitIn(typed.perCustomer)];
  const least = cleanText(typed.least) === '' ? null : readCrowns(typed.least);
  const goods = readGoods(typed.goods);
  const edition = locales.find((each) => each === typed.edition) ?? null;
  const note = cleanLines(typed.note);
  const isWorth = isAmount || typed.worth === 'percent';
  const problems = wrongOnes({
    code: codeProblem(code),
    worth: isWorth ? undefined : 'worth-missing',
    percent: isWorth && percent === undefined ? 'percent-wrong' : undefined,
    amount: amount === undefined ? 'amount-wrong' : undefined,
    from: from === undefined ? 'day-wrong' : undefined,
    until: untilProblem({ from, until, today }),
    uses: usesProblem(percent, uses),
    perCustomer: perCustomer === undefined ? 'count-wrong' : undefined,
    least: least === undefined ? 'least-wrong' : undefined,
    goods: goods ? undefined : 'goods-unknown',
    note: note.length > MOST_CODE_NOTE ? 'note-long' : undefined,
    sure: typed.sure === sureMark(typed) ? undefined : worthDoubt({ percent, amount, cheapest }),
  });
  const isRead =
    percent !== undefined && amount !== undefined && from !== undefined && until !== undefined;
  const isLimited = uses !== undefined && perCustomer !== undefined && least !== undefined;
  if (Object.keys(problems).length > 0 || !isRead || !isLimited || !goods) {
    return { ok: false, problems };
  }
  const worth = { code, percent, amount };
  const limits = { from, until, uses, perCustomer, least, ...goods, edition };
  return { ok: true, wished: { ...worth, ...limits, note } };
}

/** What says that a discount as large as this one is meant: of another one it is asked again. */
export function sureMark({ worth, percent, amount }: TypedCode): string {
  return `${worth} ${(worth === 'amount' ? amount : percent).trim()}`;
}

function codeProblem(code: string): CodeTypo | undefined {
  if (code === '') return 'code-missing';
  return SHAPE.test(code) ? undefined : 'code-shape';
}

/** What is free for everybody who knows the code has an end. */
function usesProblem(
  percent: number | null | undefined,
  uses: number | null | undefined,
): CodeTypo | undefined {
  if (uses === undefined) return 'count-wrong';
  return percent === MOST_PERCENT && uses === null ? 'uses-needed' : undefined;
}

function worthDoubt(worth: {
  percent: number | null | undefined;
  amount: Haler | null | undefined;
  cheapest: Haler | undefined;
}): CodeTypo | undefined {
  const { percent, amount, cheapest = Infinity } = worth;
  if (percent === MOST_PERCENT) return 'worth-free';
  return (percent ?? 0) > FAR_CODE_PERCENT || (amount ?? 0) > cheapest ? 'worth-far' : undefined;
}

function untilProblem(days: {
  from: string | null | undefined;
  until: string | null | undefined;
  today: string | undefined;
}): CodeTypo | undefined {
  const { from, until, today } = days;
  if (until === undefined) return 'day-wrong';
  if (until === null) return undefined;
  if (from && until < from) return 'dates-reversed';
  return today !== undefined && until < today ? 'until-past' : undefined;
}

/** What the code is for: everything, a platform, or a service of one, as `instagram/followers`. */
function readGoods(typed: string): Pick<WishedCode, 'platform' | 'service'> | undefined {
  if (typed === '') return { platform: null, service: null };
  const [first, second, ...more] = typed.split('/');
  const platform = platformIds.find((id) => id === first);
  const service = keysOf(serviceSlugs).find((id) => id === second);
  if (!platform || more.length > 0 || (second !== undefined && !service)) return undefined;
  return { platform, service: service ?? null };
}

/** A stored code as its form shows it. */
export function typedCode(wished: WishedCode): TypedCode {
  const { code, percent, amount, from, until, uses, perCustomer, least, note } = wished;
  const crowns = (sum: Haler | null) => (sum === null ? '' : String(sum / 100));
  return {
    code,
    worth: amount === null ? 'percent' : 'amount',
    percent: String(percent ?? ''),
    amount: crowns(amount),
    from: from ?? '',
    until: until ?? '',
    uses: String(uses ?? ''),
    perCustomer: String(perCustomer ?? ''),
    least: crowns(least),
    goods: [wished.platform, wished.service].filter(Boolean).join('/'),
    edition: wished.edition ?? '',
    note,
    sure: '',
  };
}

/** A whole number from 1 on; undefined where it is none, so that a slip of the point is no other number. */
function readCount(typed: string, most: number): number | undefined {
  const digits = cleanText(typed).replace(/\s?%$/, '');
  const count = /^\d{1,7}$/.test(digits) ? Number(digits) : 0;
  return count >= 1 && count <= most ? count : undefined;
}

function limitIn(typed: string): number | null | undefined {
  return cleanText(typed) === '' ? null : readCount(typed, MOST_USES);
}

/** Whole crowns from 1 on, in haléře; undefined where it is not a sum of them. */
function readCrowns(typed: string): Haler | undefined {
  return readWholeCrowns(typed, MOST_AMOUNT) || undefined;
}

function dayIn(typed: string): string | null | undefined {
  const day = cleanText(typed);
  return day === '' ? null : readDay(day);
}

function wrongOnes(problems: { [Field in CodeField]?: CodeTypo | undefined }): CodeTypos {
  const wrong: CodeTypos = {};
  for (const field of codeFields) {
    const problem = problems[field];
    if (problem) wrong[field] = problem;
  }
  return wrong;
}
