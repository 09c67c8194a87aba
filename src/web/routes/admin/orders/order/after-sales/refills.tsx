import { countedLineName } from '#content/catalogue/package-name.ts';
import { formatDay, formatMoment } from '#content/moments.ts';
import type { RefillRow } from '#database/orders/after-sales.ts';
import type { Order } from '#database/orders/orders.ts';
import { formatCount } from '#domain/money.ts';
import {
  guaranteedCount,
  isRefillCovered,
  dueSince,
  refillEnd,
} from '#domain/after-sales/refill.ts';
import { MAX_ANSWER } from '#domain/after-sales/complaint.ts';
import { TextAreaField } from '#web/forms/field.tsx';
import { Button } from '#web/ui/button.tsx';
import { decisionOf, useAfterSalesForm } from './actions.ts';
import { type AfterSalesPage, useAfterSalesPage } from './load-after-sales.ts';
import { AfterSalesForm, EmailSeen, Facts, MoneyLink } from './parts.tsx';

interface RefillProps {
  refill: RefillRow;
  line: Order['lines'][number];
}

/** Refills, with what was there before, what was delivered, and what the customer counts now. */
export function Refills() {
  const { afterSales, m } = useAfterSalesPage();
  if (afterSales.refills.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="refills">
      <h2 id="refills">{m.refills.heading}</h2>
      {afterSales.refills.map((refill) => {
        const line = afterSales.order.lines.find(({ position }) => position === refill.line);
        return line && <One key={refill.id} refill={refill} line={line} />;
      })}
    </section>
  );
}

function One({ refill, line }: RefillProps) {
  const page = useAfterSalesPage();
  const { afterSales, locale, m } = page;
  const words = m.refills;
  const since = dueSince(refill, afterSales.complaints);
  const isAsked = since?.getTime() !== refill.askedAt.getTime();
  const isOpen = refill.endedAt === null;
  const name = countedLineName(line, locale);
  return (
    <article className="after-sales__one stack">
      <h3>{`${words.states[refill.state]}: ${name}`}</h3>
      <Facts
        facts={[
          [m.received, isAsked && formatMoment(locale, refill.askedAt)],
          [words.begun, since && formatMoment(locale, since)],
          ...countsOf(page, { refill, line }),
          [words.guarantee, guaranteeOf(page, { refill, line })],
          [words.why, refill.reason && <span className="after-sales__text">{refill.reason}</span>],
          [
            m.anomalies.resolved,
            refill.endedAt &&
              m.resolved(
                words.states[refill.state],
                formatMoment(locale, refill.endedAt),
                refill.person ?? m.nobody,
              ),
          ],
        ]}
      />
      {isOpen && <p className="small">{words.check[checkOf({ refill, line })]}</p>}
      {isOpen && <Decide refill={refill} />}
    </article>
  );
}

function countsOf({ locale, m }: AfterSalesPage, { refill, line }: RefillProps) {
  const words = m.refills;
  const expected = guaranteedCount(line);
  const { countNow } = refill;
  const count = (value: number | null) =>
    value === null ? words.unknown : formatCount(locale, value);
  const missing =
    expected !== null && countNow !== null && countNow < expected
      ? ` (${words.missing(formatCount(locale, expected - countNow))})`
      : '';
  return [
    [words.start, count(line.startCount)],
    [words.delivered, count(line.delivered)],
    [words.expected, count(expected)],
    [words.now, <strong key="now">{count(countNow) + missing}</strong>],
  ] as const;
}

function guaranteeOf(
  { afterSales, locale, m }: AfterSalesPage,
  { refill, line }: RefillProps,
): string {
  const words = m.refills;
  if (refill.complaintId !== null) return words.requiredByLaw;
  const end = refillEnd(afterSales.order, line);
  const isCovered = end && isRefillCovered(afterSales.order, line, refill.askedAt);
  return isCovered ? words.within(formatDay(locale, end)) : words.over;
}

/** What the counts say: a drop lies between what was there before and what was guaranteed. */
function checkOf({ refill, line }: RefillProps): keyof AfterSalesPage['m']['refills']['check'] {
  const expected = guaranteedCount(line);
  const { countNow } = refill;
  if (expected === null || countNow === null || line.startCount === null) return 'unknown';
  if (countNow >= expected) return 'none';
  return countNow < line.startCount ? 'belowStart' : 'drop';
}

/**
 * What can be decided of a refill that is open: to begin it or end it, or to refuse it and say why. Of one that a
 * complaint was resolved with the money can go back instead.
 */
function Decide({ refill }: Pick<RefillProps, 'refill'>) {
  const { afterSales, m, mayReturnMoney } = useAfterSalesPage();
  return (
    <>
      <GoOn refill={refill} />
      {refill.complaintId === null ? (
        <Refuse refill={refill} />
      ) : (
        mayReturnMoney &&
        afterSales.left > 0 && (
          <p>
            <MoneyLink about={refill.id} reason="complaint">
              {m.refills.money}
            </MoneyLink>
          </p>
        )
      )}
    </>
  );
}

function GoOn({ refill }: Pick<RefillProps, 'refill'>) {
  const { afterSales, m } = useAfterSalesPage();
  const words = m.refills;
  const to = refill.state === 'asked' ? 'running' : 'done';
  const form = useAfterSalesForm('refill', refill.id);
  const { problem } = form;
  const preview = form.refused?.preview;
  return (
    <AfterSalesForm form={form} about={refill.id}>
      <input type="hidden" name="to" value={to} />
      {problem && <p className="field__error">{m.problems[problem]}</p>}
      {preview && (
        <EmailSeen preview={preview} language={afterSales.order.locale} of={decisionOf(to, '')} />
      )}
      <div>
        <Button variant={preview ? 'primary' : 'outline'} data-wanted={preview ? '' : undefined}>
          {preview ? words.confirm[to] : to === 'running' ? words.begin : words.done}
        </Button>
      </div>
    </AfterSalesForm>
  );
}

function Refuse({ refill }: Pick<RefillProps, 'refill'>) {
  const { afterSales, m } = useAfterSalesPage();
  const words = m.refills;
  const form = useAfterSalesForm('refuse', refill.id);
  const preview = form.refused?.preview;
  const reason = form.value('reason') ?? '';
  const { locale: language } = afterSales.order;
  return (
    <details className="after-sales__more" open={form.isPosted}>
      <summary>{words.refuse}</summary>
      <AfterSalesForm form={form} about={refill.id}>
        <TextAreaField
          name="reason"
          label={words.reason}
          hint={m.write(m.languages[language])}
          lang={language}
          rows={3}
          maxLength={MAX_ANSWER}
          defaultValue={reason}
          error={form.problem && m.problems[form.problem]}
        />
        {preview && <EmailSeen {...{ preview, language }} of={decisionOf('refused', reason)} />}
        <div>
          <Button
            variant={preview ? 'secondary' : 'outline'}
            data-wanted={preview ? '' : undefined}
          >
            {preview ? words.confirmRefuse : m.preview}
          </Button>
        </div>
      </AfterSalesForm>
    </details>
  );
}
