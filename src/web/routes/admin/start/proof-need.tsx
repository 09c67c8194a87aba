import { formatMoment } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { proofWords } from '#web/admin/sign-in/proof-words.ts';
import type { BackupCheckFacts } from '#web/admin/sign-in/read-proof.ts';
import { Icon } from '#web/ui/icon.tsx';

/** That the backups cannot be relied on (rules 78); nothing while they can. */
export function BackupCheckNeed({ locale, proof }: { locale: Locale; proof: BackupCheckFacts }) {
  const m = proofWords[locale];
  const { state, last } = proof;
  if (state === 'whole' || state === 'none') return null;
  return (
    <ul className="needs">
      <li className="need need--setup" data-tone="warning">
        <p className="need__count">
          <Icon name="warning" />
        </p>
        <div className="need__words">
          <a className="need__title" href={`${adminHref('operatorDuties')}#backup`}>
            {proof.isOn || state === 'broken' ? m.states[state] : m.off}
          </a>
          <p className="need__text">
            {last ? m.since(formatMoment(locale, last.endedAt)) : m.never}
          </p>
        </div>
      </li>
    </ul>
  );
}
