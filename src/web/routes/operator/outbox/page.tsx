import { formatClock, formatDay } from '#content/moment-text.ts';
import type { EmailPlace, ListedEmail } from '#database/outbox.ts';
import { href, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { EmailState } from '#web/operator/email-state.tsx';
import { queueAddress } from '#web/operator/figure-links.ts';
import { emailName } from '#web/operator/email-name.ts';
import { outboxWords } from '#web/operator/outbox-words.ts';
import { writePlace } from '#web/operator/page-place.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { OutboxFilterForm, type TypedFilter } from './filter-form.tsx';

export interface OutboxPageProps {
  locale: Locale;
  typed: TypedFilter;
  emails: readonly ListedEmail[];
  next: EmailPlace | undefined;
  isFurther: boolean;
  /** The shop's own mailbox. */
  shopMail: string;
  /** What is on its way to programs of others; undefined for who has no business with them. */
  webhooks: { waiting: number; undelivered: number } | undefined;
}

/** Every e-mail that the shop owes or owed, a page at a time. */
export function OutboxPage(props: OutboxPageProps) {
  const { locale, typed, emails, next, isFurther } = props;
  const m = outboxWords[locale];
  const isFiltered = isFurther || Object.values(typed).some((value) => value !== '');
  const address = (more: Record<string, string> = {}) => {
    const set = Object.entries(typed).filter(([, value]) => value !== '');
    return withQuery(href('operatorOutbox', 'cs'), { ...Object.fromEntries(set), ...more });
  };
  return (
    <div className="desk-page">
      <header>
        <h1>{m.title}</h1>
        <p className="log__lead">{m.lead}</p>
        <WebhookLine {...props} />
      </header>
      <OutboxFilterForm locale={locale} typed={typed} />
      {emails.length === 0 ? (
        <EmptyState title={isFiltered ? m.empty : m.none}>
          {isFiltered ? m.emptyHint : m.noneHint}
        </EmptyState>
      ) : (
        <OutboxTable {...props} />
      )}
      {(isFurther || next) && (
        <nav className="cluster" aria-label={m.pages}>
          {isFurther && <ButtonLink href={address()}>{m.first}</ButtonLink>}
          {next && (
            <ButtonLink href={address({ after: writePlace([next.sort, next.id]) })} rel="next">
              {m.next}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}

/** Webhooks leave the house too: how many wait, and how many never arrived, each with the way to them. */
function WebhookLine({ locale, webhooks }: OutboxPageProps) {
  const m = outboxWords[locale];
  if (!webhooks) return null;
  const { waiting, undelivered } = webhooks;
  return (
    <p className="small">
      <a href={href('operatorWebhooks', 'cs')}>{m.webhooksWaiting(formatCount(locale, waiting))}</a>
      {undelivered > 0 && (
        <>
          {' · '}
          <a href={queueAddress('undelivered')}>
            {m.webhooksUndelivered(formatCount(locale, undelivered))}
          </a>
        </>
      )}
    </p>
  );
}

function OutboxTable({ locale, emails, shopMail }: OutboxPageProps) {
  const m = outboxWords[locale];
  return (
    <table className="log">
      <caption className="visually-hidden">{m.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.columns.when}</th>
          <th scope="col">{m.columns.what}</th>
          <th scope="col">{m.columns.to}</th>
          <th scope="col">{m.columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {emails.map((email) => (
          <tr key={email.id}>
            <td className="log__when">
              <time dateTime={email.owedAt.toISOString()}>
                {formatDay(locale, email.owedAt)} {formatClock(locale, email.owedAt)}
              </time>
            </td>
            <th scope="row" className="log__what">
              <a href={href('operatorOutboxEmail', 'cs', { email: email.id })}>
                {emailName(locale, email.kind)}
              </a>
              {email.number !== null && (
                <a
                  className="log__order"
                  href={href('operatorOrder', 'cs', { number: String(email.number) })}
                >
                  {m.order(email.number)}
                </a>
              )}
            </th>
            <td className="breakable">{email.to ?? shopMail}</td>
            <td>
              <EmailState email={email} locale={locale} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
