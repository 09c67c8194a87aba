import type { RefillRow } from '#database/care.ts';
import type { Order } from '#database/orders.ts';
import { formatDay, formatMoment } from '#content/moment-text.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { guaranteedCount, refillEnd } from '#domain/order/refill.ts';
import { daysLeft } from '#domain/order/settling.ts';
import { FormName } from '#web/forms/form-name.ts';
import { TextField } from '#web/forms/field.tsx';
import { Button } from '#web/ui/button.tsx';
import { CustomerForm, Opening } from './customer-form.tsx';
import { careMessages } from './care-words.ts';
import type { CareOnPage, TriedCare } from './order-care.ts';

interface LineRefillProps {
  order: Order;
  line: Order['lines'][number];
  care: CareOnPage;
  locale: Locale;
  now: Date;
  tried: TriedCare['refill'];
}

/** Until when a drop is refilled, what became of a refill, and the form that asks for one (rules 63). */
export function LineRefill(props: LineRefillProps) {
  const { order, line, care, locale, now } = props;
  const m = careMessages[locale].refill;
  const end = refillEnd(order, line);
  if (!end) return null;
  const mine = care.refills.filter((refill) => refill.line === line.position);
  const left = daysLeft(end, now);
  const isOpen = mine.some(({ endedAt }) => endedAt === null);
  const day = formatDay(locale, end);
  return (
    <div className="line-refill">
      <p className="summary__aside">{left < 0 ? m.over(day) : m.guaranteed(day, left)}</p>
      {mine.map((refill) => (
        <RefillState key={refill.id} refill={refill} locale={locale} />
      ))}
      {left >= 0 && !isOpen && !order.heldAt && <RefillForm {...props} />}
    </div>
  );
}

function RefillState({ refill, locale }: { refill: RefillRow; locale: Locale }) {
  const m = careMessages[locale].refill;
  const { state, askedAt, endedAt, reason } = refill;
  return (
    <p className="line-refill__state">
      {m.states[state](formatMoment(locale, endedAt ?? askedAt))}
      {reason !== '' && ` ${m.reason(reason)}`}
    </p>
  );
}

function RefillForm({ order, line, care, locale, tried }: LineRefillProps) {
  const m = careMessages[locale].refill;
  const mine = tried?.line === String(line.position) ? tried : undefined;
  const guaranteed = guaranteedCount(line);
  return (
    <Opening label={m.open} locale={locale} className="more" isOpen={mine !== undefined}>
      <CustomerForm token={order.token} locale={locale} className="stack" noValidate>
        <p>{guaranteed === null ? m.ruleUnknown : m.rule(formatCount(locale, guaranteed))}</p>
        <p>{m.public}</p>
        <input type="hidden" name="line" value={line.position} />
        <input type="hidden" name="id" value={care.formId} />
        <FormName value={`refill-${line.position}`}>
          <TextField
            name="count"
            label={m.count}
            hint={m.hint}
            error={mine?.problem && m.problems[mine.problem]}
            defaultValue={mine?.typed}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            required
          />
        </FormName>
        <div className="cluster">
          <Button name="intent" value="refill" variant="secondary">
            {m.send}
          </Button>
        </div>
      </CustomerForm>
    </Opening>
  );
}
