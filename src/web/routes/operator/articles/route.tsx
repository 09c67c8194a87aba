import { builtInArticles } from '#content/built-in-articles.ts';
import { formatShortDay } from '#content/moment-text.ts';
import { type ListedArticle, listArticles } from '#database/article-list.ts';
import { href } from '#domain/addresses.ts';
import { articleFilter, matchesBuiltIn } from '#domain/article/article-filter.ts';
import { noonOf } from '#domain/calendar.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { CellNote, type Column } from '#web/admin/list/list-table.tsx';
import { ListPage } from '#web/admin/list/list-page.tsx';
import { blogWords } from '#web/blog/words.ts';
import { operatorOf } from '#web/frame/context.ts';
import { ArticlePill } from '#web/operator/article-pill.tsx';
import { articleWords } from '#web/operator/article-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/route.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale } = operatorOf(context);
  const asked = articleFilter.read(new URL(request.url).searchParams);
  const builtIn = builtInArticles.filter((one) => matchesBuiltIn(asked.values, one));
  return { locale, asked, page: await listArticles(services.db, asked, builtIn) };
}

/** The articles of every state, and those that the shop comes with. */
export default function Articles({ loaderData }: Route.ComponentProps) {
  const { locale, asked, page } = loaderData;
  const m = articleWords[locale];
  return (
    <ListPage
      address={href('operatorArticles', 'cs')}
      title={m.title}
      lead={m.lead}
      action={
        <ButtonLink variant="primary" href={href('operatorNewArticle', 'cs')}>
          {m.make}
        </ButtonLink>
      }
      filter={{
        filter: articleFilter,
        asked,
        labels: m.filter,
        options: {
          state: m.states,
          language: m.languages,
          topic: blogWords[locale].topics,
          origin: m.origins,
        },
      }}
      count={m.count(formatCount(locale, page.total))}
      page={page}
      caption={m.caption}
      keyOf={({ id }) => id}
      columns={columnsOf(locale)}
    />
  );
}

function columnsOf(locale: Locale): Column<ListedArticle>[] {
  const m = articleWords[locale];
  const { columns } = m;
  const { topics } = blogWords[locale];
  return [
    {
      head: columns.title,
      isName: true,
      className: 'breakable',
      cell: ({ id, language, title }) => (
        <>
          <a href={href('operatorArticle', 'cs', { language, id })}>
            <span lang={language}>{title}</span>
          </a>
          <CellNote>
            /{id}, {m.languages[language]}
          </CellNote>
        </>
      ),
    },
    { head: columns.state, cell: (head) => <ArticlePill head={head} locale={locale} /> },
    { head: columns.topic, cell: ({ topic }) => (topic ? topics[topic] : m.noTopic) },
    { head: columns.origin, cell: ({ origin }) => m.origins[origin] },
    { head: columns.date, cell: ({ date }) => formatShortDay(locale, noonOf(date)) },
  ];
}
