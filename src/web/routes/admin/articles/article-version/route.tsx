import { data } from 'react-router';
import { formatMoment } from '#content/moments.ts';
import { findStoredArticle } from '#database/articles/article-changes.ts';
import { findPersonName, findVersion } from '#database/articles/article-versions.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { articleTextOf, asLines } from '#domain/content/articles/article-text.ts';
import { lineDiff, shortDiff } from '#domain/content/articles/line-diff.ts';
import { restoreVersion } from '#flows/articles/keep-article.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { articleWords } from '#web/admin/articles/article-words.ts';
import { redirectTo } from '#web/admin/sign-in/session-cookies.ts';
import { DiffTable } from '#web/admin/articles/diff-table.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, locale } = operatorOf(context);
  const { id, language, version } = params;
  const number = /^\d{1,6}$/.test(version) ? Number(version) : 0;
  const row = await findStoredArticle(services.db, id);
  const former = await findVersion(services.db, id, number);
  if (!row || !former || row.language !== language) throw data(null, { status: 404 });
  const [then, now] = [asLines(articleTextOf(former)), asLines(articleTextOf(row))];
  return {
    locale,
    position: { id, language },
    title: row.title,
    version: number,
    seen: row.version,
    savedAt: former.savedAt,
    person: await findPersonName(services.db, former.savedBy),
    whole: then,
    differs: shortDiff(lineDiff(then, now)),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const field = postedFields(await request.formData());
  const { id, language } = params;
  const [version, seen] = [params.version, field('seen')].map((input) =>
    /^\d{1,6}$/.test(input) ? Number(input) : 0,
  );
  const done = await restoreVersion(services, {
    operator,
    id,
    version: version ?? 0,
    seen: seen ?? 0,
  });
  if (done.ok) {
    return redirectTo(
      withQuery(adminHref('operatorArticle', { language, id }), { saved: 'restored' }),
    );
  }
  if (done.problem === 'not-found') throw data(null, { status: 404 });
  return data({ isStale: true }, { status: 409 });
}

export const headers = answerHeaders;

export default function ArticleVersionRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, position, title, version, seen, savedAt, person, whole, differs } = loaderData;
  const { versions: m, moves } = articleWords[locale];
  return (
    <div className="admin-page new-order">
      <PageTitle>{`${m.version(version)}: ${title}`}</PageTitle>
      <header className="stack">
        <p>
          <a href={adminHref('operatorArticle', position)}>{m.back}</a>
        </p>
        <h1 className="breakable">
          {m.version(version)}: <span lang={position.language}>{title}</span>
        </h1>
        <p className="quiet">
          {formatMoment(locale, savedAt)}, {person ?? m.program}
        </p>
      </header>
      {actionData?.isStale && (
        <Notice tone="warning" live>
          {moves.problems['article-stale']}
        </Notice>
      )}
      <form method="post" className="stack">
        <input type="hidden" name="seen" value={seen} />
        <p className="small quiet">{m.restoreHint}</p>
        <div>
          <Button>{m.restore}</Button>
        </div>
      </form>
      <DiffTable locale={locale} lines={differs} title={m.differs} />
      <details>
        <summary>{m.whole}</summary>
        <pre className="article-whole">{whole}</pre>
      </details>
    </div>
  );
}
