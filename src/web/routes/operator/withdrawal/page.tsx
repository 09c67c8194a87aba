import { formatDay, formatMoment } from '#content/moment-text.ts';
import type { OfferedOrder } from '#database/find-orders.ts';
import type { RowLine } from '#database/row-lines.ts';
import type { WithdrawalRow } from '#database/withdrawals.ts';
import { adminHref } from '#domain/addresses.ts';
import { mailboxOf } from '#domain/customer/email-address.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import { MAX_ANSWER, isMoneyDue } from '#domain/order/settling.ts';
import { refundDueDay } from '#domain/order/withdrawal.ts';
import type { TiedPreview } from '#flows/operator/preview-tied.ts';
import type { WithdrawalPageMessages } from '#messages/cs/operator/withdrawal.ts';
import { TextAreaField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { queueAddress } from '#web/operator/figure-links.ts';
import { OrderLink } from '#web/operator/order-link.tsx';
import { RowLines } from '#web/operator/row-lines.tsx';
import { careWords } from '#web/routes/operator/order/care/words.ts';
import { FactList } from '#web/routes/operator/order/fact-list.tsx';
import { orderDeskWords } from '#web/routes/operator/order/words.ts';
import { FORM_FIELD, type TypedForm, typedIn } from '#web/operator/typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TiedShown } from './tied-shown.tsx';

type Candidate = OfferedOrder & { lines: readonly RowLine[] };

interface WithdrawalDeskProps {
  locale: Locale;
  m: WithdrawalPageMessages;
  declared: WithdrawalRow;
  /** Of its order. */
  number: number | null;
  /** What was looked for. */
  q: string;
  found: readonly Candidate[];
  /** Whether more would fit than are shown. */
  isMore: boolean;
  /** What would follow, before it is done. */
  shown: TiedPreview | undefined;
  /** Of the next form that is sent. */
  formId: string;
  problem: keyof WithdrawalPageMessages['problems'] | undefined;
  /** A form that was refused, as it was typed. */
  typed: TypedForm | undefined;
}

/** All that was written, the search for the order, and the answer. */
export function WithdrawalDesk(props: WithdrawalDeskProps) {
  const { m, declared, number, problem, shown } = props;
  const isWithoutOrder = number === null && declared.outcome === 'unknown';
  const ofNote = problem === 'answer-missing' || problem === 'answer-too-long';
  return (
    <div className="desk-page">
      <p>
        <a className="way" href={queueAddress('withdrawals')}>
          ← {m.back}
        </a>
      </p>
      <h1>{m.title}</h1>
      {problem && !ofNote && <Notice tone="error" title={m.problems[problem]} live />}
      <Written {...props} />
      {isWithoutOrder && shown && (
        <TiedShown
          {...props}
          shown={shown}
          language={declared.locale}
          address={addressOf(declared)}
        />
      )}
      <form method="post" action={addressOf(declared)} className="cluster">
        <Button name="intent" value="answer">
          {m.answer}
        </Button>
      </form>
      {isWithoutOrder && <FindOrder {...props} />}
      {isWithoutOrder && declared.settledAt === null && (
        <Close {...props} problem={ofNote ? problem : undefined} />
      )}
    </div>
  );
}

function addressOf({ id }: WithdrawalRow): string {
  return adminHref('operatorWithdrawal', { withdrawal: id });
}

function Written({ locale, m, declared, number }: WithdrawalDeskProps) {
  const { declaredAt, outcome, settledAt, settlement, person } = declared;
  const { facts } = m;
  const care = careWords[locale];
  const settled =
    settledAt &&
    settlement &&
    care.settled(
      care.withdrawals.settlements[settlement],
      formatMoment(locale, settledAt),
      person ?? care.nobody,
    );
  const isDue = settledAt === null && isMoneyDue(outcome);
  return (
    <FactList
      facts={[
        [facts.at, formatMoment(locale, declaredAt)],
        [facts.name, declared.name],
        [facts.email, declared.email],
        [facts.number, declared.number],
        [facts.part, declared.part],
        [facts.reason, declared.reason],
        [facts.language, m.languages[declared.locale]],
        [facts.due, isDue && <strong>{formatDay(locale, refundDueDay(declaredAt))}</strong>],
        [facts.order, number !== null && <OrderLink number={number} />],
        [facts.settled, settled],
        [facts.note, settledAt !== null && declared.note],
      ]}
    />
  );
}

/** What remains where it fits no order: somebody says why, and it waits no longer. */
function Close({ m, declared, formId, typed, problem }: WithdrawalDeskProps) {
  return (
    <form method="post" action={addressOf(declared)} className="desk-block fields">
      <input type="hidden" name="id" value={formId} />
      <input type="hidden" name={FORM_FIELD} value="close" />
      <FormName value="close">
        <TextAreaField
          name="note"
          label={m.note}
          rows={3}
          maxLength={MAX_ANSWER}
          defaultValue={typedIn(typed, 'close', 'note') ?? declared.note}
          error={problem && m.problems[problem]}
        />
      </FormName>
      <div>
        <Button name="intent" value="close">
          {m.close}
        </Button>
      </div>
    </form>
  );
}

function FindOrder({ locale, m, declared, q, found, isMore }: WithdrawalDeskProps) {
  return (
    <section className="desk-block" aria-labelledby="find-heading">
      <h2 id="find-heading">{m.find}</h2>
      <form method="get" action={addressOf(declared)} className="fields">
        <FormName value="find">
          <TextField name="q" type="search" label={m.search} defaultValue={q} />
        </FormName>
        <div>
          <Button>{m.button}</Button>
        </div>
      </form>
      {found.length === 0 ? (
        <p className="quiet">{m.none}</p>
      ) : (
        <>
          <p className="small quiet">{m.tieText}</p>
          <ul className="desk-list desk-list--lined">
            {found.map((order) => (
              <li key={order.number}>
                <Found {...{ locale, m, declared, order }} />
              </li>
            ))}
          </ul>
          {isMore && <p className="small quiet">{m.more(found.length)}</p>}
        </>
      )}
    </section>
  );
}

function Found({
  locale,
  m,
  declared,
  order,
}: Pick<WithdrawalDeskProps, 'locale' | 'm' | 'declared'> & { order: Candidate }) {
  const { number, name, email, state, createdAt, total, lines, fits } = order;
  const said = [
    name,
    email,
    orderDeskWords[locale].history.states[state],
    formatMoment(locale, createdAt),
    formatMoney(locale, total),
  ];
  return (
    <form method="post" action={addressOf(declared)} className="cluster">
      <input type="hidden" name="number" value={number} />
      <div className="breakable">
        <OrderLink number={number} /> · {said.filter((each) => each !== '').join(' · ')}
        <RowLines lines={lines} locale={locale} />
        {fits.length > 0 && (
          <p className="small">{m.fits(fits.map((fit) => m.fit[fit]).join(', '))}</p>
        )}
        {mailboxOf(email) !== mailboxOf(declared.email) && (
          <p className="small">
            <span className="pill pill--warning">
              <Icon name="warning" size="small" />
              {m.otherEmail}
            </span>
          </p>
        )}
      </div>
      <Button name="intent" value="tie">
        {m.tie(number)}
      </Button>
    </form>
  );
}
