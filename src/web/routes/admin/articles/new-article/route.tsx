import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { data } from 'react-router';
import { builtInArticles } from '#content/built-in-articles.ts';
import { listTitles } from '#database/articles/article-list.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { articleForm } from '#domain/content/articles/article-form.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import { createArticle } from '#flows/articles/keep-article.ts';
import { answerRefusal, restoreInput } from '#web/admin/form/posted-form.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { ArticleForm } from '#web/admin/articles/article-form.tsx';
import { previewOf } from '#web/admin/articles/article-preview.ts';
import { articleWords } from '#web/admin/articles/article-words.ts';
import { redirectTo } from '#web/admin/sign-in/session-cookies.ts';
import type { Route } from './+types/route.ts';

/** Articles that are proposed as translations. */
const MOST_PROPOSED = 100;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const { searchParams } = new URL(request.url);
  const date = dayInPrague(services.clock());
  const copied = builtInArticles.find(({ id }) => id === searchParams.get('copy'));
  const kept = restoreInput(articleForm, keptForm);
  const copy = copied && {
    ...articleForm.show({
      language: copied.language,
      slug: '',
      text: {
        ...copied,
        topic: copied.topic ?? null,
        author: '',
        checkedOn: copied.checkedOn ?? null,
        translation: null,
        imageUrl: null,
      },
    }),
    date,
  };
  const [cs, en] = await Promise.all([
    listTitles(services.db, 'cs', MOST_PROPOSED),
    listTitles(services.db, 'en', MOST_PROPOSED),
  ]);
  return {
    locale,
    isUnsaved: kept !== undefined || copy !== undefined,
    input: kept ?? copy ?? { ...articleForm.empty, language: locale, date },
    titles: [...cs, ...en],
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const field = postedFields(await request.formData());
  const input = articleForm.pick(field);
  if (field(ACTION_FIELD) === 'preview') {
    const preview = await previewOf(context, input, { format: 'markdown', origin: 'operator' });
    return data({ input, preview });
  }
  const made = await createArticle(services, { operator, input });
  if (!made.ok) return answerRefusal(made, { input, preview: undefined });
  const position = { language: input.language, id: made.id };
  return redirectTo(withQuery(adminHref('operatorArticle', position), { saved: 'made' }));
}

export const headers = answerHeaders;

export default function NewArticleRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, isUnsaved } = loaderData;
  const { newTitle } = articleWords[locale].editor;
  return (
    <div className="admin-page new-order">
      <PageTitle>{newTitle}</PageTitle>
      <h1>{newTitle}</h1>
      <ArticleForm
        preview={undefined}
        {...loaderData}
        {...actionData}
        format="markdown"
        seen={undefined}
        isUnsaved={isUnsaved || actionData !== undefined}
      />
    </div>
  );
}
