import { data } from 'react-router';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { locales } from '#domain/locale.ts';
import { isUuid } from '#domain/uuid.ts';
import { changeGains } from '#flows/offering/change-gains.ts';
import { restoreOffer } from '#flows/offering/restore-offer.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { gainsOf } from '#web/offers/describe-offer.ts';
import { onTo } from '#web/operator/at-door.ts';
import { keptFields } from '#web/operator/kept-fields.ts';
import { priceWords } from '#web/operator/price-words.ts';
import { readOfferDesk } from '#web/operator/read-offer-desk.ts';
import { subjectName } from '#web/operator/subject-name.ts';
import { savedIn } from '#web/operator/saved-in.ts';
import type { Route } from './+types/route.ts';
import { GainsPage } from './page.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const desk = await readOfferDesk(services);
  const service = desk.services.find(({ key }) => key === params.service);
  if (!service) throw data(null, { status: 404 });
  const kept = keptFields(keptForm);
  const [cs, en] = locales.map((of) => kept?.(of) ?? gainsOf(of, service).join('\n'));
  return {
    locale,
    subject: service.key,
    typed: { cs: cs ?? '', en: en ?? '' },
    seen: String(desk.versionOf(service.key)),
    isUsual: !desk.stored.rows.some(({ subject, terms }) => subject === service.key && terms),
    formId: crypto.randomUUID(),
    saved: savedIn(request),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const key = params.service;
  const field = postedFields(await request.formData());
  const to = (saved: string) =>
    onTo(withQuery(adminHref('operatorGains', { service: key }), { saved }));
  const idIn = (name: string) => (isUuid(field(name)) ? field(name) : crypto.randomUUID());
  if (field('intent') === 'restore') {
    await restoreOffer(services, { formId: idIn('restoreId'), operator, subject: key });
    return to('restored');
  }
  const typed = { cs: field('cs'), en: field('en') };
  const wish = { formId: idIn('id'), operator, key, typed, seen: field('seen') };
  const done = await changeGains(services, wish);
  if (done.ok) return to('changed');
  const { refused } = done;
  if (refused.problem === 'offer-unknown') throw data(null, { status: 404 });
  const answer = { typed, formId: wish.formId, problems: {}, isStale: false };
  return refused.problem === 'offer-stale'
    ? data({ ...answer, isStale: true }, { status: 409 })
    : data({ ...answer, problems: refused.problems }, { status: 422 });
}

export const headers = answerHeaders;

export default function GainsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const { locale, subject } = loaderData;
  const title = priceWords[locale].gainsOf(subjectName(locale, subject));
  return (
    <>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{`${title} – ${shop.brand}`}</title>
      <GainsPage {...loaderData} {...actionData} title={title} />
    </>
  );
}
