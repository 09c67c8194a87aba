import { builtInArticles } from '#content/built-in-articles.ts';
import { type DeskHead, countDeskArticles, listDeskArticles } from '#database/article-list.ts';
import type { Article } from '#domain/article/article.ts';
import { matchesBuiltIn, readDeskFilter } from '#domain/article/desk-filter.ts';
import { mergedPage, rowsNeeded } from '#domain/article/merge.ts';
import { operatorOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { articleWords } from '#web/operator/article-words.ts';
import { frameWords } from '#web/operator/frame-words.ts';
import type { Route } from './+types/route.ts';
import { ArticlesPage } from './page.tsx';

/** Articles of a page, and pages that can be turned. */
const MOST = 30;
const MOST_PAGES = 300;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale } = operatorOf(context);
  const { searchParams } = new URL(request.url);
  const read = (name: string) => searchParams.get(name) ?? '';
  const filter = readDeskFilter(read);
  const asked = /^\d{1,3}$/.test(read('page')) ? Number(read('page')) : 1;
  const page = Math.min(Math.max(asked, 1), MOST_PAGES);
  const known = builtInArticles.filter((one) => matchesBuiltIn(filter, one)).map(deskHead);
  const wanted = { offset: (page - 1) * MOST, limit: MOST };
  const need = rowsNeeded(wanted, known.length);
  const isBuiltIn = filter.origin === 'built-in';
  const [rows, count] = isBuiltIn
    ? [[], 0]
    : await Promise.all([
        listDeskArticles(services.db, filter, need),
        countDeskArticles(services.db, filter),
      ]);
  const total = known.length + count;
  return {
    locale,
    filter,
    page,
    total,
    hasOlder: total > page * MOST && page < MOST_PAGES,
    heads: mergedPage(wanted, known, rows),
    brand: services.shop.brand,
  };
}

function deskHead(article: Article): DeskHead {
  const { id, language, title, date, topic = null, translation = null } = article;
  const fixed = { origin: 'built-in', state: 'published', plannedAt: null, readAt: null } as const;
  return { id, language, title, date, topic, translation, ...fixed };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, brand } = loaderData;
  return pageMeta({ title: frameWords[locale].titleOf(articleWords[locale].title, brand) });
}

export default function ArticlesRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlesPage {...loaderData} />;
}
