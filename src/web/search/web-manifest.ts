import { href } from '#domain/addresses.ts';
import { colours } from '#web/pictures/colours.ts';
import { findPicture } from '#web/pictures/find-picture.ts';
import { type IconPictureName, iconPictures } from '#web/pictures/icons.tsx';
import type { PictureFacts } from '#web/pictures/picture.ts';
import { wordsOf } from '#messages/words.ts';

const icons: readonly { name: IconPictureName; purpose: 'any' | 'maskable' }[] = [
  { name: 'icon-192', purpose: 'any' },
  { name: 'icon-512', purpose: 'any' },
  { name: 'icon-full-512', purpose: 'maskable' },
];

/** How a system shows the shop that somebody has put among their apps. */
export function webManifest(facts: PictureFacts) {
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
