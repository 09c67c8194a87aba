import { data } from 'react-router';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { LADDER_SUBJECT } from '#domain/catalogue/offer-subject.ts';
import { deskPackage } from '#domain/operator/package-plan.ts';
import { isUuid } from '#domain/uuid.ts';
import { changePackage, foreseePackage, stampOfPackage } from '#flows/offering/change-package.ts';
import { restoreOffer } from '#flows/offering/restore-offer.ts';
import type { OfferDesk } from '#flows/offering/store-offer.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { onTo } from '#web/operator/at-door.ts';
import { keptFields } from '#web/operator/kept-fields.ts';
import { isAsPreviewed } from '#web/operator/previewed.tsx';
import { readOfferDesk } from '#web/operator/read-offer-desk.ts';
import { subjectName } from '#web/operator/subject-name.ts';
import { typedPackage, typedPackageIn } from '#web/operator/typed-package.ts';
import { savedIn } from '#web/operator/saved-in.ts';
import type { Route } from './+types/route.ts';
import { PackageDeskPage } from './page.tsx';

/** Throws what answers 404 where there is no such package. */
function packageOn(desk: OfferDesk, id: string) {
  const service = desk.services.find(({ packages }) => packages.some((each) => each.id === id));
  if (!service) throw data(null, { status: 404 });
  return deskPackage(desk.services, id);
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const id = params.package;
  const desk = await readOfferDesk(services);
  const { before, service } = packageOn(desk, id);
  const kept = keptFields(keptForm);
  const isFirst = desk.services.find(({ platform }) => platform === service.platform) === service;
  return {
    locale,
    sold: before,
    service,
    isTeaser: isFirst,
    ladder: desk.ladder,
    typed: kept ? typedPackageIn(kept) : typedPackage(before),
    seen: stampOfPackage(desk, id),
    isUsual: !desk.stored.rows.some(({ subject, terms }) => subject === id && terms !== null),
    formId: crypto.randomUUID(),
    saved: savedIn(request),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const id = params.package;
  const field = postedFields(await request.formData());
  const desk = await readOfferDesk(services);
  packageOn(desk, id);
  const to = (saved: string) =>
    onTo(withQuery(adminHref('operatorPackage', { package: id }), { saved }));
  const idIn = (name: string) => (isUuid(field(name)) ? field(name) : crypto.randomUUID());
  if (field('intent') === 'restore') {
    await restoreOffer(services, { formId: idIn('restoreId'), operator, subject: id });
    return to('restored');
  }
  const [typed, formId] = [typedPackageIn(field), idIn('id')];
  const previewed = [typed, desk.versionOf(LADDER_SUBJECT)];
  const answer = { typed, formId, problems: {}, plan: undefined, isStale: false, isUnsure: false };
  const isConfirmed = field('intent') === 'confirm' && isAsPreviewed(field, previewed);
  if (isConfirmed) {
    const isSure = field('sure') === 'on';
    const wish = { id, formId, operator, typed, seen: field('seen'), isSure };
    const done = await changePackage(services, wish);
    if (done.ok) return to('changed');
    const { refused } = done;
    if (refused.problem === 'offer-stale')
      return data({ ...answer, isStale: true }, { status: 409 });
    if (refused.problem === 'offer-typos') {
      return data({ ...answer, problems: refused.problems }, { status: 422 });
    }
  }
  const foreseen = foreseePackage(desk, { id, typed, now: services.clock() });
  if (!foreseen.ok) return data({ ...answer, problems: foreseen.problems }, { status: 422 });
  const shown = { ...answer, plan: foreseen.plan, previewed, isUnsure: isConfirmed };
  return data(shown, { status: isConfirmed ? 422 : 200 });
}

export const headers = answerHeaders;

export default function PackageDeskRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const { locale, sold } = loaderData;
  return (
    <>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{`${subjectName(locale, sold.id)} – ${shop.brand}`}</title>
      <PackageDeskPage {...loaderData} {...actionData} />
    </>
  );
}
