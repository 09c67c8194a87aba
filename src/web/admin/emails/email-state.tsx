import { formatMoment } from '#content/moments.ts';
import type { ListedEmail } from '#database/emails/email-list.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { emailStateOf } from '#domain/emails/email-kind.ts';
import { emailListWords } from '#web/admin/emails/outbox-words.ts';
import { Tag } from '#web/ui/tag.tsx';

type Marks = 'sentAt' | 'isKept' | 'refusal' | 'setAsideAt' | 'setAsideReason' | 'copy';
type Tries = 'tries' | 'lastError' | 'nextAt';

interface EmailStateProps {
  /** Without its tries where a page does not read them. */
  email: Pick<ListedEmail, Marks> & Partial<Pick<ListedEmail, Tries>>;
  locale: Locale;
}

/**
 * What has become of an e-mail, and why, in plain words before those of a server: the same wherever one is
 * shown.
 */
export function EmailState({ email, locale }: EmailStateProps) {
  const m = emailListWords[locale];
  const state = emailStateOf(email);
  const { tries = 0, lastError = null, refusal, setAsideReason, sentAt, nextAt } = email;
  const isTried = state === 'waits' && tries > 0;
  const isTrouble = state === 'refused' || state === 'unwritable';
  return (
    <>
      {isTrouble ? (
        <Tag tone="warning" icon="warning">
          {m.states[state]}
        </Tag>
      ) : (
        <span>{m.states[state]}</span>
      )}
      {sentAt && <span className="small quiet"> {formatMoment(locale, sentAt)}</span>}
      {isTried && (
        <p className="small breakable">
          {m.tries(formatCount(locale, tries))}
          {nextAt && `, ${m.nextTry(formatMoment(locale, nextAt))}`}
          {lastError !== null && `. ${m.away} ${m.stated(lastError)}`}
        </p>
      )}
      {refusal !== null && state !== 'unwritable' && (
        <p className="small breakable">{m.stated(refusal)}</p>
      )}
      {setAsideReason !== null && (
        <p className="small breakable">{m.reasonGiven(setAsideReason)}</p>
      )}
    </>
  );
}
