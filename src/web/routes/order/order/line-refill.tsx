import type { RefillRow } from '#database/care.ts';
import type { Order } from '#database/orders.ts';
import { formatDay, formatMoment } from '#content/moment-text.ts';
import { formatCount } from '#domain/money.ts';
import { guaranteedCount, owedSince, refillEnd } from '#domain/order/refill.ts';
import { daysLeft } from '#domain/order/settling.ts';
import { FormName } from '#web/forms/form-name.ts';
import { TextField } from '#web/forms/field.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { CustomerForm, Opening } from './customer-form.tsx';
import type { CareOnPage, TriedCare } from './order-care.ts';

interface LineRefillProps {
  order: Order;
  line: Order['lines'][number];
  care: CareOnPage;
  now: Date;
  tried: TriedCare['refill'];
}

/** Until when a drop is refilled, what became of a refill, and the form that asks for one (rules 63). */
export function LineRefill(props: LineRefillProps) {
  const locale = useLocale();
  const { order, line, care, now } = props;
  const m = useWords().care.refill;
  const end = refillEnd(order, line);
  // A complaint owes one without a guarantee as well.
  const mine = care.refills.filter((refill) => refill.line === line.position);
  if (!end && mine.length === 0) return null;
  const left = end && daysLeft(end, now);
  const isOpen = mine.some(({ endedAt }) => endedAt === null);
  return (
    <div className="line-refill">
      {end && left !== undefined && (
        <p className="summary__aside">
          {left < 0 ? m.over(formatDay(locale, end)) : m.guaranteed(formatDay(locale, end), left)}
        </p>
      )}
      {mine.map((refill) => (
        <RefillState key={refill.id} refill={refill} care={care} />
      ))}
      {left !== undefined && left >= 0 && !isOpen && !order.heldAt && <RefillForm {...props} />}
    </div>
  );
}

function RefillState({ refill, care }: Pick<LineRefillProps, 'care'> & { refill: RefillRow }) {
  const locale = useLocale();
  const m = useWords().care.refill;
  const { state, askedAt, endedAt, reason } = refill;
  const since = owedSince(refill, care.complaints);
  return (
    <p className="line-refill__state">
      {since && !endedAt
        ? m.owed(formatMoment(locale, since))
        : m.states[state](formatMoment(locale, endedAt ?? askedAt))}
      {reason !== '' && ` ${m.reason(reason)}`}
    </p>
  );
}

function RefillForm({ order, line, care, tried }: LineRefillProps) {
  const locale = useLocale();
  const m = useWords().care.refill;
  const mine = tried?.line === String(line.position) ? tried : undefined;
  const guaranteed = guaranteedCount(line);
  return (
    <Opening label={m.open} className="more" isOpen={mine !== undefined}>
      <CustomerForm token={order.token} className="stack" noValidate>
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
