import { data, redirect } from 'react-router';
import { listGeneratorItems } from '#database/generator-batches.ts';
import { readKeywords } from '#domain/generators/batch.ts';
import { locales } from '#domain/locale.ts';
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
import { ArticleGeneratorPage } from './page.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, keptForm } = operatorOf(context);
  const kept = keptFields(keptForm);
  const facts = await loadGenerator(context, request, 'articles');
  // Whoever writes English articles goes on in English.
  const [last] = facts.former;
  const [item] = last ? await listGeneratorItems(services.db, last.id) : [];
  return {
    ...facts,
    brand: services.shop.brand,
    typed: {
      keywords: kept?.('keywords') ?? '',
      language: kept?.('language') ?? item?.language ?? 'cs',
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const inside = operatorOf(context);
  const field = postedFields(await request.formData());
  const acted = await actOnBatch(inside, 'articles', field);
  if (acted instanceof Response) return acted;
  if (acted) return data(acted, { status: 409 });
  const typed = { keywords: field('keywords'), language: field('language') };
  const read = readKeywords(typed.keywords);
  if (!read.ok) return data({ typed, problem: read.problem, line: read.line }, { status: 422 });
  const language = locales.find((each) => each === typed.language) ?? 'cs';
  const id = field('id');
  const { services, operator } = inside;
  const items = read.keywords.map((subject) => ({ subject, language }));
  const begun = await beginGenerator(services, { id, operator, kind: 'articles', items });
  if (begun.ok) return redirect(batchAddress('articles', id), 303);
  if (begun.problem === 'texts-many')
    return data({ typed, problem: begun.problem }, { status: 422 });
  return data({ typed, problem: 'generator-busy' as const }, { status: 409 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, brand } = loaderData;
  const { title } = generatorWords[locale].articles;
  return pageMeta({ title: frameWords[locale].titleOf(title, brand) });
}

export default function ArticleGeneratorRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ArticleGeneratorPage {...loaderData} {...actionData} />;
}
