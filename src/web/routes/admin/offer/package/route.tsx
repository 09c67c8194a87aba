import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { data } from 'react-router';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { VOLUME_DISCOUNTS_SUBJECT, packageTerms } from '#domain/catalogue/offer-terms.ts';
import { packageForm } from '#domain/catalogue/package-form.ts';
import { findOfferedPackage } from '#domain/catalogue/package-plan.ts';
import { changePackage, foreseePackage, stampOfPackage } from '#flows/offering/change-offer.ts';
import { type CurrentOffer, restoreOffer } from '#flows/offering/store-offer.ts';
import { answerRefusal, newFormId, postedId, restoreInput } from '#web/admin/form/posted-form.ts';
import { readSaved } from '#web/admin/page/actions.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { redirectTo } from '#web/admin/sign-in/session-cookies.ts';
import { offerSaved } from '#web/admin/offer/offer-page.tsx';
import { isAsPreviewed } from '#web/admin/form/previewed.tsx';
import { readCurrentOffer } from '#web/admin/offer/read-current-offer.ts';
import { subjectName } from '#web/admin/frame/subject-name.ts';
import type { Route } from './+types/route.ts';
import { EditPackagePage } from './page.tsx';

/** Throws what answers 404 where there is no such package. */
function packageOn(offer: CurrentOffer, id: string) {
  const service = offer.services.find(({ packages }) => packages.some((each) => each.id === id));
  if (!service) throw data(null, { status: 404 });
  return findOfferedPackage(offer.services, id);
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const subject = params.package;
  const offer = await readCurrentOffer(services);
  const { before, service } = packageOn(offer, subject);
  const { popular } = before;
  const shown = packageForm.show({ terms: packageTerms(before), popular, isAnnounced: false });
  return {
    locale,
    sold: before,
    service,
    /** Whether the home page shows the popular package of this service. */
    isTeaser: offer.services.find(({ platform }) => platform === service.platform) === service,
    volumeDiscounts: offer.volumeDiscounts,
    input: restoreInput(packageForm, keptForm) ?? shown,
    seen: stampOfPackage(offer, subject),
    isUsual: !offer.stored.rows.some((row) => row.subject === subject && row.terms !== null),
    id: newFormId(),
    saved: readSaved(request, offerSaved),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const subject = params.package;
  const field = postedFields(await request.formData());
  const offer = await readCurrentOffer(services);
  packageOn(offer, subject);
  const to = (saved: keyof typeof offerSaved) =>
    redirectTo(withQuery(adminHref('operatorPackage', { package: subject }), { saved }));
  if (field(ACTION_FIELD) === 'restore') {
    const formId = postedId(field, 'restoreId');
    await restoreOffer(services, { formId, operator, subject });
    return to('restored');
  }
  const [input, formId] = [packageForm.pick(field), postedId(field)];
  const previewed = [input, offer.versionOf(VOLUME_DISCOUNTS_SUBJECT)];
  const answer = { input, id: formId, saved: undefined };
  const isConfirmed = field(ACTION_FIELD) === 'confirm' && isAsPreviewed(field, previewed);
  if (isConfirmed) {
    const isSure = field('sure') === 'on';
    const change = { id: subject, formId, operator, input, seen: field('seen'), isSure };
    const done = await changePackage(services, change);
    if (done.ok) return to('changed');
    if (done.problem !== 'offer-doubtful') return answerRefusal(done, answer);
  }
  const foreseen = foreseePackage(offer, { id: subject, input, now: services.clock() });
  if (!foreseen.ok) return answerRefusal({ ...foreseen, problem: 'input-wrong' }, answer);
  const shown = { ...answer, plan: foreseen.plan, previewed, isUnsure: isConfirmed };
  return data(shown, { status: isConfirmed ? 422 : 200 });
}

export const headers = answerHeaders;

export default function PackageRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, sold } = loaderData;
  return (
    <>
      <PageTitle>{subjectName(locale, sold.id)}</PageTitle>
      <EditPackagePage {...loaderData} {...actionData} />
    </>
  );
}
