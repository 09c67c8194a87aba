import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { type PublicPage, href } from '#domain/addresses.ts';
import type { Offering } from '#domain/shop/offering.ts';
import { findPackageAt, findPlatform, findService } from '#domain/catalogue/catalogue.ts';
import { type Catalogue, type Service, platformIds } from '#domain/catalogue/price-list.ts';
import { drawIcon } from './icons.tsx';
import { drawBoard, drawHome, drawPackage, drawSoon, drawTitle } from './page-pictures.tsx';
import type { Picture, PictureFacts } from './picture.ts';

/** A picture under the address that it has as long as nothing on it changes. */
interface KeptPicture extends Picture {
  version: string;
  /** Within its edition. */
  address: string;
}

const found = new WeakMap<Offering, Map<string, KeptPicture | undefined>>();

/**
 * The picture of that name: of an icon, of a package by its id, of a tab of the price list, of a page by the name
 * of its row. Undefined for any other name.
 */
export function findPicture(facts: PictureFacts, name: string): KeptPicture | undefined {
  const { locale, brand, offering } = facts;
  const known = found.get(offering) ?? new Map<string, KeptPicture | undefined>();
  found.set(offering, known);
  const key = `${locale} ${name} ${brand}`;
  // Names that mean nothing come from outside, so they are not kept.
  if (known.has(key)) return known.get(key);
  const picture = draw(facts, name);
  if (!picture) return undefined;
  const version = versionOf(picture);
  const address = href('picture', locale, { picture: name, version });
  const kept = { ...picture, version, address };
  known.set(key, kept);
  return kept;
}

function draw(facts: PictureFacts, name: string): Picture | undefined {
  if (name === 'home') return drawHome(facts);
  return (
    drawIcon(name) ??
    drawPackage(facts, name) ??
    drawBoard(facts, name) ??
    drawSoon(facts, name) ??
    drawTitle(facts, name)
  );
}

/** Changes with everything that is drawn: a price, a word, a line. */
function versionOf({ drawing, width, height }: Picture): string {
  const markup = renderToStaticMarkup(drawing);
  const hash = createHash('sha256').update(`${width} ${height} ${markup}`);
  return hash.digest('base64url').slice(0, 16);
}

/** The parameters in a page's address. */
type Params = Readonly<Record<string, string | undefined>>;

/** The name of the picture that stands for each public page. */
const names: Record<PublicPage, (catalogue: Catalogue, params: Params) => string | undefined> = {
  home: () => 'home',
  howItWorks: () => 'howItWorks',
  priceList: tabName,
  priceListTab: tabName,
  priceListService: tabName,
  package: (catalogue, { platform = '', service = '', amount = '' }) =>
    findPackageAt(catalogue, { platform, service, amount })?.id,
  references: () => 'references',
  referencesPage: () => 'references',
  referencesNetwork: () => 'references',
  referencesNetworkPage: () => 'references',
  howReviews: () => 'howReviews',
  faq: () => 'faq',
  blog: () => 'blog',
  blogPage: () => 'blog',
  blogTopic: () => 'blog',
  blogTopicPage: () => 'blog',
  // An article has one of its own, which is among its data.
  article: () => 'blog',
  terms: () => 'terms',
  termsVersion: () => 'terms',
  privacy: () => 'privacy',
  privacyVersion: () => 'privacy',
  accessibility: () => 'accessibility',
  howWeCount: () => 'howWeCount',
};

function isPublicPage(name: string): name is PublicPage {
  return Object.hasOwn(names, name);
}

/** The picture of a page when it is shared, by the name of its row; for any other page that of the home page. */
export function pictureOfPage(
  facts: PictureFacts,
  page: string,
  params: Params,
): KeptPicture | undefined {
  const name = isPublicPage(page) ? names[page](facts.offering.catalogue, params) : undefined;
  return findPicture(facts, name ?? 'home');
}

function tabName(catalogue: Catalogue, { platform = platformIds[0], service }: Params): string {
  const shown: Service | undefined =
    service === undefined
      ? findPlatform(catalogue, platform)?.services[0]
      : findService(catalogue, platform, service);
  return shown ? `${shown.platform}-${shown.id}` : platform;
}
