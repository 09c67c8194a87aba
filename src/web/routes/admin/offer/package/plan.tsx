import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { formatDays, formatSpan } from '#content/catalogue/catalogue-text.ts';
import { pricePerUnit } from '#domain/catalogue/catalogue.ts';
import {
  type OfferedPackage,
  type OfferedService,
  isSameValue,
} from '#domain/catalogue/offer-terms.ts';
import { doesCount } from '#domain/catalogue/pricing.ts';
import { percentOf } from '#domain/discounts/take-off.ts';
import { formatCount, formatMoney, formatUnitPrice } from '#domain/money.ts';
import type { PackagePlan } from '#domain/catalogue/package-plan.ts';
import { CheckboxField } from '#web/forms/field.tsx';
import { OfferCurve } from '#web/offers/offer-curve.tsx';
import { wordsOf } from '#messages/words.ts';
import { describeOffer, benefitsOf } from '#web/offers/describe-offer.ts';
import { Previewed } from '#web/admin/form/previewed.tsx';
import { priceWords } from '#web/admin/offer/price-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';

type PlanProps = Route.ComponentProps['loaderData'] & {
  plan: PackagePlan;
  /** What the plan was made of. */
  previewed?: unknown;
  /** Whether it was confirmed without an answer to a doubt. */
  isUnsure?: boolean;
};

/** What a change does, and the button that makes it. */
export function PlanSection(props: PlanProps) {
  const { locale, plan, service } = props;
  const { plan: m } = priceWords[locale];
  if (!plan.isChange) {
    return (
      <Notice tone="info" live>
        {m.same}
      </Notice>
    );
  }
  return (
    <section className="panel prices__plan" aria-labelledby="plan">
      <h2 id="plan">{m.title}</h2>
      <PlanFacts {...props} />
      <ChangedBenefits {...props} />
      {movesUnitPrices(plan) && (
        <>
          <UnitTable {...props} />
          <div className="prices__curves">
            <Curve {...props} title={m.curveBefore} of={service} marked={plan.before} />
            <Curve {...props} title={m.curveAfter} of={plan.service} marked={plan.after} />
          </div>
        </>
      )}
      <Confirm {...props} />
    </section>
  );
}

/** Only price, units and sale show in what one unit costs. */
function movesUnitPrices({ before, after }: PackagePlan): boolean {
  return (
    before.price !== after.price || before.bonus !== after.bonus || before.onSale !== after.onSale
  );
}

function PlanFacts(props: PlanProps) {
  const { locale, plan, volumeDiscounts, isTeaser } = props;
  const { plan: m } = priceWords[locale];
  const { before, after, lowest, lowestBefore, service } = plan;
  const sold = service.packages.filter(({ onSale }) => onSale);
  const shown = sold.find(({ popular }) => popular) ?? sold[0];
  const totals = volumeDiscounts.tiers.map(({ items, percent }) => {
    const subtotal = after.price * items;
    const takenOff = doesCount(volumeDiscounts, after) ? percentOf(subtotal, percent) : 0;
    return m.volumeDiscountsOf(items, formatMoney(locale, subtotal - takenOff));
  });
  return (
    <dl className="facts">
      <ChangedFields {...props} />
      <div>
        <dt>{m.lowest}</dt>
        <dd>{formatMoney(locale, lowest)}</dd>
      </div>
      {lowestBefore !== undefined && (
        <div>
          <dt>{m.announced}</dt>
          <dd>{`${wordsOf(locale).offer.lowestBefore} ${formatMoney(locale, lowestBefore)}`}</dd>
        </div>
      )}
      {isTeaser && shown && (
        <div>
          <dt>{m.teaser}</dt>
          <dd>
            {describeOffer(locale, shown).full}, {formatMoney(locale, shown.price)}
          </dd>
        </div>
      )}
      {before.price !== after.price && (
        <div>
          <dt>{m.volumeDiscounts}</dt>
          <dd>
            <ul className="prices__totals">
              {totals.map((total) => (
                <li key={total}>{total}</li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Each field of a package that differs, as it is and as it will be. */
function ChangedFields({ locale, plan }: PlanProps) {
  const { before, after } = plan;
  const { plan: m, columns, form } = priceWords[locale];
  const stated = (sold: OfferedPackage): readonly (readonly [string, string])[] => [
    [m.price, formatMoney(locale, sold.price)],
    [form.bonus, formatCount(locale, sold.bonus)],
    [columns.delivery, formatSpan(locale, sold.delivery)],
    [columns.guarantee, formatDays(locale, sold.guaranteeDays)],
    [m.popular, sold.popular ? m.yes : m.no],
    [form.onSale, sold.onSale ? m.yes : m.no],
  ];
  const then = stated(after);
  return stated(before).map(([label, is], index) => {
    const willBe = then[index]?.[1] ?? '';
    if (is === willBe) return null;
    return (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <strong>{m.fromTo(is, willBe)}</strong>
        </dd>
      </div>
    );
  });
}

/** What the customer is to get, where that changes. */
function ChangedBenefits({ locale, plan }: PlanProps) {
  const { before, after, service } = plan;
  if (isSameValue(before.benefits, after.benefits)) return null;
  return (
    <div className="stack stack--small">
      <h3>{priceWords[locale].form.benefits}</h3>
      <ul>
        {benefitsOf(locale, service, after).map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </div>
  );
}

function UnitTable({ locale, plan, service }: PlanProps) {
  const m = priceWords[locale];
  const unit = (of: OfferedService, id: string) => {
    const found = of.packages.find((each) => each.id === id);
    if (!found?.onSale) return m.offSale;
    return formatUnitPrice(locale, pricePerUnit(found));
  };
  return (
    <table className="prices__units">
      <caption>{m.plan.unitCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.columns.package}</th>
          <th scope="col">{m.plan.before}</th>
          <th scope="col">{m.plan.after}</th>
        </tr>
      </thead>
      <tbody>
        {service.packages.map(({ id, amount }) => (
          <tr
            key={id}
            className={unit(service, id) === unit(plan.service, id) ? 'quiet' : 'strong'}
          >
            <th scope="row">{formatCount(locale, amount)}</th>
            <td>{unit(service, id)}</td>
            <td>{unit(plan.service, id)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function dearestOf({ packages }: OfferedService): number {
  return Math.max(0, ...packages.filter(({ onSale }) => onSale).map(pricePerUnit));
}

interface CurveProps extends PlanProps {
  title: string;
  of: OfferedService;
  marked: OfferedPackage;
}

function Curve({ locale, plan, service, title, of, marked }: CurveProps) {
  const packages = of.packages.filter(({ onSale }) => onSale);
  if (packages.length === 0) return null;
  return (
    <div className="stack stack--small">
      <h3>{title}</h3>
      <OfferCurve
        service={{ ...of, packages }}
        marked={marked}
        // Both are drawn to one height, so that a lower price looks lower.
        dearest={Math.max(...[service, plan.service].map(dearestOf))}
        legend={wordsOf(locale).offer.curve.currentPoint}
      />
    </div>
  );
}

/** The press that makes the change, of what is shown here alone. */
function Confirm({ locale, plan, previewed, isUnsure }: PlanProps) {
  const m = priceWords[locale];
  return (
    <div className="stack stack--small">
      <Previewed of={previewed} />
      {plan.doubts.length > 0 && (
        <>
          <Notice tone="warning" title={m.plan.doubtTitle}>
            {plan.doubts.map((doubt) => (
              <p key={doubt}>{m.doubts[doubt]}</p>
            ))}
          </Notice>
          <CheckboxField
            name="sure"
            label={m.plan.sure}
            error={isUnsure ? m.plan.unsure : undefined}
          />
        </>
      )}
      <div>
        <Button variant="primary" name={ACTION_FIELD} value="confirm">
          {m.plan.confirm}
        </Button>
      </div>
    </div>
  );
}
