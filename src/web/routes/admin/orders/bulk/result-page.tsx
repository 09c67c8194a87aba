import type { OrderRowFacts } from '#database/orders/order-rows.ts';
import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { BulkActKind, BulkOutcome } from '#domain/admin/bulk-action.ts';
import type { BulkMessages } from '#messages/cs/admin/bulk.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BulkTable } from './bulk-table.tsx';

/** Seconds after which a page with open rows is loaded again. */
const RELOAD_SECONDS = 2;

interface BulkResultProps {
  locale: Locale;
  m: BulkMessages;
  kind: BulkActKind;
  rows: readonly { row: OrderRowFacts; outcome: BulkOutcome | null }[];
  /** How many orders the bulk action has. */
  whole: number;
}

/** What became of each order of a bulk action. */
export function BulkResultPage({ locale, m, kind, rows, whole }: BulkResultProps) {
  const open = rows.filter(({ outcome }) => outcome === null).length;
  const done = rows.filter(({ outcome }) => outcome === 'done').length;
  return (
    <div className="admin-page bulk">
      <a className="line-link" href={adminHref('operatorOrders')}>
        ← {m.back}
      </a>
      <h1>{m.resultTitle(m.acts[kind])}</h1>
      {open > 0 ? (
        <>
          <meta httpEquiv="refresh" content={String(RELOAD_SECONDS)} />
          <Notice live>
            <p>{m.progress(whole - open, whole)}</p>
            <ButtonLink href="">{m.reload}</ButtonLink>
          </Notice>
        </>
      ) : (
        <Notice tone={done === whole ? 'success' : 'warning'} live>
          {m.finished(done, whole - done)}
        </Notice>
      )}
      <BulkTable caption={m.resultCaption} last={m.columns.became} m={m} locale={locale}>
        {rows.map(({ row, outcome }) => ({ row, outcome: <Became outcome={outcome} m={m} /> }))}
      </BulkTable>
    </div>
  );
}

function Became({ outcome, m }: { outcome: BulkOutcome | null; m: BulkMessages }) {
  if (outcome === null) return <span className="bulk__waits">{m.waiting}</span>;
  const isDone = outcome === 'done';
  const isUndone = outcome === 'undone' || outcome === 'email-undone';
  return (
    <span className={isDone ? 'bulk__will' : 'bulk__not'}>
      <Icon name={isDone ? 'check' : 'close'} size="small" />
      {isUndone ? m[outcome] : isDone ? m.done : m.problems[outcome]}
    </span>
  );
}
