import { formatMoment } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { backupCheckWords } from '#web/admin/legal/backup-check-words.ts';
import type { BackupCheckFacts } from '#web/admin/legal/read-backup-check.ts';
import { Icon } from '#web/ui/icon.tsx';

/** That the backups cannot be relied on (rules 78); nothing while they can. */
export function BackupCheckNeed({
  locale,
  backupCheck,
}: {
  locale: Locale;
  backupCheck: BackupCheckFacts;
}) {
  const m = backupCheckWords[locale];
  const { state, last } = backupCheck;
  if (state === 'whole' || state === 'none') return null;
  return (
    <ul className="needs">
      <li className="need need--setup" data-tone="warning">
        <p className="need__count">
          <Icon name="warning" />
        </p>
        <div className="need__words">
          <a className="need__title" href={`${adminHref('operatorDuties')}#backup`}>
            {backupCheck.isOn || state === 'broken' ? m.states[state] : m.off}
          </a>
          <p className="need__text">
            {last ? m.since(formatMoment(locale, last.endedAt)) : m.never}
          </p>
        </div>
      </li>
    </ul>
  );
}
