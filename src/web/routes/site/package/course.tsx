import { formatDays, formatSpan } from '#content/catalogue/counts.ts';
import { beforeOrder, textOf } from '#web/offers/describe-offer.ts';
import { href } from '#domain/addresses.ts';
import { BeforeOrder } from '#web/ui/before-order.tsx';
import type { PackageProps } from './package-props.ts';
import { MEASURED_DAYS, type MeasuredTime, roundedUp } from '#domain/catalogue/measured.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { lasting, within } from '#domain/period-text.ts';
import { packageWords } from './words.ts';

/** What happens after payment, what is promised, and what the terms take out of it (rules 27). */
export function Course({ locale, sold, measured }: PackageProps) {
  const words = packageWords[locale];
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
      {measured && <Measured locale={locale} measured={measured} />}
      <p className="package__description">{textOf(locale, sold).description}</p>
      <BeforeOrder title={beforeOrder[locale].title}>
        <p>{beforeOrder[locale].notice([sold])}</p>
        <p>
          <a href={href('terms', locale)}>{words.termsLink}</a>
        </p>
      </BeforeOrder>
    </section>
  );
}

/** How long it took so far, by the shop's own orders: no promise (rules 65). */
function Measured({ locale, measured }: { locale: Locale; measured: MeasuredTime }) {
  const words = packageWords[locale].measured;
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
