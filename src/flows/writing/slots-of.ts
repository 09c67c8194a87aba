import { pageWords } from '#content/writing/page-words.ts';
import { href } from '#domain/addresses.ts';
import { favourite, findPlatform } from '#domain/catalogue/catalogue.ts';
import { type Package, type Service, serviceKey } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import type { Offering } from '#domain/offering.ts';
import { keysOf } from '#domain/records.ts';
import type { PassageLibrary, Subject } from '#domain/writing/subject.ts';

/** What the places of a passage stand for in an article on this subject. */
export function slotsOf(
  offering: Offering,
  language: Locale,
  subject: Subject,
  { networks, counted }: Pick<PassageLibrary, 'networks' | 'counted'>,
): Record<string, string> {
  const example = exampleOf(offering, subject);
  const network = networks[subject.platform ?? 'any'];
  const pages = keysOf(pageWords[language].pages).map(
    (page) => [page, href(page, language)] as const,
  );
  return {
    ...Object.fromEntries(pages),
    network: network.name,
    on: network.on,
    counted: counted[example?.service ?? subject.service ?? 'followers'],
    tab: example
      ? href('priceListTab', language, { platform: example.platform })
      : href('priceList', language),
    packageId: example?.id ?? '',
    price: example ? `[[price:${example.id}]]` : '',
    perPiece: example ? `[[per-piece:${example.id}]]` : '',
    from: example ? `[[from:${serviceKey(example.id)}]]` : '',
  };
}

/** A package to show prices by: of what the text is about, else of the first network. */
function exampleOf({ catalogue }: Offering, { platform, service }: Subject): Package | undefined {
  const named = platform === undefined ? undefined : findPlatform(catalogue, platform);
  const services: readonly Service[] = (named ?? catalogue.platforms[0])?.services ?? [];
  const sold = services.filter(({ packages }) => packages.length > 0);
  const fitting = sold.find(({ id }) => id === service) ?? sold[0];
  return fitting && favourite(fitting);
}
