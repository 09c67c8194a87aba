import { catalogueTexts } from '#content/catalogue/package-name.ts';
import { findFavourite, findPackage, findService, serviceOf } from '#domain/catalogue/catalogue.ts';
import { type PlatformId, upcomingPlatformIds } from '#domain/catalogue/price-list.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import type { SharedTitle } from '#messages/cs/site/sharing.ts';
import { describeOffer, textOf } from '#web/offers/describe-offer.ts';
import { wordsOf } from '#messages/words.ts';
import type { Picture, PictureFacts } from './picture.ts';
import { HomePicture } from './home-picture.tsx';
import { PackagePicture, PlatformTile } from './package-picture.tsx';
import { Sheet, display, sheetSize, text } from './sheet.tsx';
import { colours, tones } from './colours.ts';

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
  const marked = findFavourite(service);
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
  return drawTitled(facts, wordsOf(facts.locale).sharing.soon(text.name));
}

export function drawTitle(facts: PictureFacts, name: string): Picture | undefined {
  const page = titledPages.find((one) => one === name);
  return page && drawTitled(facts, wordsOf(facts.locale).sharing[page]);
}

function drawTitled({ brand }: PictureFacts, words: SharedTitle): Picture {
  return {
    ...sheetSize,
    drawing: <TitlePicture brand={brand} {...words} />,
    alt: `${brand}: ${words.title}`,
  };
}

/** Long titles are set smaller, so that three lines are the most. */
function sizeOf({ length }: string): number {
  if (length > 60) return 60;
  return length > 32 ? 76 : 96;
}

/** A page by its title: the line runs along the ground and lifts off past the words. */
function TitlePicture({ brand, title, line }: SharedTitle & { brand: string }) {
  const { text: ink, soft, line: ground } = tones.ink;
  return (
    <Sheet
      brand={brand}
      tone="ink"
      drawn={
        <>
          <path d="M640 470H1200" stroke={ground} strokeWidth="3" />
          <path
            d="M0 470H640C860 470 1010 380 1104 186"
            fill="none"
            stroke={ink}
            strokeWidth="7"
            strokeLinecap="round"
          />
          <circle cx="1110" cy="172" r="19" fill={colours.lime} />
        </>
      }
    >
      <div style={{ display: 'flex', flexDirection: 'column', width: 900, gap: 20 }}>
        <div style={{ ...display, fontSize: sizeOf(title) }}>{title}</div>
        <div style={{ ...text, fontSize: 32, color: soft }}>{line}</div>
      </div>
    </Sheet>
  );
}

interface BoardPictureProps {
  brand: string;
  platform: PlatformId;
  /** The service, and what the list of its prices is called. */
  title: string;
  line: string;
  rows: readonly { id: string; amount: string; price: string; isMarked: boolean }[];
}

/** A tab of the price list as a board of departures: how much, for how much. */
function BoardPicture({ brand, platform, title, line, rows }: BoardPictureProps) {
  return (
    <Sheet brand={brand} tone="paper">
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 48 }}>
        <div style={{ display: 'flex', flexDirection: 'column', width: 480, gap: 24 }}>
          <PlatformTile platform={platform} />
          <div style={{ ...display, fontSize: title.length > 24 ? 60 : 68 }}>{title}</div>
          <div style={{ ...text, fontSize: 30, color: tones.paper.soft }}>{line}</div>
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', width: 500 }}>
          {rows.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </div>
      </div>
    </Sheet>
  );
}

function Row({ amount, price, isMarked }: BoardPictureProps['rows'][number]) {
  const { line } = tones.paper;
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        height: 70,
        padding: '0 20px',
        borderTop: `2px solid ${line}`,
        backgroundColor: isMarked ? colours.lime : undefined,
      }}
    >
      <div style={{ ...display, fontSize: 40 }}>{amount}</div>
      <div style={{ ...text, fontSize: 32 }}>{price}</div>
    </div>
  );
}
