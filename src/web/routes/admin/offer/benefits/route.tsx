import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { data } from 'react-router';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { benefitsForm } from '#domain/catalogue/package-form.ts';
import { changeBenefits } from '#flows/offering/change-offer.ts';
import { restoreOffer } from '#flows/offering/store-offer.ts';
import { adminForm } from '#web/admin/form/admin-form.tsx';
import { answerRefusal, newFormId, postedId, restoreInput } from '#web/admin/form/posted-form.ts';
import { readSaved } from '#web/admin/page/actions.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { benefitsOf } from '#web/offers/describe-offer.ts';
import { redirectTo } from '#web/admin/sign-in/session-cookies.ts';
import { OfferPage, offerSaved } from '#web/admin/offer/offer-page.tsx';
import { priceWords } from '#web/admin/offer/price-words.ts';
import { readCurrentOffer } from '#web/admin/offer/read-current-offer.ts';
import { subjectName } from '#web/admin/frame/subject-name.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/route.ts';

const { Form, Field } = adminForm(benefitsForm);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const offer = await readCurrentOffer(services);
  const service = offer.services.find(({ key }) => key === params.service);
  if (!service) throw data(null, { status: 404 });
  const shown = { cs: benefitsOf('cs', service), en: benefitsOf('en', service) };
  return {
    locale,
    subject: service.key,
    input: restoreInput(benefitsForm, keptForm) ?? benefitsForm.show(shown),
    seen: String(offer.versionOf(service.key)),
    isUsual: !offer.stored.rows.some(({ subject, terms }) => subject === service.key && terms),
    id: newFormId(),
    saved: readSaved(request, offerSaved),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const key = params.service;
  const field = postedFields(await request.formData());
  const to = (saved: keyof typeof offerSaved) =>
    redirectTo(withQuery(adminHref('operatorBenefits', { service: key }), { saved }));
  if (field(ACTION_FIELD) === 'restore') {
    const formId = postedId(field, 'restoreId');
    await restoreOffer(services, { formId, operator, subject: key });
    return to('restored');
  }
  const [input, id] = [benefitsForm.pick(field), postedId(field)];
  const change = { formId: id, operator, key, input, seen: field('seen') };
  const done = await changeBenefits(services, change);
  return done.ok ? to('changed') : answerRefusal(done, { input, id, saved: undefined });
}

export const headers = answerHeaders;

/** What the customer gets of a service, in both languages. */
export default function BenefitsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, subject, seen } = loaderData;
  const { id, ...state } = { isStale: false, ...loaderData, ...actionData };
  const m = priceWords[locale];
  const title = m.benefitsOf(subjectName(locale, subject));
  const words = { fields: m.benefitsForm.languages, problems: m.benefitsProblems };
  return (
    <OfferPage
      {...state}
      title={title}
      lead={m.benefitsForm.lead}
      history={m.history}
      restoreId={id}
    >
      <PageTitle>{title}</PageTitle>
      <Form name="gains" {...{ state, words }} hidden={{ id, seen }}>
        <Field name="cs" lang="cs" rows={8} />
        <Field name="en" lang="en" rows={8} />
        <div>
          <Button variant="primary" name={ACTION_FIELD} value="save">
            {m.benefitsForm.save}
          </Button>
        </div>
      </Form>
    </OfferPage>
  );
}
