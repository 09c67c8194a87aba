import { formatDays, formatSpan } from '#content/catalogue/counts.ts';
import { beforeOrder, textOf } from '#web/offers/describe-offer.ts';
import { href } from '#domain/addresses.ts';
import { BeforeOrder } from '#web/ui/before-order.tsx';
import type { PackageProps } from './package-props.ts';
import { packageWords } from './words.ts';

/** What happens after payment, what is promised, and what the terms take out of it (rules 27). */
export function Course({ locale, sold }: PackageProps) {
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
