import { countedLineName } from '#content/catalogue/package-name.ts';
import { formatDay, formatMoment } from '#content/moment-text.ts';
import { formatCount } from '#domain/money.ts';
import { guaranteedCount, isRefillCovered, owedSince, refillEnd } from '#domain/order/refill.ts';
import { Facts } from './facts.tsx';
import { DecideRefill } from './decide-refill.tsx';
import type { CareProps, RefillProps } from './props.ts';

/** Refills, with what was there before, what was delivered, and what the customer counts now. */
export function Refills(props: CareProps) {
  const { care, m } = props;
  if (care.refills.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="refills">
      <h2 id="refills">{m.refills.heading}</h2>
      {care.refills.map((refill) => {
        const line = care.order.lines.find(({ position }) => position === refill.line);
        return line && <One key={refill.id} {...props} refill={refill} line={line} />;
      })}
    </section>
  );
}

function One(props: RefillProps) {
  const { care, locale, m, refill, line } = props;
  const words = m.refills;
  const since = owedSince(refill, care.complaints);
  const isAsked = since?.getTime() !== refill.askedAt.getTime();
  const isOpen = refill.endedAt === null;
  const name = countedLineName(line, locale);
  return (
    <article className="care__one stack">
      <h3>{`${words.states[refill.state]}: ${name}`}</h3>
      <Facts
        facts={[
          [m.received, isAsked && formatMoment(locale, refill.askedAt)],
          [words.begun, since && formatMoment(locale, since)],
          ...countsOf(props),
          [words.guarantee, guaranteeOf(props)],
          [words.why, refill.reason && <span className="care__text">{refill.reason}</span>],
          [
            m.anomalies.settled,
            refill.endedAt &&
              m.settled(
                words.states[refill.state],
                formatMoment(locale, refill.endedAt),
                refill.person ?? m.nobody,
              ),
          ],
        ]}
      />
      {isOpen && <p className="small">{words.check[checkOf(props)]}</p>}
      {isOpen && <DecideRefill {...props} />}
    </article>
  );
}

function countsOf({ locale, m, refill, line }: RefillProps) {
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

function guaranteeOf({ care, locale, m, refill, line }: RefillProps): string {
  const words = m.refills;
  if (refill.complaintId !== null) return words.owedByLaw;
  const end = refillEnd(care.order, line);
  const isCovered = end && isRefillCovered(care.order, line, refill.askedAt);
  return isCovered ? words.within(formatDay(locale, end)) : words.over;
}

/** What the counts say: a drop lies between what was there before and what was guaranteed. */
function checkOf({ refill, line }: RefillProps): keyof CareProps['m']['refills']['check'] {
  const expected = guaranteedCount(line);
  const { countNow } = refill;
  if (expected === null || countNow === null || line.startCount === null) return 'unknown';
  if (countNow >= expected) return 'none';
  return countNow < line.startCount ? 'belowStart' : 'drop';
}
