import { data } from 'react-router';
import { formatMoment } from '#content/moments.ts';
import { findDeskArticle } from '#database/article-desk.ts';
import { findPersonName, findVersion } from '#database/article-versions.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { articleTextOf, asLines } from '#domain/article/article-text.ts';
import { lineDiff, shortDiff } from '#domain/article/line-diff.ts';
import { restoreVersion } from '#flows/articles/keep-article.ts';
import { PageTitle } from '#web/admin/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { articleWords } from '#web/operator/article-words.ts';
import { onTo } from '#web/operator/at-door.ts';
import { DiffTable } from '#web/operator/diff-table.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, locale } = operatorOf(context);
  const { id, language, version } = params;
  const number = /^\d{1,6}$/.test(version) ? Number(version) : 0;
  const row = await findDeskArticle(services.db, id);
  const former = await findVersion(services.db, id, number);
  if (!row || !former || row.language !== language) throw data(null, { status: 404 });
  const [then, now] = [asLines(articleTextOf(former)), asLines(articleTextOf(row))];
  return {
    locale,
    place: { id, language },
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
  const [version, seen] = [params.version, field('seen')].map((typed) =>
    /^\d{1,6}$/.test(typed) ? Number(typed) : 0,
  );
  const done = await restoreVersion(services, {
    operator,
    id,
    version: version ?? 0,
    seen: seen ?? 0,
  });
  if (done.ok) {
    return onTo(withQuery(adminHref('operatorArticle', { language, id }), { saved: 'restored' }));
  }
  if (done.problem === 'not-found') throw data(null, { status: 404 });
  return data({ isStale: true }, { status: 409 });
}

export const headers = answerHeaders;

export default function ArticleVersionRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, place, title, version, seen, savedAt, person, whole, differs } = loaderData;
  const { versions: m, moves } = articleWords[locale];
  return (
    <div className="desk-page new-order">
      <PageTitle>{`${m.version(version)}: ${title}`}</PageTitle>
      <header className="stack">
        <p>
          <a href={adminHref('operatorArticle', place)}>{m.back}</a>
        </p>
        <h1 className="breakable">
          {m.version(version)}: <span lang={place.language}>{title}</span>
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
