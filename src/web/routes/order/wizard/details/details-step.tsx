import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { memo, useMemo, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Amount, BackButton, Totals } from '#web/routes/order/wizard/parts.tsx';
import { seenCart } from '#web/routes/order/wizard/cart/seen-cart.ts';
import { addressOf } from '#web/routes/order/wizard/wizard-history.ts';
import { useWizardContext, useWizardGround } from '#web/routes/order/wizard/use-wizard.ts';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import type { Catalogue, Span } from '#domain/catalogue/price-list.ts';
import { singlePrice } from '#domain/catalogue/pricing.ts';
import type { Cart, CartLine } from '#domain/order/cart.ts';
import { wizardHref } from '#domain/addresses/wizard-addresses.ts';
import { BeforeOrder } from '#web/ui/before-order.tsx';
import { RadioCards } from '#web/forms/radio-card.tsx';
import { CheckboxField } from '#web/forms/field.tsx';
import { formatDays, formatSpan } from '#content/catalogue/catalogue-text.ts';
import { deliveryTimes } from '#domain/catalogue/delivery-time.ts';
import { formatCount, formatTimes } from '#domain/money.ts';
import { readTarget } from '#domain/target/read-target.ts';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { namePackage } from '#web/routes/order/wizard/wizard-texts.ts';
import { TargetNote } from '#web/routes/order/target-note.tsx';
import { sayTarget } from '#web/routes/order/target-text.ts';
import { CompanyFields } from './company-fields.tsx';
import { ContactFields, ExtraFields } from './contact-fields.tsx';
import { DETAILS_FORM } from './details-form-id.ts';
import { useDetailsForm } from './use-details-form.ts';
import { useProblem } from './fields.tsx';

/**
 * Step 2: who orders, the whole order once more, and the legal button as the last thing (rules 16).
 */
export function DetailsStep() {
  const { m, locale, cart, quote } = useWizardContext();
  const isFree = quote.total === 0;
  const form = useRef<HTMLFormElement>(null);
  const { keep, submit, isSubmitting } = useDetailsForm(form);
  return (
    <form
      className="wizard__columns wizard__columns--details"
      method="post"
      id={DETAILS_FORM}
      action={addressOf('details', locale)}
      onChange={keep}
      onSubmit={submit}
      noValidate
      ref={form}
    >
      <input type="hidden" name="seenTotal" value={quote.total} />
      <input type="hidden" name="seenCart" value={seenCart(cart)} />
      <div className="wizard__fields stack">
        <ContactFields />
        <CompanyFields />
        <StartChoice />
        <ExtraFields />
        {!isFree && <ReviewInvitation />}
        <p>
          <BackButton>{m.details.back}</BackButton>
        </p>
      </div>
      <OrderSummary />
      <div className="wizard__legal stack">
        <Legal />
        {!isFree && <p className="wizard__fine">{m.details.payment}</p>}
        <Button
          variant="primary"
          size="large"
          wide
          name={ACTION_FIELD}
          value="order"
          icon="lock"
          loading={isSubmitting}
          loadingLabel={m.details.submitting}
        >
          {isFree ? m.details.submitFree : m.details.submit}
        </Button>
      </div>
    </form>
  );
}

/** What the law wants said before the button: the plain truth of what is bought, the terms, the total. */
function Legal() {
  const { m, locale, cart, catalogue, quote } = useWizardContext();
  return (
    <>
      <BeforeOrder title={m.beforeOrder.title}>
        <p>{m.beforeOrder.notice(boughtOf(catalogue, cart))}</p>
      </BeforeOrder>
      <p>
        {m.details.termsBefore}
        <a href={wizardHref('terms', locale)} target="_blank" rel="noreferrer">
          {m.details.terms}
        </a>
        {m.details.termsAfter}
        {locale === 'en' && ` ${m.details.currency}`}
      </p>
      <p>
        {m.details.privacy.before}
        <a href={wizardHref('privacy', locale)} target="_blank" rel="noreferrer">
          {m.details.privacy.link}
        </a>
        .
      </p>
      <p className="legal__total">
        <span>
          {m.cart.total}, {m.cart.count(quote.items)}
        </span>
        <strong className="tabular">
          <Amount value={quote.total} single={singlePrice(quote.lines)} />
        </strong>
      </p>
      {quote.items > 0 && quote.total === 0 && <p>{m.details.nothingToPay}</p>}
    </>
  );
}

function boughtOf(catalogue: Catalogue, cart: Cart) {
  return cart.lines.flatMap(({ packageId }) => findPackage(catalogue, packageId) ?? []);
}

/**
 * When the work begins: a required answer with nothing chosen beforehand (rules 38). An order of a
 * company has no such choice; styles hide it.
 */
function StartChoice() {
  const { m, details, legal, laterStart } = useWizardContext();
  const { now, later, laterNote, legend, again } = m.details.start;
  return (
    <div className="start">
      <RadioCards
        name="start"
        legend={legend}
        hint={details.start === 'again' ? again : undefined}
        error={useProblem('start')}
        value={details.start}
        layout="list"
        required
        choices={[
          { value: 'now', title: now, note: legal.expressRequest },
          { value: 'later', title: later(laterStart), note: laterNote },
        ]}
      />
    </div>
  );
}

/** The start in the summary. Which of the three is shown follows the form by styles, with a script or without. */
function StartLines() {
  const { m, laterStart } = useWizardContext();
  const { summarySoon, summaryLater, summaryOpen } = m.details.start;
  return (
    <div className="summary__start">
      <p data-start="open">{summaryOpen}</p>
      <p data-start="now">{summarySoon}</p>
      <p data-start="later">{summaryLater(laterStart)}</p>
    </div>
  );
}

/** Says that a review will be asked for, and takes a no (rules 17; § 7 of the Czech Act 480/2004). */
function ReviewInvitation() {
  const { m, details } = useWizardContext();
  return (
    <CheckboxField
      name="noInvitation"
      className="checkbox--quiet"
      label={m.details.noInvitation}
      defaultChecked={details.noInvitation}
    />
  );
}

/** The main characteristics and the total, right before the legal button (rules 16). */
function OrderSummary() {
  const { m, cart, catalogue } = useWizardContext();
  const times = useMemo(() => deliveryTimes(catalogue, cart.lines), [catalogue, cart]);
  return (
    <section className="summary" aria-labelledby="summary-heading">
      <div className="summary__head">
        <h2 id="summary-heading">{m.details.summary}</h2>
        <BackButton>{m.details.edit}</BackButton>
      </div>
      <ul className="summary__rows">
        {cart.lines.map((line, index) => (
          <SummaryRow key={line.id} line={line} delivery={times[index]} />
        ))}
      </ul>
      <StartLines />
      <Totals />
    </section>
  );
}

interface SummaryRowProps {
  line: CartLine;
  delivery: Span | undefined;
}

/** Drawn anew only where the row has changed, and not at each key typed beside it. */
const SummaryRow = memo(function SummaryRow({ line, delivery }: SummaryRowProps) {
  const ground = useWizardGround();
  const { m, locale, catalogue } = ground;
  const sold = findPackage(catalogue, line.packageId);
  if (!sold || !delivery) return null;
  const read = readTarget(sold.platform, sold.service, line.target ?? '');
  return (
    <li className="summary__row">
      <PlatformIcon platform={sold.platform} />
      <div>
        <p className="summary__name">
          {line.quantity > 1
            ? formatTimes(locale, line.quantity, namePackage(ground, sold))
            : namePackage(ground, sold)}
          {sold.bonus > 0 && ` ${m.builder.bonus(formatCount(locale, sold.bonus))}`}
        </p>
        {read.ok && <p className="summary__aside">{sayTarget(m.target, read.label)}</p>}
        {read.ok && read.asks && (
          <p>
            <TargetNote asksPost words={m.target} />
          </p>
        )}
        <p className="summary__aside">
          {m.details.delivery(formatSpan(locale, delivery))}
          {' · '}
          {m.details.guarantee(formatDays(locale, sold.guaranteeDays))}
        </p>
      </div>
      <span className="tabular">
        <Amount value={sold.price * line.quantity} single={sold.price} />
      </span>
    </li>
  );
});
