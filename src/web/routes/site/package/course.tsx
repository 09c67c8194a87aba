import { formatDays, formatSpan } from '#content/catalogue/counts.ts';
import { textOf } from '#web/offers/describe-offer.ts';
import { href } from '#domain/addresses.ts';
import { BeforeOrder } from '#web/ui/before-order.tsx';
import { wordsOf } from '#messages/words.ts';
import { useLocale, useWords } from '#web/words.ts';
import type { PackageProps } from './package-props.ts';
import { MEASURED_DAYS, type MeasuredTime, roundedUp } from '#domain/catalogue/measured.ts';
import { formatCount } from '#domain/money.ts';
import { lasting, within } from '#domain/period-text.ts';

/** What happens after payment, what is promised, and what the terms take out of it (rules 27). */
export function Course({ locale, sold, measured }: PackageProps) {
  const words = wordsOf(locale).packagePage;
  const steps = [
    { label: words.startLabel, value: words.start, note: words.startNote },
    {
      label: words.deliveryLabel,
      value: formatSpan(locale, sold.delivery),
      note: words.deliveryNote,
    },
    {
      label: words.guaranteeLabel,
      value: formatDays(locale, sold.guaranteeDays),
      note: words.guaranteeNote,
    },
  ];
  return (
    <section className="stack stack--large" aria-labelledby="course">
      <h2 id="course">{words.descriptionTitle}</h2>
      <div className="course__line">
        <dl className="course">
          {steps.map(({ label, value, note }) => (
            <div key={label} className="course__step">
              <dt>{label}</dt>
              <dd className="course__value">{value}</dd>
              <dd className="course__note">{note}</dd>
            </div>
          ))}
        </dl>
      </div>
      {measured && <Measured measured={measured} />}
      <p className="package__description">{textOf(locale, sold).description}</p>
      <BeforeOrder title={wordsOf(locale).beforeOrder.title}>
        <p>{wordsOf(locale).beforeOrder.notice([sold])}</p>
        <p>
          <a href={href('terms', locale)}>{words.termsLink}</a>
        </p>
      </BeforeOrder>
    </section>
  );
}

/** How long it took so far, by the shop's own orders: no promise (rules 65). */
function Measured({ measured }: { measured: MeasuredTime }) {
  const locale = useLocale();
  const words = useWords().packagePage.measured;
  const say = (hours: number): string => {
    const { count, unit } = roundedUp(hours);
    return within(locale, count, unit);
  };
  return (
    <p className="package__measured">
      {words.text(
        formatCount(locale, measured.orders),
        say(measured.halfHours),
        say(measured.mostHours),
      )}{' '}
      <span className="quiet">{words.period(lasting(locale, MEASURED_DAYS, 'day'))}</span>
    </p>
  );
}
