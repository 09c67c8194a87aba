import { packageName } from '#content/catalogue/package-name.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import type { BatchMessages } from '#messages/cs/operator/batch.ts';
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

interface CountsProps {
  counts: readonly LineCount[];
  open: ReadonlySet<string>;
  typed: Readonly<Record<string, number>> | undefined;
  locale: Locale;
  m: BatchMessages;
}

/** What is reported of each line of an order, and what completing it writes; below its pieces only with a count. */
export function Counts({ counts, open, typed, locale, m }: CountsProps) {
  const count = (value: number) => formatCount(locale, value);
  if (counts.length === 0) return null;
  return (
    <ul className="bulk__counts">
      {counts.map(({ key, packageId, reported, pieces, written, isAsked }) => (
        <li key={key}>
          <span className={isAsked ? 'bulk__not' : undefined}>
            {`${m.reported(count(reported), count(pieces))} → `}
          </span>
          {open.has(key) ? (
            <input
              form={CONFIRM_FORM}
              name={`count-${key}`}
              className="control bulk__count"
              aria-label={m.countOf(packageName(packageId, locale))}
              defaultValue={typed?.[key] ?? ''}
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
