import { data } from 'react-router';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { LADDER_SUBJECT, packageTerms } from '#domain/catalogue/offer-terms.ts';
import { packageForm } from '#domain/operator/package-form.ts';
import { deskPackage } from '#domain/operator/package-plan.ts';
import { changePackage, foreseePackage, stampOfPackage } from '#flows/offering/change-offer.ts';
import { type OfferDesk, restoreOffer } from '#flows/offering/store-offer.ts';
import { answerRefusal, newFormId, postedId, restoreInput } from '#web/admin/form/posted-form.ts';
import { readSaved } from '#web/admin/page/actions.ts';
import { PageTitle } from '#web/admin/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { onTo } from '#web/operator/at-door.ts';
import { offerSaved } from '#web/operator/offer-page.tsx';
import { isAsPreviewed } from '#web/operator/previewed.tsx';
import { readOfferDesk } from '#web/operator/read-offer-desk.ts';
import { subjectName } from '#web/operator/subject-name.ts';
import type { Route } from './+types/route.ts';
import { PackagePage } from './page.tsx';

/** Throws what answers 404 where there is no such package. */
function packageOn(desk: OfferDesk, id: string) {
  const service = desk.services.find(({ packages }) => packages.some((each) => each.id === id));
  if (!service) throw data(null, { status: 404 });
  return deskPackage(desk.services, id);
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const subject = params.package;
  const desk = await readOfferDesk(services);
  const { before, service } = packageOn(desk, subject);
  const { popular } = before;
  const shown = packageForm.show({ terms: packageTerms(before), popular, isAnnounced: false });
  return {
    locale,
    sold: before,
    service,
    /** Whether the home page shows the popular package of this service. */
    isTeaser: desk.services.find(({ platform }) => platform === service.platform) === service,
    ladder: desk.ladder,
    input: restoreInput(packageForm, keptForm) ?? shown,
    seen: stampOfPackage(desk, subject),
    isUsual: !desk.stored.rows.some((row) => row.subject === subject && row.terms !== null),
    id: newFormId(),
    saved: readSaved(request, offerSaved),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const subject = params.package;
  const field = postedFields(await request.formData());
  const desk = await readOfferDesk(services);
  packageOn(desk, subject);
  const to = (saved: keyof typeof offerSaved) =>
    onTo(withQuery(adminHref('operatorPackage', { package: subject }), { saved }));
  if (field('intent') === 'restore') {
    const formId = postedId(field, 'restoreId');
    await restoreOffer(services, { formId, operator, subject });
    return to('restored');
  }
  const [input, formId] = [packageForm.pick(field), postedId(field)];
  const previewed = [input, desk.versionOf(LADDER_SUBJECT)];
  const answer = { input, id: formId, saved: undefined };
  const isConfirmed = field('intent') === 'confirm' && isAsPreviewed(field, previewed);
  if (isConfirmed) {
    const isSure = field('sure') === 'on';
    const wish = { id: subject, formId, operator, input, seen: field('seen'), isSure };
    const done = await changePackage(services, wish);
    if (done.ok) return to('changed');
    if (done.problem !== 'offer-doubtful') return answerRefusal(done, answer);
  }
  const foreseen = foreseePackage(desk, { id: subject, input, now: services.clock() });
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
      <PackagePage {...loaderData} {...actionData} />
    </>
  );
}
