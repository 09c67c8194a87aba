import { href } from '#domain/addresses.ts';
import { EmailState } from '#web/operator/email-state.tsx';
import { emailName } from '#web/operator/email-name.ts';
import type { DeskProps } from './desk-props.ts';

type EmailRow = DeskProps['emails'][number];

/** Every e-mail of the order: what it was, what became of it, and the way to see it and send it again. */
export function OrderEmails({ order, emails, locale, m }: DeskProps) {
  const words = m.emails;
  const addressOf = ({ id, orderId }: EmailRow) =>
    orderId === null
      ? href('operatorOutboxEmail', 'cs', { email: id })
      : href('operatorEmail', 'cs', { number: String(order.number), email: id });
  return (
    <section className="desk-block" aria-labelledby="emails-heading">
      <h2 id="emails-heading">{words.heading}</h2>
      {emails.length === 0 && <p className="small quiet">{words.none}</p>}
      <ul className="desk-list desk-list--lined">
        {emails.map((email) => (
          <li key={email.id} className="desk-email">
            <span>
              <strong>{emailName(locale, email.kind)}</strong>
              {email.isAgain && <span className="quiet small"> · {words.again}</span>}
              {email.toAddress !== null && (
                <span className="quiet small breakable"> · {words.to(email.toAddress)}</span>
              )}
            </span>
            <div className="desk-email__state quiet small">
              <EmailState email={email} locale={locale} />
            </div>
            <a
              className="way"
              href={addressOf(email)}
              aria-label={words.showOf(emailName(locale, email.kind))}
            >
              {words.show}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
