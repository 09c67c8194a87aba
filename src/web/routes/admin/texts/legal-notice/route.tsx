import { ACTION_FIELD } from '#web/forms/action-field.ts';
import type { ReactNode } from 'react';
import { data } from 'react-router';
import { listAuditOf } from '#database/audit/audit-list.ts';
import { readLegalNotices } from '#database/legal.ts';
import { adminHref, href, withQuery } from '#domain/addresses.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { type NoticeInput, noticeForm } from '#domain/legal/notice.ts';
import { correctNotice, withdrawNotice } from '#flows/legal/give-notice.ts';
import type { FormState } from '#web/admin/form/admin-form.tsx';
import { answerRefusal, restoreInput } from '#web/admin/form/posted-form.ts';
import { SaveNotice } from '#web/admin/form/save-notice.tsx';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { NOTICES } from '#web/legal/notice-view.tsx';
import { showNotice } from '#web/legal/read-notices.ts';
import { ConfirmButton } from '#web/admin/page/confirm-button.tsx';
import { redirectTo } from '#web/admin/sign-in/session-cookies.ts';
import { NoticeForm } from '#web/admin/legal/notice-form.tsx';
import { legalTextsWords } from '#web/admin/texts/texts-words.ts';
import { AuditTable } from '#web/routes/admin/shop/audit/table.tsx';
import { FactList } from '#web/routes/admin/orders/order/fact-list.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const notices = await readLegalNotices(services.db);
  const notice = notices.find(({ id }) => id === params.notice);
  if (!notice) throw data(null, { status: 404 });
  const { id, text, version } = notice;
  const today = dayInPrague(services.clock());
  const origins = Object.values(services.shop.origins);
  const restored = restoreInput(noticeForm, keptForm) ?? noticeForm.show(notice);
  const input: NoticeInput = { ...restored, text };
  return {
    locale,
    today,
    id,
    text,
    shown: {
      cs: showNotice(notice, { locale: 'cs', today, origins }),
      en: showNotice(notice, { locale: 'en', today, origins }),
    },
    input,
    /** Its version, as the form has seen it. */
    seen: String(version),
    history: await listAuditOf(services.db, [id]),
    isSaved: new URL(request.url).searchParams.has('saved'),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const field = postedFields(await request.formData());
  const id = params.notice;
  const input = noticeForm.pick(field);
  const asked = { operator, id, seen: field('seen') };
  const done =
    field(ACTION_FIELD) === 'withdraw'
      ? await withdrawNotice(services, asked)
      : await correctNotice(services, { ...asked, input });
  if (done.ok) {
    const here = adminHref('operatorLegalNotice', { notice: id });
    return redirectTo(withQuery(here, { saved: 'notice' }));
  }
  const answer = { input, isSaved: false, isTooLate: false };
  if (done.problem !== 'notice-closed') return answerRefusal(done, answer);
  return data({ ...answer, problems: undefined, isStale: false, isTooLate: true }, { status: 409 });
}

export const headers = answerHeaders;

type NoticePageProps = Route.ComponentProps['loaderData'] & {
  input: NoticeInput;
  problems?: FormState['problems'];
  isStale?: boolean;
  /** Whether its day came, or it was withdrawn, while somebody was correcting it. */
  isTooLate?: boolean;
};

/** One notice: what it says and said, and until its day comes a form to correct it and a way to take it back. */
export default function LegalNoticeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const props: NoticePageProps = { ...loaderData, ...actionData };
  const { locale, text, shown, isStale, isTooLate, isSaved, history } = props;
  const { one: m, saved, noticed } = legalTextsWords[locale];
  return (
    <div className="admin-page new-order">
      <PageTitle>{m.windowTitle}</PageTitle>
      <header className="stack">
        <a className="line-link" href={adminHref('operatorLegalTexts')}>
          ← {m.back}
        </a>
        <h1>{m.title(noticed[text], shown[locale].effectiveOn)}</h1>
        <p>
          <a href={`${href(text, 'cs')}#${NOTICES}`}>{m.onSite}</a>
        </p>
      </header>
      <SaveNotice stale={isStale && m.stale} saved={isSaved && saved} />
      <DetailsAnswer {...props} />
      {isTooLate && <Left {...props} />}
      <Links {...props} />
      <section className="admin-block" aria-labelledby="history">
        <h2 id="history">{m.history}</h2>
        <AuditTable locale={locale} entries={history} />
      </section>
    </div>
  );
}

/** There is no form any more that could hold what was typed. */
function Left({ locale, input }: NoticePageProps) {
  const { one: m } = legalTextsWords[locale];
  const words = { cs: input.whatCs, en: input.whatEn };
  return (
    <Notice tone="warning" title={m.left} live>
      {locales.map((edition) => (
        <p key={edition} lang={edition} className="breakable">
          {words[edition]}
        </p>
      ))}
    </Notice>
  );
}

function DetailsAnswer({ locale, shown }: NoticePageProps) {
  const { one: m, notices } = legalTextsWords[locale];
  const { state, publishedOn, earlier } = shown[locale];
  return (
    <section className="admin-block" aria-label={m.state}>
      <FactList
        facts={[
          [m.state, notices.states[state]],
          [m.published, publishedOn],
          ...locales.map((edition): [string, ReactNode] => [
            m[edition],
            <Wording key={edition} locale={edition} html={shown[edition].html} />,
          ]),
        ]}
      />
      {earlier.map((wording, index) => (
        <details key={wording.html + wording.publishedOn}>
          <summary>{m.earlier(wording.publishedOn)}</summary>
          {locales.map((edition) => (
            <Wording
              key={edition}
              locale={edition}
              html={shown[edition].earlier[index]?.html ?? ''}
            />
          ))}
        </details>
      ))}
    </section>
  );
}

function Wording({ locale, html }: { locale: Locale; html: string }) {
  return (
    <div
      className="stack stack--small legal__wording"
      lang={locale}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function Links(props: NoticePageProps) {
  const { locale, shown, seen } = props;
  const { one: m } = legalTextsWords[locale];
  const { state } = shown[locale];
  if (state !== 'coming')
    return <p className="quiet">{state === 'withdrawn' ? m.gone : m.closed}</p>;
  return (
    <>
      <section className="admin-block" aria-labelledby="correct">
        <h2 id="correct">{m.correct}</h2>
        <p className="quiet">{m.correctHint}</p>
        <NoticeForm {...props} isNew={false} />
      </section>
      <ConfirmButton title={m.withdraw} text={m.withdrawSure} yes={m.withdrawYes} action="withdraw">
        <input type="hidden" name="seen" value={seen} />
      </ConfirmButton>
    </>
  );
}
