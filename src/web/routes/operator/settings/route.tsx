import { data } from 'react-router';
import { formatVersion } from '#content/legal/format-version.ts';
import { findAgreed, readShopSettings } from '#database/shop-settings.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { answerTime } from '#domain/answer-time.ts';
import { settingFields, typedSettings } from '#domain/operator/settings-form.ts';
import { keysOf } from '#domain/records.ts';
import { nothingSet, settingsOf } from '#domain/shop-settings.ts';
import { changeSettings } from '#flows/operator/change-settings.ts';
import { stampOfValues } from '#flows/operator/stamp-of-values.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { onTo } from '#web/operator/at-door.ts';
import { frameWords } from '#web/operator/frame-words.ts';
import { settingsWords } from '#web/operator/settings-words.ts';
import { FORM_FIELD, fieldsOf, typedForm } from '#web/operator/typed-form.ts';
import type { Route } from './+types/route.ts';
import { SettingsPage } from './page.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const stored = await readShopSettings(services.db);
  const { started, shop } = services;
  return {
    locale,
    stored: typedSettings(stored),
    isStopped: stored.isStopped,
    seen: stampOfValues(stored),
    usual: {
      hours: answerTime(locale, started),
      chatNumber: `+${started.chatNumber}`,
      phone: started.operator.phone,
      articles: settingsOf(nothingSet, started.isLocal).generatedArticles,
      legalDay: formatVersion(locale, started.legalDay),
    },
    legal: started.isLocal
      ? undefined
      : { day: shop.legalDay, isFixed: await findAgreed(services.db, shop.legalDay) },
    kept: typedForm(keptForm),
    isSaved: new URL(request.url).searchParams.has('saved'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const posted = await request.formData();
  const field = postedFields(posted);
  const part = keysOf(settingFields).find((known) => known === field(FORM_FIELD));
  const isOffered = part !== 'legal' || !services.started.isLocal;
  if (!part || !isOffered) throw data(null, { status: 400 });
  const stops = field('intent') !== 'resume';
  const seen = field('seen');
  const done = await changeSettings(services, { operator, part, typed: field, seen, stops });
  if (done.ok) return onTo(withQuery(adminHref('operatorSettings'), { saved: part }));
  const typed = typedForm(fieldsOf(posted));
  if (done.problem === 'settings-stale') {
    return data({ typed, problems: {}, isStale: true }, { status: 409 });
  }
  return data({ typed, problems: done.problems, isStale: false }, { status: 422 });
}

export const headers = answerHeaders;

export default function SettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const { locale, kept } = loaderData;
  return (
    <>
      <title>{frameWords[locale].titleOf(settingsWords[locale].title, shop.brand)}</title>
      <SettingsPage
        {...loaderData}
        typed={actionData?.typed ?? kept}
        problems={actionData?.problems ?? {}}
        isStale={actionData?.isStale ?? false}
        isSaved={loaderData.isSaved && !actionData}
      />
    </>
  );
}
