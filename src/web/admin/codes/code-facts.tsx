import { catalogueTexts } from '#content/catalogue/package-name.ts';
import { serviceText } from '#content/catalogue/catalogue-text.ts';
import { formatDay } from '#content/moments.ts';
import type { CountedCode } from '#database/offer/code-list.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount, formatMoney, formatPercent } from '#domain/money.ts';
import { type CodeState, codeState } from '#domain/discounts/code-form.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { codeWords } from './code-words.ts';

/** What a list and a page say of a discount code. */
export interface CodeFacts {
  id: string;
  code: string;
  state: CodeState;
  off: string;
  terms: string[];
  used: string;
  note: string;
}

/** A stored code in words. */
export function factsOfCode(row: CountedCode, locale: Locale, now: Date): CodeFacts {
  const m = codeWords[locale];
  const { id, code, percent, amount, mostUses, used, note } = row;
  const most = mostUses === null ? undefined : formatCount(locale, mostUses);
  return {
    id,
    code,
    state: codeState(row, used, now),
    off: amount === null ? formatPercent(locale, percent ?? 0) : formatMoney(locale, amount),
    terms: termsOf(row, locale),
    used: m.used(formatCount(locale, used), most),
    note,
  };
}

/** "Instagram, sledující" */
export function goodsName(
  locale: Locale,
  { platform, service }: Pick<CountedCode, 'platform' | 'service'>,
): string {
  const text = catalogueTexts[locale];
  if (platform === null) return '';
  if (service === null) return text.platforms[platform].name;
  return serviceText(text, platform, service).name;
}

function termsOf(row: CountedCode, locale: Locale): string[] {
  const { terms: m } = codeWords[locale];
  const { validFrom, validUntil, mostPerCustomer, least, edition } = row;
  const lastDay = validUntil && new Date(validUntil.getTime() - 1);
  return [
    validFrom && m.from(formatDay(locale, validFrom)),
    lastDay && m.until(formatDay(locale, lastDay)),
    least !== null && m.least(formatMoney(locale, least)),
    mostPerCustomer !== null && m.perCustomer(mostPerCustomer),
    row.platform !== null && m.goods(goodsName(locale, row)),
    edition !== null && m.edition[edition],
  ].filter((term) => typeof term === 'string');
}

const looks: Record<CodeState, { icon: IconName; tone?: string }> = {
  running: { icon: 'check', tone: 'status-badge--success' },
  'not-yet': { icon: 'clock', tone: 'status-badge--info' },
  over: { icon: 'close' },
  'used-up': { icon: 'close' },
  ended: { icon: 'close' },
};

/** How a code stands, in words and a drawing. */
export function CodeBadge({ state, locale }: { state: CodeState; locale: Locale }) {
  const { icon, tone } = looks[state];
  return (
    <span className={classNames('status-badge', tone)}>
      <Icon name={icon} size="small" />
      {codeWords[locale].states[state]}
    </span>
  );
}
