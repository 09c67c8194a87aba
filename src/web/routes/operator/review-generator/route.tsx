import { data, redirect } from 'react-router';
import { readReviewCount } from '#domain/generators/batch.ts';
import { reviewedServices, isSold } from '#domain/generators/reviewed-services.ts';
import { locales } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import { beginGenerator } from '#flows/generators/begin-generator.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { operatorOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { frameWords } from '#web/operator/frame-words.ts';
import { actOnBatch, batchAddress } from '#web/operator/generator-act.ts';
import { generatorWords } from '#web/operator/generator-words.ts';
import { keptFields } from '#web/operator/kept-fields.ts';
import { loadGenerator } from '#web/operator/load-generator.ts';
import type { Route } from './+types/route.ts';
import { ReviewGeneratorPage } from './page.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, offering, keptForm } = operatorOf(context);
  const kept = keptFields(keptForm);
  const origins = await services.reviewOrigins();
  return {
    ...(await loadGenerator(context, request, 'reviews')),
    brand: services.shop.brand,
    sold: keysOf(reviewedServices).filter((service) => isSold(service, offering.catalogue)),
    areShown: origins.includes('generated'),
    typed: { service: kept?.('service') ?? '', count: kept?.('count') },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const inside = operatorOf(context);
  const field = postedFields(await request.formData());
  const acted = await actOnBatch(inside, 'reviews', field);
  if (acted instanceof Response) return acted;
  if (acted) return data({ isBusy: true }, { status: 409 });
  const typed = { service: field('service'), count: field('count') };
  const service = keysOf(reviewedServices).find((each) => each === typed.service);
  const count = readReviewCount(typed.count);
  if (!service || count === undefined) {
    const isServiceMissing = service === undefined;
    return data({ typed, isServiceMissing, isCountWrong: count === undefined }, { status: 422 });
  }
  const id = field('id');
  const { services, operator } = inside;
  const pair = locales.map((language) => ({
    subject: reviewedServices[service][language],
    language,
  }));
  const items = Array.from({ length: count }, () => pair).flat();
  const begun = await beginGenerator(services, { id, operator, kind: 'reviews', items });
  if (begun.ok) return redirect(batchAddress('reviews', id), 303);
  if (begun.problem === 'texts-many') return data({ typed, isTooMany: true }, { status: 422 });
  return data({ typed, isBusy: true }, { status: 409 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, brand } = loaderData;
  const { title } = generatorWords[locale].reviews;
  return pageMeta({ title: frameWords[locale].titleOf(title, brand) });
}

export default function ReviewGeneratorRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewGeneratorPage {...loaderData} {...actionData} />;
}
