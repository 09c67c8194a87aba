import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { data } from 'react-router';
import type { ListedEntry } from '#database/audit/audit-list.ts';
import { adminHref, href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { SaveNotice } from '#web/admin/form/save-notice.tsx';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { ConfirmButton } from '#web/admin/page/confirm-button.tsx';
import { QuestionForm } from '#web/admin/faq/question-form.tsx';
import { actOnQuestion, loadQuestion } from '#web/admin/faq/question.ts';
import { adminFaqWords } from '#web/admin/texts/texts-words.ts';
import { AuditTable } from '#web/routes/admin/shop/audit/table.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/route.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const found = await loadQuestion(context, params.question);
  if (!found) throw data(null, { status: 404 });
  return { ...found, isSaved: new URL(request.url).searchParams.has('saved') };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const posted = await request.formData();
  return actOnQuestion(context, posted, { id: params.question, isNew: false });
}

export const headers = answerHeaders;

/** One question: its words, the values that it may have, how it was originally, and what happened to it. */
export default function QuestionRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, id, words, isHidden, isSaved, history } = loaderData;
  const m = adminFaqWords[locale];
  return (
    <div className="admin-page new-order">
      <PageTitle>{m.windowTitle}</PageTitle>
      <header className="stack">
        <a className="line-link" href={adminHref('operatorFaq')}>
          ← {m.back}
        </a>
        <h1 className="breakable">{words[locale].question}</h1>
        {!isHidden && (
          <p>
            <a href={`${href('faq', 'cs')}#${id}`}>{m.onSite}</a>
          </p>
        )}
      </header>
      <SaveNotice
        stale={actionData?.isStale && m.stale}
        saved={isSaved && !actionData && m.saved}
      />
      <QuestionForm {...loaderData} {...actionData} />
      <Links {...loaderData} />
      <History locale={locale} entries={history} />
    </div>
  );
}

/** Back to the original wording, or away with what has none. */
function Links({
  locale,
  isOwn,
  isChanged,
}: {
  locale: Locale;
  isOwn: boolean;
  isChanged: boolean;
}) {
  const m = adminFaqWords[locale];
  if (isOwn) {
    return <ConfirmButton title={m.remove} text={m.removeSure} yes={m.removeYes} action="remove" />;
  }
  return (
    <section className="admin-block" aria-labelledby="original">
      <h2 id="original">{m.restore.title}</h2>
      {isChanged ? (
        <form method="post">
          <Button name={ACTION_FIELD} value="restore">
            {m.restore.one}
          </Button>
        </form>
      ) : (
        <p className="quiet">{m.restore.isUsual}</p>
      )}
    </section>
  );
}

function History({ locale, entries }: { locale: Locale; entries: readonly ListedEntry[] }) {
  const m = adminFaqWords[locale];
  return (
    <section className="admin-block" aria-labelledby="history">
      <h2 id="history">{m.history}</h2>
      {entries.length === 0 ? (
        <p className="quiet">{m.noHistory}</p>
      ) : (
        <AuditTable locale={locale} entries={entries} />
      )}
    </section>
  );
}
