import { webManifest } from '#web/search/web-manifest.ts';
import { shopOf } from '#web/frame/context.ts';
import { fileAnswer } from '#web/frame/file-answer.ts';
import { offeringPage } from '#web/frame/page-tags.ts';
import type { Route } from './+types/route.ts';

export function loader({ context }: Route.LoaderArgs): Response {
  const { locale, services, offering } = shopOf(context);
  const manifest = webManifest({ locale, brand: services.shop.brand, offering });
  const type = 'application/manifest+json; charset=utf-8';
  return fileAnswer(JSON.stringify(manifest), type, offeringPage());
}
