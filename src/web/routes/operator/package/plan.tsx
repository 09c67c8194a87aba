import { formatDays, formatSpan } from '#content/catalogue/catalogue-text.ts';
import { pricePerPiece } from '#domain/catalogue/catalogue.ts';
import { type DeskPackage, type DeskService, isSameValue } from '#domain/catalogue/offer-terms.ts';
import { doesCount } from '#domain/catalogue/pricing.ts';
import { percentOf } from '#domain/catalogue/take-off.ts';
import { formatCount, formatMoney, formatPricePerPiece } from '#domain/money.ts';
import type { PackagePlan } from '#domain/operator/package-plan.ts';
import { CheckboxField } from '#web/forms/field.tsx';
import { OfferCurve } from '#web/offers/offer-curve.tsx';
import { wordsOf } from '#messages/words.ts';
import { describeOffer, gainsOf } from '#web/offers/describe-offer.ts';
import { Previewed } from '#web/operator/previewed.tsx';
import { priceWords } from '#web/operator/price-words.ts';
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
      <ChangedGains {...props} />
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

/** Only price, pieces and sale show in what one piece costs. */
function movesUnitPrices({ before, after }: PackagePlan): boolean {
  return (
    before.price !== after.price || before.bonus !== after.bonus || before.onSale !== after.onSale
  );
}

function PlanFacts(props: PlanProps) {
  const { locale, plan, ladder, isTeaser } = props;
  const { plan: m } = priceWords[locale];
  const { before, after, lowest, lowestBefore, service } = plan;
  const sold = service.packages.filter(({ onSale }) => onSale);
  const shown = sold.find(({ popular }) => popular) ?? sold[0];
  const totals = ladder.rungs.map(({ items, percent }) => {
    const subtotal = after.price * items;
    const takenOff = doesCount(ladder, after) ? percentOf(subtotal, percent) : 0;
    return m.ladderOf(items, formatMoney(locale, subtotal - takenOff));
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
          <dt>{m.ladder}</dt>
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
  const said = (sold: DeskPackage): readonly (readonly [string, string])[] => [
    [m.price, formatMoney(locale, sold.price)],
    [form.bonus, formatCount(locale, sold.bonus)],
    [columns.delivery, formatSpan(locale, sold.delivery)],
    [columns.guarantee, formatDays(locale, sold.guaranteeDays)],
    [m.popular, sold.popular ? m.yes : m.no],
    [form.onSale, sold.onSale ? m.yes : m.no],
  ];
  const then = said(after);
  return said(before).map(([label, is], index) => {
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
function ChangedGains({ locale, plan }: PlanProps) {
  const { before, after, service } = plan;
  if (isSameValue(before.gains, after.gains)) return null;
  return (
    <div className="stack stack--small">
      <h3>{priceWords[locale].form.gains}</h3>
      <ul>
        {gainsOf(locale, service, after).map((gain) => (
          <li key={gain}>{gain}</li>
        ))}
      </ul>
    </div>
  );
}

function UnitTable({ locale, plan, service }: PlanProps) {
  const m = priceWords[locale];
  const unit = (of: DeskService, id: string) => {
    const found = of.packages.find((each) => each.id === id);
    if (!found?.onSale) return m.offSale;
    return formatPricePerPiece(locale, pricePerPiece(found));
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

function dearestOf({ packages }: DeskService): number {
  return Math.max(0, ...packages.filter(({ onSale }) => onSale).map(pricePerPiece));
}

interface CurveProps extends PlanProps {
  title: string;
  of: DeskService;
  marked: DeskPackage;
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
        <Button variant="primary" name="intent" value="confirm">
          {m.plan.confirm}
        </Button>
      </div>
    </div>
  );
}
