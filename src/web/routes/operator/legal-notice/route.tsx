import { data } from 'react-router';
import { listAuditOf } from '#database/audit-list.ts';
import { readLegalNotices } from '#database/legal-notices.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { dayInPrague } from '#domain/calendar.ts';
import { correctNotice, withdrawNotice } from '#flows/legal/give-notice.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { showNotice } from '#web/legal/read-notices.ts';
import { onTo } from '#web/operator/at-door.ts';
import { frameWords } from '#web/operator/frame-words.ts';
import { keptFields } from '#web/operator/kept-fields.ts';
import { typedNotice } from '#web/operator/legal/typed-notice.ts';
import { legalTextsWords } from '#web/operator/texts-words.ts';
import type { Route } from './+types/route.ts';
import { LegalNoticePage } from './page.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const notices = await readLegalNotices(services.db);
  const notice = notices.find(({ id }) => id === params.notice);
  if (!notice) throw data(null, { status: 404 });
  const { id, text, what, effectiveOn, version } = notice;
  const today = dayInPrague(services.clock());
  const origins = Object.values(services.shop.origins);
  const kept = keptFields(keptForm);
  const stored = { text, whatCs: what.cs, whatEn: what.en, effectiveOn };
  return {
    locale,
    today,
    id,
    text,
    shown: {
      cs: showNotice(notice, { locale: 'cs', today, origins }),
      en: showNotice(notice, { locale: 'en', today, origins }),
    },
    typed: kept ? { ...typedNotice(kept), text } : stored,
    seen: String(version),
    history: await listAuditOf(services.db, [id]),
    isSaved: new URL(request.url).searchParams.has('saved'),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const field = postedFields(await request.formData());
  const id = params.notice;
  const isWithdrawn = field('intent') === 'withdraw';
  const typed = typedNotice(field);
  const asked = { operator, id, seen: field('seen') };
  const done = isWithdrawn
    ? await withdrawNotice(services, asked)
    : await correctNotice(services, { ...asked, typed: (name) => typed[name] });
  if (done.ok) {
    const here = adminHref('operatorLegalNotice', { notice: id });
    return onTo(withQuery(here, { saved: 'notice' }));
  }
  switch (done.problem) {
    case 'notice-unknown':
      throw data(null, { status: 404 });
    case 'notice-typos':
      return data({ typed, problems: done.problems, isStale: false }, { status: 422 });
    case 'notice-stale':
      return data({ typed, problems: {}, isStale: true }, { status: 409 });
    case 'notice-closed':
      return data({ typed, problems: {}, isStale: false, isClosed: true }, { status: 409 });
  }
}

export const headers = answerHeaders;

export default function LegalNoticeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const { locale, text, shown } = loaderData;
  const m = legalTextsWords[locale];
  const title = m.one.title(m.noticed[text], shown[locale].effectiveOn);
  return (
    <>
      <title>{frameWords[locale].titleOf(m.one.windowTitle, shop.brand)}</title>
      <LegalNoticePage
        {...loaderData}
        title={title}
        typed={actionData ? { ...actionData.typed, text } : loaderData.typed}
        problems={actionData?.problems ?? {}}
        isStale={actionData?.isStale ?? false}
        isTooLate={actionData !== undefined && 'isClosed' in actionData}
        isSaved={loaderData.isSaved && !actionData}
      />
    </>
  );
}
