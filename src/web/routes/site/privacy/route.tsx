import { privacy } from '#content/legal/wordings.ts';
import { href } from '#domain/addresses.ts';
import { shopOf } from '#web/frame/context.ts';
import { addressesOf } from '#web/frame/page-meta.ts';
import { tagPage } from '#web/frame/answer-headers.ts';
import { legalMeta, privacyHistory } from '#web/legal/legal-meta.ts';
import { LegalPage } from '#web/legal/legal-page.tsx';
import { readNotices } from '#web/legal/read-notices.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const addresses = addressesOf(services.shop, (edition) => href('privacy', edition));
  const text = privacy.inForce[locale](services.shop);
  const notices = await readNotices(context, 'privacy');
  const versions = privacyHistory(locale, services.shop);
  return { locale, addresses, brand: services.shop.brand, text, versions, notices };
}

export const headers = tagPage('legal');

export function meta({ loaderData }: Route.MetaArgs) {
  return legalMeta(loaderData, loaderData.text);
}

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  const { text, versions, notices } = loaderData;
  return <LegalPage {...{ text, versions, notices }} />;
}
