import { catalogueTexts } from '#content/catalogue/catalogue.ts';
import { favourite, findPackage, findService, serviceOf } from '#domain/catalogue/catalogue.ts';
import { upcomingPlatformIds } from '#domain/catalogue/price-list.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import type { SharedTitle } from '#messages/cs/site/sharing.ts';
import { describeOffer, textOf } from '#web/offers/describe-offer.ts';
import { wordsOf } from '#messages/words.ts';
import { BoardPicture } from './board-picture.tsx';
import type { Picture, PictureFacts } from './picture.ts';
import { HomePicture } from './home-picture.tsx';
import { PackagePicture } from './package-picture.tsx';
import { sheetSize } from './sheet.tsx';
import { TitlePicture } from './title-picture.tsx';

/** The pages that are pictured by their title, by the name of their row. */
const titledPages = [
  'howItWorks',
  'references',
  'howReviews',
  'faq',
  'blog',
  'terms',
  'privacy',
  'accessibility',
  'howWeCount',
] as const;

export function drawHome({ locale, brand, offering }: PictureFacts): Picture {
  const words = wordsOf(locale).sharing.home;
  // As the hero of the home page draws it.
  const drawn = findService(offering.catalogue, 'instagram', 'followers')?.packages ?? [];
  const points = drawn.map(({ amount }) => ({ amount, label: formatCount(locale, amount) }));
  return {
    ...sheetSize,
    drawing: <HomePicture brand={brand} {...words} points={points} />,
    alt: `${brand}: ${words.title}`,
  };
}

export function drawPackage(facts: PictureFacts, id: string): Picture | undefined {
  const { locale, brand, offering } = facts;
  const sold = findPackage(offering.catalogue, id);
  if (!sold) return undefined;
  const { amount, full, price, euro, priceApiece } = describeOffer(locale, sold);
  const words = {
    amount,
    what: textOf(locale, sold).name,
    price: euro === undefined ? price : `${price} (${euro})`,
    apiece: priceApiece,
  };
  const { packages } = serviceOf(offering.catalogue, sold);
  return {
    ...sheetSize,
    drawing: <PackagePicture {...{ brand, sold, packages, words }} />,
    alt: `${full}: ${price}`,
  };
}

/** The name of a service's tab among the pictures: `instagram-followers`. */
export function drawBoard(facts: PictureFacts, name: string): Picture | undefined {
  const { locale, brand, offering } = facts;
  const [platform = '', id = '', ...rest] = name.split('-');
  const service = rest.length > 0 ? undefined : findService(offering.catalogue, platform, id);
  if (service?.id !== id) return undefined;
  const { name: title } = textOf(locale, service);
  const line = wordsOf(locale).sharing.priceList;
  const marked = favourite(service);
  const rows = service.packages.map((sold) => ({
    id: sold.id,
    amount: formatCount(locale, sold.amount),
    price: formatMoney(locale, sold.price),
    isMarked: sold.id === marked.id,
  }));
  return {
    ...sheetSize,
    drawing: <BoardPicture platform={service.platform} {...{ brand, title, line, rows }} />,
    alt: `${title}: ${line}`,
  };
}

/** A platform with nothing to sell yet. */
export function drawSoon(facts: PictureFacts, name: string): Picture | undefined {
  const platform = upcomingPlatformIds.find((id) => id === name);
  if (!platform) return undefined;
  const text = catalogueTexts[facts.locale].upcoming[platform];
  return titled(facts, wordsOf(facts.locale).sharing.soon(text.name));
}

export function drawTitle(facts: PictureFacts, name: string): Picture | undefined {
  const page = titledPages.find((one) => one === name);
  return page && titled(facts, wordsOf(facts.locale).sharing[page]);
}

function titled({ brand }: PictureFacts, words: SharedTitle): Picture {
  return {
    ...sheetSize,
    drawing: <TitlePicture brand={brand} {...words} />,
    alt: `${brand}: ${words.title}`,
  };
}
