import { formatClock, formatDay } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import type { Locale } from '#domain/locale.ts';
import { formatAmount, formatMoney } from '#domain/money.ts';
import type { MoneyBackMessages } from '#messages/cs/admin/orders/money-back.ts';
import { TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { useOrigin } from '#web/admin/orders/order-origin.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { type RefundLine, refundLines } from './refund-lines.ts';
import type { MoneyBackView } from './view.ts';

interface RefundsTableProps {
  view: MoneyBackView;
  locale: Locale;
  m: MoneyBackMessages;
  number: string;
  now: Date;
}

/** Everything that went back, is on its way, or did not come through, newest first. */
export function RefundsTable({ view, locale, m, number, now }: RefundsTableProps) {
  const words = m.refunds;
  const back = useOrigin()(adminHref('operatorMoneyBack', { number }));
  const lines = refundLines(view, locale, m);
  if (lines.length === 0) {
    return (
      <section className="stack stack--small">
        <h2>{words.caption}</h2>
        <p className="quiet">{words.none}</p>
      </section>
    );
  }
  return (
    <table className="ledger ledger--refunds">
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.amount}</th>
          <th scope="col">{words.state}</th>
          <th scope="col">{words.reason}</th>
          <th scope="col">{words.person}</th>
          <th scope="col">{words.note}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {formatDay(locale, line.at)}{' '}
              {!line.isDayAlone && (
                <span className="ledger__sub">{formatClock(locale, line.at)}</span>
              )}
            </th>
            <td data-label={words.amount} className="ledger__sum">
              {formatAmount(locale, line.amount)}
            </td>
            <td data-label={words.state}>
              <State {...{ line, locale, m, back, now }} />
            </td>
            <td data-label={words.reason} className="breakable">
              {line.reason}
            </td>
            <td data-label={words.person} className="breakable">
              {line.person}
            </td>
            <td data-label={words.note}>
              <CreditNote note={line.creditNote} number={number} none={words.noNote} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface StateProps {
  line: RefundLine;
  locale: Locale;
  m: MoneyBackMessages;
  /** Where taking it back leads to. */
  back: string;
  now: Date;
}

function State({ line, locale, m, back, now }: StateProps) {
  const words = m.refunds;
  return (
    <div className="stack stack--small">
      <span>
        <Tag {...(line.tone && { tone: line.tone })} {...(line.icon && { icon: line.icon })}>
          {words.states[line.state]}
        </Tag>
      </span>
      {line.detail && <span className="small breakable">{line.detail}</span>}
      {line.state === 'toSend' && <NoteSent line={line} m={m} back={back} now={now} />}
      {line.state === 'waiting' && (
        <form method="post" action={adminHref('operatorUndo')}>
          <input type="hidden" name="id" value={line.id} />
          <input type="hidden" name="back" value={back} />
          <Button variant="outline">
            {words.undo}
            <VisuallyHidden>
              {' – '}
              {words.undoThis(formatMoney(locale, line.amount))}
            </VisuallyHidden>
          </Button>
        </form>
      )}
    </div>
  );
}

function CreditNote({ note, number, none }: { note: string | null; number: string; none: string }) {
  const { pages } = usePageFacts();
  if (note === null) return none;
  if (!pages.has('operatorInvoice')) return note;
  return <a href={adminHref('operatorInvoice', { number, file: `${note}.pdf` })}>{note}</a>;
}

interface NoteSentProps {
  line: RefundLine;
  m: MoneyBackMessages;
  /** Where the form goes. */
  back: string;
  now: Date;
}

/** Says that what is owed was sent from the bank: when, and by what it is found there. */
function NoteSent({ line, m, back, now }: NoteSentProps) {
  const words = m.form;
  const today = dayInPrague(now);
  return (
    <FormName value={`sent-${line.id}`}>
      <form method="post" action={back} className="stack stack--small">
        <input type="hidden" name="refund" value={line.id} />
        <TextField
          name="sentOn"
          type="date"
          label={words.sentOn}
          max={today}
          defaultValue={today}
          required
        />
        <TextField
          name="reference"
          label={words.reference}
          maxLength={100}
          autoComplete="off"
          required
        />
        <div>
          <Button>{words.sent}</Button>
        </div>
      </form>
    </FormName>
  );
}
