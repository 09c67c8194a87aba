import { terms } from '#content/legal/terms.ts';
import { href } from '#domain/addresses.ts';
import { shopOf } from '#web/frame/context.ts';
import { addressesOf } from '#web/frame/page-meta.ts';
import { legalMeta } from '#web/legal/legal-meta.ts';
import { LegalPage } from '#web/legal/legal-page.tsx';
import { termsHistory } from '#web/legal/legal-versions.ts';
import type { Route } from './+types/route.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const addresses = addressesOf(services.shop, (edition) => href('terms', edition));
  const text = terms[locale](services.shop);
  return { locale, addresses, brand: services.shop.brand, text };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return legalMeta(loaderData, loaderData.text);
}

export default function TermsRoute({ loaderData: { locale, text } }: Route.ComponentProps) {
  return <LegalPage locale={locale} text={text} versions={termsHistory(locale)} />;
}
