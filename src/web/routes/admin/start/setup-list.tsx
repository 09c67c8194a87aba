import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale.ts';
import { startWords } from '#web/admin/words/start-words.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import type { SetupNeeds } from './read-start.ts';

/** What only the one who runs the program can change: settings, each by its name (rules 4, 16b and 19). */
export function SetupList({ locale, setup }: { locale: Locale; setup: SetupNeeds }) {
  const { setup: m } = startWords[locale].needs;
  const { isApprovalMissing, unsetIdentity, hasSamplePress } = setup;
  if (!isApprovalMissing && unsetIdentity.length === 0 && !hasSamplePress) return null;
  return (
    <ul className="needs">
      {isApprovalMissing && (
        <SetupNeed icon="warning" title={m.approval}>
          {m.approvalText} <code>PROVIDER_APPROVAL</code>
        </SetupNeed>
      )}
      {unsetIdentity.length > 0 && (
        <SetupNeed icon="warning" title={m.identity}>
          {m.identityText}{' '}
          {unsetIdentity.map((name, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <code>{name}</code>
            </span>
          ))}
        </SetupNeed>
      )}
      {hasSamplePress && (
        <SetupNeed icon="info" title={m.press}>
          {m.pressText}
        </SetupNeed>
      )}
    </ul>
  );
}

interface SetupNeedProps {
  icon: IconName;
  title: string;
  children: ReactNode;
}

function SetupNeed({ icon, title, children }: SetupNeedProps) {
  return (
    <li className="need need--setup" data-tone={icon}>
      <p className="need__count">
        <Icon name={icon} />
      </p>
      <div className="need__words">
        <p className="need__name">{title}</p>
        <p className="need__text">{children}</p>
      </div>
    </li>
  );
}
