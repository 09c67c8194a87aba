import { ACTION_FIELD } from '#web/forms/action-field.ts';
import type { ComplaintRow } from '#database/orders/after-sales.ts';
import type { Order } from '#database/orders/orders.ts';
import { countedLineName } from '#content/catalogue/package-name.ts';
import { formatDay, formatMoment } from '#content/moments.ts';
import { type Haler, formatMoney } from '#domain/money.ts';
import { type ComplaintEnd, type Remedy, remedies } from '#domain/after-sales/after-sales.ts';
import { complaintEnd, sumReturnedFor } from '#domain/payments/refund.ts';
import { mayComplain, listRemedies } from '#domain/after-sales/complaint.ts';
import type { Locale } from '#domain/locale.ts';
import { NOTHING_CHOSEN } from '#domain/text/nothing-chosen.ts';
import { SelectField, TextAreaField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { RadioCards } from '#web/forms/radio-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { wordsOf } from '#messages/words.ts';
import { CustomerForm, Opening } from './customer-form.tsx';
import type { AfterSalesOnPage, AfterSalesInput } from './after-sales.ts';

interface ComplaintsProps {
  order: Order;
  afterSales: AfterSalesOnPage;
  supportMail: string;
  tried: AfterSalesInput['complaint'];
}

/** The complaints about an order with their deadline or outcome, and the form for another (rules 64). */
export function Complaints({ order, afterSales, supportMail, tried }: ComplaintsProps) {
  const locale = useLocale();
  const m = useWords().afterSales.complaint;
  const isOffered = mayComplain(order);
  if (!isOffered && afterSales.complaints.length === 0) return null;
  const lines = order.lines.map(({ position, ...line }) => ({
    position,
    name: countedLineName(line, locale),
  }));
  return (
    <section className="stack stack--small" id="complaints" aria-labelledby="complaints-heading">
      <h2 id="complaints-heading">{m.heading}</h2>
      {afterSales.complaints.length > 0 && (
        <ul className="complaints stack">
          {afterSales.complaints.map((complaint) => (
            <li key={complaint.id}>
              <Complaint
                complaint={complaint}
                end={complaintEnd(order, complaint, afterSales.refills)}
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
            formId={afterSales.formId}
            lines={lines}
            remedies={listRemedies(order)}
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
  const m = useWords().afterSales.complaint;
  const { text, remedy, receivedAt, dueAt, answer, resolvedAt } = complaint;
  return (
    <article className="complaint stack stack--small">
      <p>
        <strong>{about}</strong>
      </p>
      <p className="as-written">{text}</p>
      <p>{m.remedyAsked(m.remedies[remedy])}</p>
      <p className="summary__aside">{m.received(formatMoment(locale, receivedAt))}</p>
      {end && resolvedAt ? (
        <>
          <p>
            <strong>{m.resolved(formatMoment(locale, resolvedAt))}.</strong>{' '}
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
  remedies: readonly Remedy[];
  supportMail: string;
  tried: AfterSalesInput['complaint'];
}

/** Takes a complaint: what it is about, what is wrong, and what the customer wants. */
function ComplaintForm(props: ComplaintFormProps) {
  const locale = useLocale();
  const { token, formId, lines, remedies, supportMail, tried } = props;
  const m = useWords().afterSales.complaint;
  const { input, problems = {} } = tried ?? {};
  return (
    <CustomerForm {...{ token }} at="complaints" className="complaint-form stack" noValidate>
      <p>{m.intro}</p>
      <input type="hidden" name="id" value={tried?.id ?? formId} />
      {/* The page that takes its place while no order can be read offers the same. */}
      <input type="hidden" name="wishes" value={remedies.join(' ')} />
      <FormName value="complaint">
        <SelectField
          name="line"
          label={m.line}
          defaultValue={input?.line ?? ''}
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
          defaultValue={input?.text}
          error={problems.text && m.problems[problems.text]}
          required
        />
        <RadioCards
          name="wish"
          legend={m.remedy}
          layout="list"
          choices={remedies.map((remedy) => ({ value: remedy, title: m.remedies[remedy] }))}
          defaultValue={input?.remedy ?? (remedies.length === 1 ? remedies[0] : '')}
          error={problems.remedy && m.problems[problems.remedy]}
          required
        />
      </FormName>
      <div className="cluster">
        <Button name={ACTION_FIELD} value="complaint" variant="secondary">
          {m.send}
        </Button>
      </div>
    </CustomerForm>
  );
}

/** Why no complaint about this was taken, and which one is being dealt with. */
function sayLine(tried: AfterSalesInput['complaint'], locale: Locale, supportMail: string) {
  const m = wordsOf(locale).afterSales.complaint;
  if (tried?.problems.line) return m.problems[tried.problems.line];
  if (!tried?.open) return undefined;
  const { receivedAt, dueAt } = tried.open;
  return (
    <>
      {m.inProgress(formatMoment(locale, receivedAt), formatDay(locale, dueAt))}{' '}
      <a href={`mailto:${supportMail}`}>{supportMail}</a>
    </>
  );
}

interface ComplaintAwayProps {
  token: string;
  supportMail: string;
  tried: AfterSalesInput['complaint'];
}

/** A complaint that could not be stored while the database is away, as it was typed. */
export function ComplaintAway({ token, supportMail, tried }: ComplaintAwayProps) {
  const m = useWords().afterSales.complaint;
  const line = tried?.input.line ?? '';
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
        remedies={tried && tried.offered.length > 0 ? tried.offered : remedies}
        supportMail={supportMail}
        tried={tried}
      />
    </div>
  );
}
