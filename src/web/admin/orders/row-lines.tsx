import { countedName } from '#content/catalogue/package-name.ts';
import type { RowLine } from '#database/orders/order-rows.ts';
import { readPackageId } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import type { RowLinesMessages } from '#messages/cs/admin/orders/orders.ts';
import { rowLinesWords } from './row-lines-words.ts';
import { SameTarget } from './same-target.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';

/** Lines of an order that its row names; of more it says how many. */
const MOST = 5;

interface RowLinesProps {
  lines: readonly RowLine[];
  locale: Locale;
}

/** What a row of a list, a queue or a bulk action is about: of each line quantity, units, bonus and target. */
export function RowLines({ lines, locale }: RowLinesProps) {
  const m = rowLinesWords[locale];
  if (lines.length === 0) return null;
  return (
    <ul className="row-lines">
      {lines.slice(0, MOST).map((line) => (
        <Line key={line.position} line={line} locale={locale} m={m} />
      ))}
      {lines.length > MOST && <li className="row-lines__sub">{m.further(lines.length - MOST)}</li>}
    </ul>
  );
}

function Line({ line, locale, m }: { line: RowLine; locale: Locale; m: RowLinesMessages }) {
  const platform = readPackageId(line.packageId)?.platform;
  return (
    <li className="row-lines__line">
      {platform && <PlatformIcon platform={platform} />}
      <span className="row-lines__text">
        {`${countedName(line, locale)}, `}
        {line.targetLabel === null ? (
          <strong>{m.noTarget}</strong>
        ) : (
          <span title={line.targetUrl ?? undefined}>{line.targetLabel}</span>
        )}
        <SameTarget numbers={line.sameTarget} locale={locale} />
      </span>
    </li>
  );
}
