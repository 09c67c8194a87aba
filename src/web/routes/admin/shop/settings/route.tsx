import { data } from 'react-router';
import { formatVersion } from '#content/legal/legal-text.ts';
import { findAgreed, readShopSettings } from '#database/offer/shop-settings.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { answerTime } from '#domain/shop/answer-time.ts';
import { settingsForms } from '#domain/admin/settings-form.ts';
import { keysOf, mapRecord } from '#domain/records.ts';
import { nothingSet, settingsOf } from '#domain/shop/shop-settings.ts';
import { changeSettings } from '#flows/settings/change-settings.ts';
import { stampOfValues } from '#flows/offering/stamp-of-values.ts';
import { answerRefusal } from '#web/admin/form/posted-form.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { redirectTo } from '#web/admin/sign-in/session-cookies.ts';
import { settingsWords } from '#web/admin/words/settings-words.ts';
import { FORM_FIELD, fieldsOf, toFormInput } from '#web/admin/form/form-input.ts';
import type { Route } from './+types/route.ts';
import { SettingsPage } from './page.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const stored = await readShopSettings(services.db);
  const { started, shop } = services;
  return {
    locale,
    stored: mapRecord(settingsForms, (part) => settingsForms[part].show(stored)),
    isStopped: stored.isStopped,
    seen: stampOfValues(stored),
    /** What holds where nothing is set. */
    usual: {
      hours: answerTime(locale, started),
      chatNumber: `+${started.chatNumber}`,
      phone: started.operator.phone,
      articles: settingsOf(nothingSet, started.isLocal).generatedArticles,
      legalDay: formatVersion(locale, started.legalDay),
    },
    /** The day of the legal texts; undefined on a local shop, which sells nothing. */
    legal: started.isLocal
      ? undefined
      : { day: shop.legalDay, isFixed: await findAgreed(services.db, shop.legalDay) },
    input: toFormInput(keptForm),
    isSaved: new URL(request.url).searchParams.has('saved'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const posted = await request.formData();
  const field = postedFields(posted);
  const part = keysOf(settingsForms).find((known) => known === field(FORM_FIELD));
  const isOffered = part !== 'legal' || !services.started.isLocal;
  if (!part || !isOffered) throw data(null, { status: 400 });
  const done = await changeSettings(services, { operator, part, field, seen: field('seen') });
  if (done.ok) return redirectTo(withQuery(adminHref('operatorSettings'), { saved: part }));
  return answerRefusal(done, { input: toFormInput(fieldsOf(posted)), isSaved: false });
}

export const headers = answerHeaders;

export default function SettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale } = loaderData;
  return (
    <>
      <PageTitle>{settingsWords[locale].title}</PageTitle>
      <SettingsPage {...loaderData} {...actionData} />
    </>
  );
}
