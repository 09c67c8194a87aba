import { data } from 'react-router';
import { expressRequest } from '#content/legal/consent.ts';
import { accessibilityVersion, privacyVersion, termsVersion } from '#content/legal/legal-text.ts';
import { readLegalNotices } from '#database/legal.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import { earliestEffect, isTextLate, noticeForm } from '#domain/legal/notice.ts';
import { isUuid } from '#domain/uuid.ts';
import { giveNotice } from '#flows/legal/give-notice.ts';
import { answerRefusal, newFormId, restoreInput } from '#web/admin/form/posted-form.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { privacyHistory, termsHistory } from '#web/legal/legal-meta.ts';
import { showNotice } from '#web/legal/read-notices.ts';
import { redirectTo } from '#web/admin/sign-in/session-cookies.ts';
import { legalTextsWords } from '#web/admin/texts/texts-words.ts';
import type { Route } from './+types/route.ts';
import { LegalTextsPage } from './page.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const { shop } = services;
  const inForce = { terms: termsVersion(shop), privacy: privacyVersion(shop) };
  const today = dayInPrague(services.clock());
  const facts = { locale, today, origins: Object.values(shop.origins) };
  const notices = await readLegalNotices(services.db);
  const fresh = { ...noticeForm.empty, effectiveOn: earliestEffect('terms', today) };
  return {
    locale,
    today,
    notices: notices.map((notice) => ({
      ...showNotice(notice, facts),
      text: notice.text,
      isLate: isTextLate(notice, inForce[notice.text], today),
    })),
    days: {
      ...inForce,
      accessibility: accessibilityVersion,
      consent: expressRequest[locale].version,
    },
    versions: { terms: termsHistory('cs', shop), privacy: privacyHistory('cs', shop) },
    id: newFormId(),
    input: restoreInput(noticeForm, keptForm) ?? fresh,
    isSaved: new URL(request.url).searchParams.has('saved'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const field = postedFields(await request.formData());
  const id = field('id');
  if (!isUuid(id)) throw data(null, { status: 400 });
  const input = noticeForm.pick(field);
  const done = await giveNotice(services, { operator, id, input });
  if (done.ok) return redirectTo(withQuery(adminHref('operatorLegalTexts'), { saved: 'notice' }));
  return answerRefusal(done, { input, id, isSaved: false });
}

export const headers = answerHeaders;

export default function LegalTextsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale } = loaderData;
  return (
    <>
      <PageTitle>{legalTextsWords[locale].title}</PageTitle>
      <LegalTextsPage {...loaderData} {...actionData} />
    </>
  );
}
