import {
  type PlatformId,
  type ServiceId,
  platformIds,
  serviceSlugs,
} from '#domain/catalogue/price-list.ts';
import { plainSigns } from '#domain/text/clean-text.ts';
import { field, optional, when } from '#domain/forms/field.ts';
import {
  choice,
  choiceOrNone,
  count,
  day,
  doubt,
  lines,
  money,
  percent,
  text,
} from '#domain/forms/fields.ts';
import { type InputOf, type ProblemIn, type ProblemsOf, defineForm } from '#domain/forms/form.ts';
import { type Locale, locales } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import { keysOf } from '#domain/records.ts';

/** What a code takes off: whole percent, or whole crowns in haléře. */
export type CodeWorth = { percent: number; amount: null } | { percent: null; amount: Haler };

/** What a code takes off, of the two columns of which exactly one says something. */
export function codeWorth(percent: number | null, amount: Haler | null): CodeWorth {
  return amount === null ? { percent: percent ?? 0, amount } : { percent: null, amount };
}

/** A discount code as an operator wants it (rules 72). What is null does not limit it. */
export type CodeValues = CodeWorth & {
  code: string;
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
};

/** The shape of a code, once it is in upper case. */
const SHAPE = /^(?=-*[A-Z0-9])[A-Z0-9-]{3,24}$/;
export const FEWEST_CODE_CHARACTERS = 3;
export const MOST_CODE_CHARACTERS = 24;
export const MOST_PERCENT = 100;
/** The percentage beyond which a code is asked about once more. */
const FAR_CODE_PERCENT = 50;
const MOST_CODE_NOTE = 300;
/** Most uses that can be set, and most haléře of an amount: a million crowns. */
const MOST_USES = 1_000_000;
const MOST_AMOUNT: Haler = 1_000_000_00;

interface Known {
  /** A day in Prague: one that ends before it is refused; undefined where that is no mistake. */
  today?: string | undefined;
  /** What the cheapest package costs, in haléře: an amount beyond it is asked about. */
  cheapest?: Haler | undefined;
}

export const codeForm = defineForm({
  fields: {
    code: text({
      clean: (input) => plainSigns(input).toUpperCase(),
      most: MOST_CODE_CHARACTERS,
      long: 'code-shape',
      missing: 'code-missing',
      shape: { is: SHAPE, wrong: 'code-shape' },
    }),
    worth: choice(['percent', 'amount'], { wrong: 'worth-missing', initial: 'percent' }),
    percent: when(
      ({ worth }) => worth === 'percent',
      percent({ most: MOST_PERCENT, wrong: 'percent-wrong' }),
    ),
    amount: when(
      ({ worth }) => worth === 'amount',
      money({ most: MOST_AMOUNT, wrong: 'amount-wrong' }),
    ),
    from: optional(day('day-wrong')),
    until: optional(day('day-wrong')),
    uses: optional(count({ most: MOST_USES, wrong: 'count-wrong' })),
    perCustomer: {
      ...optional(count({ most: MOST_USES, wrong: 'count-wrong' })),
      initial: '1',
    },
    least: optional(money({ most: MOST_AMOUNT, wrong: 'least-wrong' })),
    goods: field({ control: 'choice', read: readGoods, show: showGoods, wrong: 'goods-unknown' }),
    edition: choiceOrNone(locales),
    note: lines({ most: MOST_CODE_NOTE, long: 'note-long' }),
    /** The discount that somebody has said is meant, large as it is. */
    sure: doubt(
      ({ worth, percent = '', amount = '' }) =>
        `${worth} ${(worth === 'amount' ? amount : percent).trim()}`,
    ),
  },
  problems: [
    'code-taken',
    'dates-reversed',
    'until-past',
    'uses-needed',
    // More than an editor may give (`code-limits.ts`).
    'percent-owner',
    'amount-owner',
    'least-owner',
    'uses-owner',
    'worth-far',
    'worth-free',
  ],
  check: (read, { today, cheapest }: Known) => {
    const isFree = read.percent === MOST_PERCENT;
    return {
      until: problemOfUntil(read, today),
      // What is free for everybody who knows the code has an end.
      uses: isFree && read.uses === null ? 'uses-needed' : undefined,
      sure: isFree ? 'worth-free' : isFar(read, cheapest) ? 'worth-far' : undefined,
    };
  },
  join: ({ worth: _worth, percent, amount, goods, ...rest }): CodeValues => ({
    ...rest,
    ...goods,
    ...codeWorth(percent, amount),
  }),
  split: ({ platform, service, ...rest }: CodeValues) => ({
    ...rest,
    worth: rest.amount === null ? ('percent' as const) : ('amount' as const),
    goods: { platform, service },
  }),
});
export type CodeInput = InputOf<typeof codeForm>;
export type CodeProblem = ProblemIn<typeof codeForm>;
export type CodeProblems = ProblemsOf<typeof codeForm>;

function isFar(
  { percent, amount }: Partial<Record<'percent' | 'amount', number | null>>,
  cheapest: Haler | undefined = Infinity,
): boolean {
  return (percent ?? 0) > FAR_CODE_PERCENT || (amount ?? 0) > cheapest;
}

function problemOfUntil(
  { from, until }: { from?: string | null; until?: string | null },
  today: string | undefined,
) {
  if (!until) return undefined;
  if (from && until < from) return 'dates-reversed';
  return today !== undefined && until < today ? 'until-past' : undefined;
}

type Goods = Pick<CodeValues, 'platform' | 'service'>;

/** What the code is for: everything, a platform, or a service of one, as `instagram/followers`. */
function readGoods(input: string): Goods | undefined {
  if (input === '') return { platform: null, service: null };
  const [first, second, ...more] = input.split('/');
  const platform = platformIds.find((id) => id === first);
  const service = keysOf(serviceSlugs).find((id) => id === second);
  if (!platform || more.length > 0 || (second !== undefined && !service)) return undefined;
  return { platform, service: service ?? null };
}

function showGoods({ platform, service }: Goods): string {
  return [platform, service].filter(Boolean).join('/');
}

/** What an editor gives by code at most: a percentage, or an amount on orders of so much and more; and how often. */
export const EDITOR_PERCENT = 20;
export const EDITOR_AMOUNT: Haler = 200_00;
export const EDITOR_LEAST: Haler = 1_000_00;
export const EDITOR_USES = 50;

/** The share of the price, in percent, from which on the owners are told of a code. */
const TOLD_PERCENT = 50;

type Worth = Pick<CodeValues, 'percent' | 'amount' | 'least' | 'uses'>;

/** Where a code gives more than an editor may give; nothing where an editor may make it. */
export function beyondEditor({ percent, amount, least, uses }: Worth): CodeProblems {
  return {
    ...((percent ?? 0) > EDITOR_PERCENT && { percent: 'percent-owner' }),
    ...((amount ?? 0) > EDITOR_AMOUNT && { amount: 'amount-owner' }),
    ...(amount !== null && (least ?? 0) < EDITOR_LEAST && { least: 'least-owner' }),
    ...((uses === null || uses > EDITOR_USES) && { uses: 'uses-owner' }),
  };
}

/** Whether a code is the owner's to make, to change and to end. */
export function isOfOwner(code: Worth): boolean {
  return Object.keys(beyondEditor(code)).length > 0;
}

/**
 * Whether a code takes off half the price and more.
 * @param cheapest what the cheapest package costs, in haléře: an amount may be for such an order
 */
export function isHalfPrice(
  { percent, amount, least }: Worth,
  cheapest: Haler | undefined = 0,
): boolean {
  const price = Math.max(least ?? 0, cheapest);
  return (
    (percent ?? 0) >= TOLD_PERCENT || (amount !== null && amount * 100 >= price * TOLD_PERCENT)
  );
}

export const codeStates = ['running', 'not-yet', 'over', 'used-up', 'ended'] as const;
export type CodeState = (typeof codeStates)[number];

/** How a code stands at a moment, with so many uses. */
export function codeState(
  code: {
    validFrom: Date | null;
    validUntil: Date | null;
    mostUses: number | null;
    endedAt: Date | null;
  },
  uses: number,
  now: Date,
): CodeState {
  const { validFrom, validUntil, mostUses, endedAt } = code;
  if (endedAt) return 'ended';
  if (validUntil && validUntil <= now) return 'over';
  if (mostUses !== null && uses >= mostUses) return 'used-up';
  return validFrom && validFrom > now ? 'not-yet' : 'running';
}
