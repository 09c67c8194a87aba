import { redirect } from 'react-router';
import { href } from '#domain/addresses.ts';
import { ARTICLES_PER_PAGE } from '#domain/article/article.ts';
import type { FoundArticles } from '#domain/article/articles.ts';
import type { Services } from '#flows/services.ts';
import { readPageNumber } from '#web/frame/page-number.ts';
import { readSearched } from '#web/blog/searched-words.ts';
import { withPictures } from '#web/covers/with-pictures.ts';
import { shopOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { wordsOf } from '#messages/words.ts';
import type { Route } from './+types/route.ts';
import { BlogSearchPage, type Searched } from './page.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const query = new URL(request.url).searchParams;
  const words = readSearched(query.get('q'));
  const page = readPageNumber(query.get('page') ?? '1');
  if (page === undefined) throw redirect(href('notFound', locale), 302);
  const found =
    words === '' ? undefined : await services.articles.search({ language: locale, words, page });
  const searched = await outcome(services, words, page, found);
  if (page > 1 && searched.kind === 'found' && searched.heads.length === 0) {
    throw redirect(href('notFound', locale), 302);
  }
  return { locale, brand: services.shop.brand, searched };
}

async function outcome(
  services: Services,
  words: string,
  page: number,
  found: FoundArticles | 'away' | undefined,
): Promise<Searched> {
  if (found === undefined) return { kind: 'nothing-asked' };
  if (found === 'away') return { kind: 'away', words };
  const { total } = found;
  const heads = await withPictures(services, found.heads);
  return { kind: 'found', words, heads, total, page, pages: Math.ceil(total / ARTICLES_PER_PAGE) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, brand } = loaderData;
  return pageMeta({ title: wordsOf(locale).blog.search.metaTitle(brand) });
}

export default function BlogSearch({ loaderData }: Route.ComponentProps) {
  return <BlogSearchPage {...loaderData} />;
}
