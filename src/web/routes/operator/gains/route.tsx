import { data } from 'react-router';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { benefitsForm } from '#domain/operator/package-form.ts';
import { changeGains } from '#flows/offering/change-offer.ts';
import { restoreOffer } from '#flows/offering/store-offer.ts';
import { adminForm } from '#web/admin/form/admin-form.tsx';
import { answerRefusal, newFormId, postedId, restoreInput } from '#web/admin/form/posted-form.ts';
import { readSaved } from '#web/admin/page/actions.ts';
import { PageTitle } from '#web/admin/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { gainsOf } from '#web/offers/describe-offer.ts';
import { onTo } from '#web/operator/at-door.ts';
import { OfferPage, offerSaved } from '#web/operator/offer-page.tsx';
import { priceWords } from '#web/operator/price-words.ts';
import { readOfferDesk } from '#web/operator/read-offer-desk.ts';
import { subjectName } from '#web/operator/subject-name.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/route.ts';

const { Form, Field } = adminForm(benefitsForm);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const desk = await readOfferDesk(services);
  const service = desk.services.find(({ key }) => key === params.service);
  if (!service) throw data(null, { status: 404 });
  const shown = { cs: gainsOf('cs', service), en: gainsOf('en', service) };
  return {
    locale,
    subject: service.key,
    input: restoreInput(benefitsForm, keptForm) ?? benefitsForm.show(shown),
    seen: String(desk.versionOf(service.key)),
    isUsual: !desk.stored.rows.some(({ subject, terms }) => subject === service.key && terms),
    id: newFormId(),
    saved: readSaved(request, offerSaved),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const key = params.service;
  const field = postedFields(await request.formData());
  const to = (saved: keyof typeof offerSaved) =>
    onTo(withQuery(adminHref('operatorGains', { service: key }), { saved }));
  if (field('intent') === 'restore') {
    const formId = postedId(field, 'restoreId');
    await restoreOffer(services, { formId, operator, subject: key });
    return to('restored');
  }
  const [input, id] = [benefitsForm.pick(field), postedId(field)];
  const wish = { formId: id, operator, key, input, seen: field('seen') };
  const done = await changeGains(services, wish);
  return done.ok ? to('changed') : answerRefusal(done, { input, id, saved: undefined });
}

export const headers = answerHeaders;

/** What the customer gets of a service, in both languages. */
export default function GainsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, subject, seen } = loaderData;
  const { id, ...state } = { isStale: false, ...loaderData, ...actionData };
  const m = priceWords[locale];
  const title = m.gainsOf(subjectName(locale, subject));
  const words = { fields: m.gainsForm.languages, problems: m.benefitsProblems };
  return (
    <OfferPage {...state} title={title} lead={m.gainsForm.lead} history={m.history} restoreId={id}>
      <PageTitle>{title}</PageTitle>
      <Form name="gains" {...{ state, words }} hidden={{ id, seen }}>
        <Field name="cs" lang="cs" rows={8} />
        <Field name="en" lang="en" rows={8} />
        <div>
          <Button variant="primary" name="intent" value="save">
            {m.gainsForm.save}
          </Button>
        </div>
      </Form>
    </OfferPage>
  );
}
