import { formatMoment } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import type { BackupFault } from '#domain/admin/backup-check.ts';
import { backupCheckWords } from '#web/admin/legal/backup-check-words.ts';
import type { BackupCheckFacts } from '#web/admin/legal/read-backup-check.ts';
import { FactList } from '#web/routes/admin/orders/order/fact-list.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** How it stands with the nightly backup: whole, damaged with each row that is, or not proved for long (rules 78). */
export function BackupCheckSection({
  locale,
  backupCheck,
}: {
  locale: Locale;
  backupCheck: BackupCheckFacts;
}) {
  const m = backupCheckWords[locale];
  const { state, last, isOn } = backupCheck;
  return (
    <section className="admin-block" id="backup" aria-labelledby="backup-heading">
      <h2 id="backup-heading">{m.title}</h2>
      <p className="quiet">{m.lead}</p>
      {isOn || state === 'broken' ? (
        <Notice tone={tones[state]} title={m.states[state]}>
          <DetailsAnswer locale={locale} backupCheck={backupCheck} />
        </Notice>
      ) : (
        <Notice tone="error" title={m.off}>
          <p>
            {m.offText} <code>BACKUP_DIR</code>
          </p>
        </Notice>
      )}
      {last && <LastBackupCheck locale={locale} last={last} />}
    </section>
  );
}

const tones = { whole: 'success', broken: 'error', late: 'error', none: 'info' } as const;

function DetailsAnswer({
  locale,
  backupCheck: { state, last },
}: {
  locale: Locale;
  backupCheck: BackupCheckFacts;
}) {
  const m = backupCheckWords[locale];
  if (state === 'none') return <p>{m.first}</p>;
  if (!last) return <p>{m.never}</p>;
  if (state !== 'broken') return <p>{m.since(formatMoment(locale, last.endedAt))}</p>;
  return (
    <>
      <p>{m.brokenText}</p>
      <ul>
        {last.faults.map((fault) => (
          <Fault
            key={`${fault.kind} ${fault.row} ${fault.how ?? ''} ${fault.order ?? ''}`}
            {...{ locale, fault }}
          />
        ))}
      </ul>
    </>
  );
}

function Fault({ locale, fault }: { locale: Locale; fault: BackupFault }) {
  const m = backupCheckWords[locale];
  const { kind, order } = fault;
  return (
    <li className="breakable">
      {m.faults[kind]}: {m.row(fault)}
      {order !== null && (
        <>
          {' '}
          (<a href={adminHref('operatorOrder', { number: String(order) })}>{m.order(order)}</a>)
        </>
      )}
    </li>
  );
}

function LastBackupCheck({
  locale,
  last,
}: {
  locale: Locale;
  last: NonNullable<BackupCheckFacts['last']>;
}) {
  const m = backupCheckWords[locale];
  const seconds = Math.ceil(last.durationMs / 1000);
  return (
    <FactList
      facts={[
        [m.file, last.file],
        [m.madeAt, last.madeAt && formatMoment(locale, last.madeAt)],
        [m.endedAt, formatMoment(locale, last.endedAt)],
        [m.rows, formatCount(locale, last.rows)],
        [m.took, m.seconds(formatCount(locale, seconds), seconds)],
      ]}
    />
  );
}
