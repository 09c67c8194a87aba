import { href } from '#domain/addresses.ts';
import { CheckboxField } from '#web/forms/field.tsx';
import { Amount } from '#web/routes/order/wizard/amount.tsx';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';

/** What the law wants said before the button: the plain truth of the terms, the consent, the terms. */
export function Legal() {
  const { m, locale, details, legal, quote } = useWizardContext();
  return (
    <>
      <div className="legal">
        <h2 className="legal__heading">{m.details.metrics}</h2>
        <p>{legal.metricsNotice}</p>
        <p>{m.details.startsWithin}</p>
      </div>
      <div className="legal__consent">
        <CheckboxField
          name="expressConsent"
          label={legal.expressRequest}
          hint={m.details.consentHint}
          defaultChecked={details.expressConsent}
        />
      </div>
      <p>
        {m.details.termsBefore}
        <a href={href('terms', locale)} target="_blank" rel="noreferrer">
          {m.details.terms}
        </a>
        {m.details.termsAfter}
        {locale === 'en' && ` ${m.details.currency}`}
      </p>
      <p className="legal__total">
        <span>
          {m.cart.total}, {m.cart.count(quote.items)}
        </span>
        <strong className="tabular">
          <Amount value={quote.total} />
        </strong>
      </p>
    </>
  );
}
