import { copiedTables } from '#database/people/personal-columns.ts';
import type { PersonView } from '#database/people/view-person.ts';
import { formatMoment } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { DataMessages } from '#messages/cs/admin/data.ts';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { OrderLink } from '#web/admin/orders/order-link.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useDataForm } from './actions.ts';

interface PersonProps {
  locale: Locale;
  m: DataMessages;
  /** Of the form that erases: pressed twice it is one request. */
  formId: string;
  person: PersonView;
  isAsking: boolean;
}

/** One person: what is held, the copy, what was agreed to, and the erasure. */
export function PersonSection(props: PersonProps) {
  const { m, person, isAsking } = props;
  const kinds = copiedTables.filter((name) => person.held[name] !== undefined);
  if (isAsking && person.obstacles.length === 0 && kinds.length > 0) return <Sure {...props} />;
  return (
    <section className="panel" aria-labelledby="data-person">
      <h2 id="data-person" className="breakable">
        {m.held.title(person.address)}
      </h2>
      {kinds.length === 0 ? (
        <p>{m.held.nothing}</p>
      ) : (
        <>
          <dl className="data-counts">
            {kinds.map((name) => (
              <div key={name}>
                <dt>{m.kinds[name]}</dt>
                <dd className="tabular">{person.held[name]}</dd>
              </div>
            ))}
          </dl>
          <Agreed {...props} />
          <h3>{m.copy.title}</h3>
          <p className="small">{m.copy.text}</p>
          <form method="post" action={adminHref('operatorDataCopy')}>
            <input type="hidden" name="email" value={person.address} />
            <Button>{m.copy.submit}</Button>
          </form>
          <Erasing {...props} />
        </>
      )}
    </section>
  );
}

/** What would go, what stays and why, and what is in the way. */
function Erasing({ m, person }: PersonProps) {
  const { erase } = m;
  const { obstacles, unsent, address } = person;
  const form = useDataForm('ask');
  return (
    <>
      <h3>{erase.title}</h3>
      <p className="small">{erase.goes}</p>
      <p className="small">{erase.stays}</p>
      <p className="small">{erase.provider}</p>
      {unsent > 0 && <p className="small">{erase.unsent(unsent)}</p>}
      {obstacles.length > 0 ? (
        <Notice tone="warning" title={erase.refused}>
          <ul className="data-obstacles">
            {obstacles.map(({ kind, orderNumber }) => (
              <li key={`${kind}-${orderNumber}`}>
                {m.obstacles[kind]}
                {orderNumber !== null && (
                  <>
                    {': '}
                    <OrderLink number={orderNumber} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <ActionForm form={form} hidden={{ email: address }}>
          <Button variant="danger">{erase.ask}</Button>
        </ActionForm>
      )}
    </>
  );
}

/** Asked once again, with the address in full. */
function Sure({ m, formId, person }: PersonProps) {
  const { erase } = m;
  const form = useDataForm('erase');
  return (
    <section className="panel" aria-labelledby="data-sure">
      <h2 id="data-sure" className="breakable">
        {erase.sure(person.address)}
      </h2>
      <p>{erase.goes}</p>
      <p>{erase.stays}</p>
      {person.unsent > 0 && <p>{erase.unsent(person.unsent)}</p>}
      <p>{erase.sureText}</p>
      <ActionForm form={form} hidden={{ email: person.address, id: formId }} className="cluster">
        <Button variant="danger">{erase.yes}</Button>
        <ButtonLink href={adminHref('operatorData')}>{erase.back}</ButtonLink>
      </ActionForm>
    </section>
  );
}

/** Which terms and which answer to the early start, order by order. */
function Agreed({ locale, m, person }: PersonProps) {
  const { consents: words } = m;
  if (person.consents.length === 0) return null;
  return (
    <>
      <h3>{words.ofPerson}</h3>
      <ul className="data-agreed">
        {person.consents.map((each) => (
          <li key={each.orderNumber}>
            <OrderLink number={each.orderNumber} />
            {`, ${formatMoment(locale, each.madeAt)}. `}
            {`${words.terms}: ${each.termsVersion}. ${words.given}: ${answerOf(words, each.isGiven)}`}
            {each.consentVersion !== null && ` (${each.consentVersion})`}
            {each.statedAt && `, ${formatMoment(locale, each.statedAt)}`}.
          </li>
        ))}
      </ul>
    </>
  );
}

/** An answer to the express request, in words. */
export function answerOf(words: DataMessages['consents'], isGiven: boolean | null): string {
  if (isGiven === null) return words.notAsked;
  return isGiven ? words.yes : words.no;
}
