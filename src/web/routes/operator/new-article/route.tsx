import { data } from 'react-router';
import { builtInArticles } from '#content/built-in-articles.ts';
import { listTitles } from '#database/article-list.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { typedArticle } from '#domain/article/article-text.ts';
import { dayInPrague } from '#domain/calendar.ts';
import { makeArticle } from '#flows/articles/keep-article.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { ArticleForm } from '#web/operator/article-form.tsx';
import { previewOf } from '#web/operator/article-preview.ts';
import { articleWords } from '#web/operator/article-words.ts';
import { onTo } from '#web/operator/at-door.ts';
import { keptFields } from '#web/operator/kept-fields.ts';
import { emptyArticle, typedArticleIn } from '#web/operator/typed-article.ts';
import type { Route } from './+types/route.ts';

/** Articles that are proposed as translations. */
const MOST_PROPOSED = 100;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const { searchParams } = new URL(request.url);
  const date = dayInPrague(services.clock());
  const copied = builtInArticles.find(({ id }) => id === searchParams.get('copy'));
  const kept = keptFields(keptForm);
  const copy = copied && {
    ...typedArticle(
      {
        ...copied,
        topic: copied.topic ?? null,
        author: '',
        checkedOn: copied.checkedOn ?? null,
        translation: null,
        imageUrl: null,
      },
      { id: '', language: copied.language },
    ),
    date,
  };
  const [cs, en] = await Promise.all([
    listTitles(services.db, 'cs', MOST_PROPOSED),
    listTitles(services.db, 'en', MOST_PROPOSED),
  ]);
  return {
    locale,
    isUnsaved: kept !== undefined || copy !== undefined,
    typed: kept ? typedArticleIn(kept) : (copy ?? { ...emptyArticle, language: locale, date }),
    titles: [...cs, ...en],
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const field = postedFields(await request.formData());
  const typed = typedArticleIn(field);
  if (field('intent') === 'preview') {
    const preview = await previewOf(context, typed, { format: 'markdown', origin: 'operator' });
    return data({ typed, preview, problems: {} });
  }
  const made = await makeArticle(services, { operator, typed });
  if (!made.ok) {
    const problems = made.problem === 'article-typos' ? made.problems : {};
    return data({ typed, preview: undefined, problems }, { status: 422 });
  }
  const place = { language: typed.language, id: made.id };
  return onTo(withQuery(adminHref('operatorArticle', place), { saved: 'made' }));
}

export const headers = answerHeaders;

export default function NewArticleRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const { locale, typed, titles, isUnsaved } = loaderData;
  const { editor: m } = articleWords[locale];
  return (
    <div className="desk-page new-order">
      <title>{`${m.newTitle} – ${shop.brand}`}</title>
      <h1>{m.newTitle}</h1>
      <ArticleForm
        locale={locale}
        typed={actionData?.typed ?? typed}
        problems={actionData?.problems ?? {}}
        format="markdown"
        seen={undefined}
        titles={titles}
        preview={actionData?.preview}
        isUnsaved={isUnsaved || actionData !== undefined}
      />
    </div>
  );
}
