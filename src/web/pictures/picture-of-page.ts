import type { PublicPage } from '#domain/addresses.ts';
import { findPackageAt, findPlatform, findService } from '#domain/catalogue/catalogue.ts';
import { type Catalogue, platformIds, type Service } from '#domain/catalogue/price-list.ts';
import { type KeptPicture, findPicture } from './find-picture.ts';
import type { PictureFacts } from './picture.ts';

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
