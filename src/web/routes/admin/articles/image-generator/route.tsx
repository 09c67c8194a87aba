import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { data, redirect } from 'react-router';
import { MOST_BATCH_PICTURES } from '#domain/generators/batch.ts';
import { beginGenerator } from '#flows/generators/change-generator.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { operatorOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { frameWords } from '#web/admin/frame/frame-words.ts';
import { actOnBatch, batchAddress } from '#web/admin/generators/generator-act.ts';
import { generatorWords } from '#web/admin/generators/generator-words.ts';
import { loadGenerator } from '#web/admin/generators/load-generator.ts';
import type { Route } from './+types/route.ts';
import { loadMissing, loadPictures } from './load-pictures.ts';
import { ImageGeneratorPage } from './page.tsx';

const MOST_PAGE = 10_000;

/** Pages of the list are counted from 1 on. */
function pageOf(request: Request): number {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MOST_PAGE ? page : 1;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = operatorOf(context);
  const [facts, list] = await Promise.all([
    loadGenerator(context, request, 'pictures'),
    loadPictures(services, pageOf(request)),
  ]);
  return { ...facts, brand: services.shop.brand, list };
}

export async function action({ request, context }: Route.ActionArgs) {
  const inside = operatorOf(context);
  const posted = await request.formData();
  const field = postedFields(posted);
  const acted = await actOnBatch(inside, 'pictures', field);
  if (acted instanceof Response) return acted;
  if (acted) return data(acted, { status: 409 });
  const { services, operator } = inside;
  const chosen = posted.getAll('article');
  const isAll = field(ACTION_FIELD) === 'missing';
  const wanted = isAll
    ? await loadMissing(services)
    : await loadChosen(services, pageOf(request), chosen);
  const problem = wanted.length === 0 ? 'pictures-missing' : undefined;
  if (problem) return data({ problem } as const, { status: 422 });
  if (wanted.length > MOST_BATCH_PICTURES)
    return data({ problem: 'pictures-many', chosen } as const, { status: 422 });
  const id = field('id');
  const items = wanted.map(({ id: subject, language }) => ({ subject, language }));
  const begun = await beginGenerator(services, { id, operator, kind: 'pictures', items });
  if (begun.ok) return redirect(batchAddress('pictures', id), 303);
  return data({ problem: 'generator-busy' } as const, { status: 409 });
}

/** The articles of a page of the list that were chosen there. */
async function loadChosen(
  services: Parameters<typeof loadPictures>[0],
  page: number,
  chosen: readonly unknown[],
) {
  const { builtIn, stored } = await loadPictures(services, page);
  return [...builtIn, ...stored].filter(({ id }) => chosen.includes(id));
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, brand } = loaderData;
  const { title } = generatorWords[locale].pictures;
  return pageMeta({ title: frameWords[locale].titleOf(title, brand) });
}

export default function ImageGeneratorRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ImageGeneratorPage {...loaderData} {...actionData} />;
}
