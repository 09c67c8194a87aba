import { redirect } from 'react-router';
import { privacy, wordingOf } from '#content/legal/wordings.ts';
import { href } from '#domain/addresses.ts';
import { shopOf } from '#web/frame/context.ts';
import { addressesOf } from '#web/frame/page-meta.ts';
import { formerMeta, legalMeta, privacyHistory } from '#web/legal/legal-meta.ts';
import { LegalPage } from '#web/legal/legal-page.tsx';
import { useWords } from '#web/words.ts';
import type { Route } from './+types/route.ts';

/** One wording of the privacy policy. That in force has its own address already, which is the one to be found. */
export function loader({ context, params: { version } }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const { shop } = services;
  const text = wordingOf(privacy, version, locale, shop);
  if (!text) throw redirect(href('notFound', locale), 302);
  const isInForce = version === privacy.version(shop);
  const addresses = addressesOf(shop, (edition) =>
    isInForce ? href('privacy', edition) : href('privacyVersion', edition, { version }),
  );
  const versions = privacyHistory(locale, shop);
  const { metaDescription } = privacy.inForce[locale](shop);
  return { locale, addresses, brand: shop.brand, text, versions, metaDescription, isInForce };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { isInForce, text, metaDescription } = loaderData;
  return isInForce
    ? legalMeta(loaderData, { ...text, metaDescription })
    : formerMeta(loaderData, text);
}

export default function PrivacyVersionRoute({ loaderData }: Route.ComponentProps) {
  const { locale, text, versions, isInForce } = loaderData;
  const former = { text: useWords().legal.formerText.privacy, current: href('privacy', locale) };
  return <LegalPage text={text} versions={versions} {...(!isInForce && { former })} />;
}
