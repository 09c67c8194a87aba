import { shopOf } from '#web/frame/context.ts';
import { fileAnswer } from '#web/frame/file-answer.ts';
import { offeringPage } from '#web/frame/answer-headers.ts';
import { href } from '#domain/addresses.ts';
import { colours } from '#web/pictures/colours.ts';
import { findPicture } from '#web/pictures/find-picture.ts';
import { type IconPictureName, iconPictures } from '#web/pictures/icons.tsx';
import type { PictureFacts } from '#web/pictures/picture.ts';
import { wordsOf } from '#messages/words.ts';
import type { Route } from './+types/route.ts';

export function loader({ context }: Route.LoaderArgs): Response {
  const { locale, services, offering } = shopOf(context);
  const manifest = webManifest({ locale, brand: services.shop.brand, offering });
  const type = 'application/manifest+json; charset=utf-8';
  return fileAnswer(JSON.stringify(manifest), type, offeringPage());
}

const icons: readonly { name: IconPictureName; purpose: 'any' | 'maskable' }[] = [
  { name: 'icon-192', purpose: 'any' },
  { name: 'icon-512', purpose: 'any' },
  { name: 'icon-full-512', purpose: 'maskable' },
];

/** How a system shows the shop that somebody has put among their apps. */
function webManifest(facts: PictureFacts) {
  const { locale, brand } = facts;
  const words = wordsOf(locale).sharing;
  const home = href('home', locale);
  return {
    id: home,
    name: brand,
    short_name: brand,
    description: words.manifest.description,
    lang: locale,
    dir: 'ltr',
    start_url: home,
    scope: home,
    // Without a bar of the browser nobody would find the way back.
    display: 'minimal-ui',
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: icons.map(({ name, purpose }) => ({
      src: findPicture(facts, name)?.address,
      sizes: `${iconPictures[name].size}x${iconPictures[name].size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: [
      { name: words.manifest.order, url: href('wizard', locale) },
      { name: words.priceList, url: href('priceList', locale) },
    ],
  };
}
