import { packageName } from '#content/catalogue/package-name.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import type { BulkMessages } from '#messages/cs/admin/bulk.ts';
import { isLineCount, readLineCount } from '#domain/delivery/work.ts';
import type { LineCount } from './choose.ts';

/** The form that confirms, to which the fields of the table belong. */
export const CONFIRM_FORM = 'bulk-confirm';

/** Fields for counts at most: no form of the shop has more than a thousand fields. */
const MOST_COUNTS = 900;

/** The lines for which a count can be given here, by their keys. */
export function openCounts(counts: readonly LineCount[]): ReadonlySet<string> {
  const asked = counts.filter(({ isAsked }) => isAsked);
  return new Set(asked.slice(0, MOST_COUNTS).map(({ key }) => key));
}

/** By which a field leads to what is wrong with it. */
export function outcomeId({ number }: { number: number }): string {
  return `outcome-${number}`;
}

interface CountsProps {
  row: { number: number };
  counts: readonly LineCount[];
  open: ReadonlySet<string>;
  inputs: Readonly<Record<string, string>> | undefined;
  locale: Locale;
  m: BulkMessages;
}

/** What is reported of each line of an order, and what completing it writes; below its units only with a count. */
export function Counts({ row, counts, open, inputs, locale, m }: CountsProps) {
  const count = (value: number) => formatCount(locale, value);
  const isWrong = (key: string) => !isLineCount(readLineCount(inputs?.[key] ?? ''));
  if (counts.length === 0) return null;
  return (
    <ul className="bulk__counts">
      {counts.map(({ key, packageId, reported, units, written, isAsked }) => (
        <li key={key}>
          <span className={isAsked ? 'bulk__not' : undefined}>
            {`${m.reported(count(reported), count(units))} → `}
          </span>
          {open.has(key) ? (
            <input
              form={CONFIRM_FORM}
              name={`count-${key}`}
              className="control bulk__count"
              aria-label={m.countOf(packageName(packageId, locale))}
              aria-invalid={isWrong(key) || undefined}
              aria-describedby={isWrong(key) ? outcomeId(row) : undefined}
              defaultValue={inputs?.[key] ?? ''}
              inputMode="numeric"
              autoComplete="off"
              maxLength={15}
            />
          ) : (
            <strong>{written === undefined ? m.leftOut : count(written)}</strong>
          )}
        </li>
      ))}
    </ul>
  );
}
