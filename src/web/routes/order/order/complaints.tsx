import type { ComplaintRow } from '#database/care.ts';
import type { Order } from '#database/orders.ts';
import { countedLineName } from '#content/catalogue/package-name.ts';
import { formatDay, formatMoment } from '#content/moments.ts';
import { type Haler, formatMoney } from '#domain/money.ts';
import { type ComplaintEnd, type ComplaintWish, complaintWishes } from '#domain/order/care.ts';
import { complaintEnd, sumReturnedFor } from '#domain/order/refund.ts';
import { mayComplain, wishesFor } from '#domain/order/complaint.ts';
import type { Locale } from '#domain/locale.ts';
import { NOTHING_CHOSEN } from '#domain/nothing-chosen.ts';
import { SelectField, TextAreaField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { RadioCards } from '#web/forms/radio-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { wordsOf } from '#messages/words.ts';
import { CustomerForm, Opening } from './customer-form.tsx';
import type { CareOnPage, TriedCare } from './order-care.ts';

interface ComplaintsProps {
  order: Order;
  care: CareOnPage;
  supportMail: string;
  tried: TriedCare['complaint'];
}

/** The complaints about an order with their deadline or outcome, and the form for another (rules 64). */
export function Complaints({ order, care, supportMail, tried }: ComplaintsProps) {
  const locale = useLocale();
  const m = useWords().care.complaint;
  const isOffered = mayComplain(order);
  if (!isOffered && care.complaints.length === 0) return null;
  const lines = order.lines.map(({ position, ...line }) => ({
    position,
    name: countedLineName(line, locale),
  }));
  return (
    <section className="stack stack--small" id="complaints" aria-labelledby="complaints-heading">
      <h2 id="complaints-heading">{m.heading}</h2>
      {care.complaints.length > 0 && (
        <ul className="complaints stack">
          {care.complaints.map((complaint) => (
            <li key={complaint.id}>
              <Complaint
                complaint={complaint}
                end={complaintEnd(order, complaint, care.refills)}
                returned={sumReturnedFor(order, complaint.id)}
                about={
                  lines.find(({ position }) => position === complaint.line)?.name ?? m.wholeHeading
                }
              />
            </li>
          ))}
        </ul>
      )}
      {isOffered && (
        <Opening label={m.open} className="more" isOpen={tried !== undefined}>
          <ComplaintForm
            token={order.token}
            formId={care.formId}
            lines={lines}
            wishes={wishesFor(order)}
            supportMail={supportMail}
            tried={tried}
          />
        </Opening>
      )}
    </section>
  );
}

interface ComplaintProps {
  complaint: ComplaintRow;
  end: ComplaintEnd | null;
  /** What has gone back for it, in haléře. */
  returned: Haler;
  about: string;
}

function Complaint({ complaint, end, returned, about }: ComplaintProps) {
  const locale = useLocale();
  const m = useWords().care.complaint;
  const { text, wish, receivedAt, dueAt, answer, settledAt } = complaint;
  return (
    <article className="complaint stack stack--small">
      <p>
        <strong>{about}</strong>
      </p>
      <p className="as-written">{text}</p>
      <p>{m.wished(m.wishes[wish])}</p>
      <p className="summary__aside">{m.received(formatMoment(locale, receivedAt))}</p>
      {end && settledAt ? (
        <>
          <p>
            <strong>{m.settled(formatMoment(locale, settledAt))}.</strong>{' '}
            {end === 'money' && returned > 0
              ? m.returned(formatMoney(locale, returned))
              : m.outcomes[end]}
          </p>
          {answer !== '' && <p className="as-written">{m.answer(answer)}</p>}
        </>
      ) : (
        <p>
          <strong>{m.due(formatDay(locale, dueAt))}</strong>
        </p>
      )}
    </article>
  );
}

interface ComplaintFormProps {
  token: string;
  /** A UUID: sent twice it is one complaint. */
  formId: string | undefined;
  /** The lines that it can be about; none while they cannot be read. */
  lines: readonly { position: number; name: string }[];
  /** What can be asked for. */
  wishes: readonly ComplaintWish[];
  supportMail: string;
  tried: TriedCare['complaint'];
}

/** Takes a complaint: what it is about, what is wrong, and what the customer wants. */
function ComplaintForm(props: ComplaintFormProps) {
  const locale = useLocale();
  const { token, formId, lines, wishes, supportMail, tried } = props;
  const m = useWords().care.complaint;
  const { typed, problems = {} } = tried ?? {};
  return (
    <CustomerForm {...{ token }} at="complaints" className="complaint-form stack" noValidate>
      <p>{m.intro}</p>
      <input type="hidden" name="id" value={tried?.id ?? formId} />
      {/* The page that takes its place while no order can be read offers the same. */}
      <input type="hidden" name="wishes" value={wishes.join(' ')} />
      <FormName value="complaint">
        <SelectField
          name="line"
          label={m.line}
          defaultValue={typed?.line ?? ''}
          error={sayLine(tried, locale, supportMail)}
        >
          <option value={NOTHING_CHOSEN}>{m.whole}</option>
          {lines.map(({ position, name }) => (
            <option key={position} value={position}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          name="text"
          label={m.text}
          hint={m.textHint}
          defaultValue={typed?.text}
          error={problems.text && m.problems[problems.text]}
          required
        />
        <RadioCards
          name="wish"
          legend={m.wish}
          layout="list"
          choices={wishes.map((wish) => ({ value: wish, title: m.wishes[wish] }))}
          defaultValue={typed?.wish ?? (wishes.length === 1 ? wishes[0] : '')}
          error={problems.wish && m.problems[problems.wish]}
          required
        />
      </FormName>
      <div className="cluster">
        <Button name="intent" value="complaint" variant="secondary">
          {m.send}
        </Button>
      </div>
    </CustomerForm>
  );
}

/** Why no complaint about this was taken, and which one is being dealt with. */
function sayLine(tried: TriedCare['complaint'], locale: Locale, supportMail: string) {
  const m = wordsOf(locale).care.complaint;
  if (tried?.problems.line) return m.problems[tried.problems.line];
  if (!tried?.open) return undefined;
  const { receivedAt, dueAt } = tried.open;
  return (
    <>
      {m.underWay(formatMoment(locale, receivedAt), formatDay(locale, dueAt))}{' '}
      <a href={`mailto:${supportMail}`}>{supportMail}</a>
    </>
  );
}

interface ComplaintAwayProps {
  token: string;
  supportMail: string;
  tried: TriedCare['complaint'];
}

/** A complaint that could not be stored while the database is away, as it was typed. */
export function ComplaintAway({ token, supportMail, tried }: ComplaintAwayProps) {
  const m = useWords().care.complaint;
  const line = tried?.typed.line ?? '';
  const position = Number(line);
  const isChosen = line !== '' && Number.isSafeInteger(position);
  const chosen = isChosen ? [{ position, name: m.nth(position + 1) }] : [];
  return (
    <div className="column order-page">
      <h1>{m.heading}</h1>
      <Notice tone="error" title={m.away.title} live>
        {m.away.text} <a href={`mailto:${supportMail}`}>{supportMail}</a>
      </Notice>
      <ComplaintForm
        token={token}
        formId={undefined}
        lines={chosen}
        wishes={tried && tried.offered.length > 0 ? tried.offered : complaintWishes}
        supportMail={supportMail}
        tried={tried}
      />
    </div>
  );
}
