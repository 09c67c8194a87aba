import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { data } from 'react-router';
import type { Queryable } from '#database/client.ts';
import {
  findPersonName,
  listFormerAddresses,
  listVersions,
} from '#database/articles/article-versions.ts';
import { findStoredArticle } from '#database/articles/article-changes.ts';
import { listTitles } from '#database/articles/article-list.ts';
import { type WrittenTextRow, readWritten } from '#database/generators/written-texts.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { RenderedArticle } from '#domain/content/articles/articles.ts';
import { articleForm } from '#domain/content/articles/article-form.ts';
import { articleTextOf } from '#domain/content/articles/article-text.ts';
import { mayPublishArticle } from '#domain/content/articles/article-rules.ts';
import { readCursor } from '#domain/list/cursor.ts';
import { otherLocale } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import { isUuid } from '#domain/uuid.ts';
import { WorkEnded } from '#flows/bounded-work.ts';
import { articleMoves } from '#flows/articles/publish-article.ts';
import { answerRefusal, restoreInput } from '#web/admin/form/posted-form.ts';
import { readSaved } from '#web/admin/page/actions.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { previewOf } from '#web/admin/articles/article-preview.ts';
import { articleWords } from '#web/admin/articles/article-words.ts';
import { redirectTo } from '#web/admin/sign-in/session-cookies.ts';
import type { Route } from './+types/route.ts';
import { runArticleAction, differsFrom } from './act-on.ts';
import { readBuiltInPage } from './built-in-page.ts';
import { BuiltInPage } from './built-in.tsx';
import { EditArticlePage } from './page.tsx';
import type { MadeText, RefusedMove } from './props.ts';

/** Former addresses of one page, and articles that are proposed as translations. */
const MOST_FORMER = 10;
const MOST_PROPOSED = 100;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const { db, shop } = services;
  const builtIn = await readBuiltInPage(context, params);
  if (builtIn) return { locale, builtIn, editable: undefined };
  const row = await findStoredArticle(db, params.id);
  if (!row || row.language !== params.language) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const [versions, former, titles, person, { publishUnread }, written] = await Promise.all([
    listVersions(db, row.id, readCursor(searchParams)),
    listFormerAddresses(db, row.id, MOST_FORMER),
    listTitles(db, otherLocale(row.language), MOST_PROPOSED),
    findPersonName(db, row.savedBy),
    services.settings(),
    readWritten(db, { kind: 'article', id: row.id }),
  ]);
  const made = written && (await madeText(db, { written, readBy: row.readBy }));
  const text = articleTextOf(row);
  const stored = articleForm.show({ language: row.language, slug: row.id, text });
  const kept = restoreInput(articleForm, keptForm);
  const isKept = kept !== undefined && kept.content !== '';
  const how = { format: text.format, origin: row.origin };
  // While too much waits to be rendered the page opens without that word.
  const { isLeftOut = false } = await previewOf(context, stored, how).catch(unlessBusy);
  const editable = {
    row,
    input: isKept ? { ...kept, language: row.language } : stored,
    isKept,
    format: text.format,
    versions,
    former,
    titles,
    person,
    made,
    faults: written?.faults ?? [],
    mayGoOut: mayPublishArticle(row, { isLocal: shop.isLocal, publishUnread }),
    isLeftOut,
    site: `${shop.origins[row.language]}/${row.id}`,
    saved: readSaved(request, articleWords.cs.saved),
    refused: refusedMove(searchParams),
  };
  return { locale, builtIn: undefined, editable };
}

function unlessBusy(error: unknown): Pick<RenderedArticle, 'isLeftOut'> {
  if (!(error instanceof WorkEnded)) throw error;
  return {};
}

async function madeText(
  db: Queryable,
  { written, readBy }: { written: WrittenTextRow; readBy: string | null },
): Promise<MadeText> {
  const { model, shareChanged, approvedBy, approvedAt } = written;
  const [reader, approver] = await Promise.all([
    findPersonName(db, readBy),
    findPersonName(db, isUuid(approvedBy ?? '') ? approvedBy : null),
  ]);
  return { model, shareChanged, reader, approver, approvedAt };
}

/** A move that was refused once the text was saved, as the address says it. */
function refusedMove(search: URLSearchParams): RefusedMove | undefined {
  const { problems } = articleWords.cs.moves;
  const problem = keysOf(problems).find((known) => known === search.get('refused'));
  return problem && { problem, moment: search.get('moment') ?? '' };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { services } = operatorOf(context);
  const posted = await request.formData();
  const field = postedFields(posted);
  const { id, language } = params;
  const row = await findStoredArticle(services.db, id);
  if (!row || row.language !== language) throw data(null, { status: 404 });
  const seen = /^\d{1,6}$/.test(field('seen')) ? Number(field('seen')) : 0;
  const input = { ...articleForm.pick(field), language };
  if (field(ACTION_FIELD) === 'preview') {
    const how = { format: articleTextOf(row).format, origin: row.origin };
    return data({ input, preview: await previewOf(context, input, how), seen });
  }
  const move = articleMoves.find((each) => each === field(ACTION_FIELD));
  const moment = field('moment');
  const hasText = !move || posted.has('content');
  const asked = { row, move, input: hasText ? input : undefined, seen, moment };
  const done = await runArticleAction(operatorOf(context), asked);
  const to = (at: string, search: Record<string, string>) =>
    redirectTo(withQuery(adminHref('operatorArticle', { language, id: at }), search));
  if (done.kind === 'done') return to(done.id, { saved: move ?? 'saved' });
  if (done.kind === 'not-moved') {
    const { problem } = done;
    if (hasText) return to(done.id, { saved: 'saved', refused: problem, moment });
    const status = problem === 'article-stale' ? 409 : 422;
    return data({ moved: { problem, moment } }, { status });
  }
  const { refused } = done;
  if (refused.problem === 'changed-meanwhile')
    return data({ input, differs: differsFrom(row, input) }, { status: 409 });
  return answerRefusal(refused, { input, seen });
}

export const headers = answerHeaders;

export default function EditArticleRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, builtIn, editable } = loaderData;
  return (
    <>
      <PageTitle>{builtIn?.title ?? editable?.row.title ?? ''}</PageTitle>
      {builtIn && <BuiltInPage locale={locale} {...builtIn} />}
      {editable && <EditArticlePage locale={locale} {...editable} answer={actionData} />}
    </>
  );
}
