import { builtInArticles } from '#content/built-in-articles.ts';
import { formatTableDay } from '#content/moments.ts';
import { type ListedArticle, listArticles } from '#database/articles/article-list.ts';
import { adminHref } from '#domain/addresses.ts';
import { articleFilter, matchesBuiltIn } from '#domain/content/articles/article-filter.ts';
import { noonOf } from '#domain/time/calendar.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { CellNote, type Column } from '#web/admin/list/list-table.tsx';
import { ListPage } from '#web/admin/list/list-page.tsx';
import { wordsOf } from '#messages/words.ts';
import { operatorOf } from '#web/frame/context.ts';
import { ArticleBadge } from '#web/admin/articles/article-badge.tsx';
import { articleWords } from '#web/admin/articles/article-words.ts';
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
      address={adminHref('operatorArticles')}
      title={m.title}
      lead={m.lead}
      action={
        <ButtonLink variant="primary" href={adminHref('operatorNewArticle')}>
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
          topic: wordsOf(locale).blog.topics,
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
  const { topics } = wordsOf(locale).blog;
  return [
    {
      head: columns.title,
      isName: true,
      className: 'breakable',
      render: ({ id, language, title }) => (
        <>
          <a href={adminHref('operatorArticle', { language, id })}>
            <span lang={language}>{title}</span>
          </a>
          <CellNote>
            /{id}, {m.languages[language]}
          </CellNote>
        </>
      ),
    },
    { head: columns.state, render: (head) => <ArticleBadge head={head} locale={locale} /> },
    { head: columns.topic, render: ({ topic }) => (topic ? topics[topic] : m.noTopic) },
    { head: columns.origin, render: ({ origin }) => m.origins[origin] },
    { head: columns.date, render: ({ date }) => formatTableDay(locale, noonOf(date)) },
  ];
}
