import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { adminHref } from '#domain/addresses.ts';
import { packageForm } from '#domain/catalogue/package-form.ts';
import type { PackagePlan } from '#domain/catalogue/package-plan.ts';
import { type FormState, adminForm } from '#web/admin/form/admin-form.tsx';
import { OfferPage } from '#web/admin/offer/offer-page.tsx';
import { EnterPreviews } from '#web/admin/form/previewed.tsx';
import { priceWords } from '#web/admin/offer/price-words.ts';
import { subjectName } from '#web/admin/frame/subject-name.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/route.ts';
import { PlanSection } from './plan.tsx';

const { Form, Field } = adminForm(packageForm);

type PackagePageProps = Route.ComponentProps['loaderData'] & {
  problems?: FormState['problems'];
  /** What the typed request would do. */
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
export function EditPackagePage(props: PackagePageProps) {
  const { locale, sold, id, seen, plan, isStale } = props;
  const { form: m, packageHistory, benefitsForm, problems } = priceWords[locale];
  const { cs: benefitsCs, en: benefitsEn } = benefitsForm.languages;
  const words = { fields: { ...m, benefitsCs, benefitsEn }, problems };
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
        <EnterPreviews name={ACTION_FIELD} value="preview" />
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
          <Button variant={plan ? 'outline' : 'primary'} name={ACTION_FIELD} value="preview">
            {m.preview}
          </Button>
        </div>
      </Form>
    </OfferPage>
  );
}

/** Empty where the package says what its service says. */
function BenefitsPart({ locale, service }: PackagePageProps) {
  const { form, benefitsOf } = priceWords[locale];
  return (
    <fieldset className="new-order__part">
      <legend>{form.benefits}</legend>
      <p className="quiet">
        {form.benefitsHint}{' '}
        <a href={adminHref('operatorBenefits', { service: service.key })}>
          {benefitsOf(subjectName(locale, service.key))}
        </a>
      </p>
      <div className="new-order__grid">
        <Field name="benefitsCs" lang="cs" rows={LIST_ROWS} />
        <Field name="benefitsEn" lang="en" rows={LIST_ROWS} />
      </div>
    </fieldset>
  );
}
