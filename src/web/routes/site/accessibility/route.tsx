import { accessibility } from '#content/legal/wordings.ts';
import { href } from '#domain/addresses.ts';
import { shopOf } from '#web/frame/context.ts';
import { addressesOf } from '#web/frame/page-meta.ts';
import { legalMeta } from '#web/legal/legal-meta.ts';
import { LegalPage } from '#web/legal/legal-page.tsx';
import type { Route } from './+types/route.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const addresses = addressesOf(services.shop, (edition) => href('accessibility', edition));
  const text = accessibility[locale](services.shop);
  return { locale, addresses, brand: services.shop.brand, text };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return legalMeta(loaderData, loaderData.text);
}

export default function AccessibilityRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData.text} />;
}
