import { adminHref } from '#domain/addresses.ts';
import { packageForm } from '#domain/operator/package-form.ts';
import type { PackagePlan } from '#domain/operator/package-plan.ts';
import { type FormState, adminForm } from '#web/admin/form/admin-form.tsx';
import { OfferPage } from '#web/operator/offer-page.tsx';
import { EnterPreviews } from '#web/operator/previewed.tsx';
import { priceWords } from '#web/operator/price-words.ts';
import { subjectName } from '#web/operator/subject-name.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/route.ts';
import { PlanSection } from './plan.tsx';

const { Form, Field } = adminForm(packageForm);

type PackagePageProps = Route.ComponentProps['loaderData'] & {
  problems?: FormState['problems'];
  /** What the typed wish would do. */
  plan?: PackagePlan | undefined;
  /** What the plan was made of. */
  previewed?: unknown;
  isStale?: boolean;
  /** Whether it was confirmed without an answer to a doubt. */
  isUnsure?: boolean;
};

/** Lines of a list that the operator writes. */
const LIST_ROWS = 6;

/** One package: what a change of it would do, its form, and the way back to its default. */
export function PackagePage(props: PackagePageProps) {
  const { locale, sold, id, seen, plan, isStale } = props;
  const { form: m, packageHistory, gainsForm, problems } = priceWords[locale];
  const { cs: gainsCs, en: gainsEn } = gainsForm.languages;
  const words = { fields: { ...m, gainsCs, gainsEn }, problems };
  return (
    <OfferPage
      {...props}
      isStale={isStale}
      title={subjectName(locale, sold.id)}
      history={packageHistory}
      subject={sold.id}
      restoreId={id}
    >
      <Form name="package" state={props} words={words} hidden={{ id, seen }}>
        <EnterPreviews name="intent" value="preview" />
        {/* What it does is shown in the form before it is made. */}
        {plan && <PlanSection {...props} plan={plan} />}
        <fieldset className="new-order__part">
          <legend>{m.edit}</legend>
          <div className="new-order__grid">
            <Field name="price" />
            <Field name="bonus" />
            <Field name="deliveryFrom" />
            <Field name="deliveryTo" />
            <Field name="deliveryUnit" options={m.units} />
            <Field name="guaranteeDays" />
          </div>
        </fieldset>
        <div className="stack stack--small">
          <Field name="popular" />
          <Field name="onSale" />
          <Field name="announced" />
        </div>
        <BenefitsPart {...props} />
        <div>
          <Button variant={plan ? 'outline' : 'primary'} name="intent" value="preview">
            {m.preview}
          </Button>
        </div>
      </Form>
    </OfferPage>
  );
}

/** Empty where the package says what its service says. */
function BenefitsPart({ locale, service }: PackagePageProps) {
  const { form, gainsOf } = priceWords[locale];
  return (
    <fieldset className="new-order__part">
      <legend>{form.gains}</legend>
      <p className="quiet">
        {form.gainsHint}{' '}
        <a href={adminHref('operatorGains', { service: service.key })}>
          {gainsOf(subjectName(locale, service.key))}
        </a>
      </p>
      <div className="new-order__grid">
        <Field name="gainsCs" lang="cs" rows={LIST_ROWS} />
        <Field name="gainsEn" lang="en" rows={LIST_ROWS} />
      </div>
    </fieldset>
  );
}
