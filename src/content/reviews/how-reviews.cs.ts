import { formatDuration } from '#domain/text/period-text.ts';
import { KEPT } from '#domain/shop/retention.ts';
import { INVITE_AFTER_DAYS } from '#domain/reviews/review-form.ts';
import type { OriginLabel } from '#domain/reviews/review.ts';
import type { Shop } from '#domain/shop/shop.ts';

/** A part of the page about reviews: paragraphs, then a list of labels and what they mean, or of plain points. */
export interface HowReviewsSection {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  terms?: readonly (readonly [labels: readonly OriginLabel[], meaning: string])[];
  points?: readonly string[];
  /** What follows the list. */
  after?: readonly string[];
}

export interface HowReviewsText {
  title: string;
  metaDescription: string;
  lead: string;
  sections: readonly HowReviewsSection[];
}

/** @param labels what the labels are called, as they stand beside reviews */
export type WriteHowReviews = (
  shop: Pick<Shop, 'supportMail'>,
  labels: Readonly<Record<OriginLabel, string>>,
) => HowReviewsText;

export const howReviewsCs: WriteHowReviews = ({ supportMail }, labels) => ({
  title: 'Jak recenze získáváme a\u00a0ověřujeme',
  metaDescription:
    'Kdo u\u00a0nás může napsat recenzi, co znamená ověřený nákup, co před zveřejněním kontrolujeme a\u00a0kdy recenzi nezveřejníme.',
  lead: 'U\u00a0každé recenze na tomto webu je napsáno, odkud pochází. Tady je, co které označení znamená a\u00a0jak s\u00a0recenzemi zacházíme.',
  sections: [
    {
      id: 'kdo',
      heading: 'Kdo recenzi píše',
      paragraphs: [
        `Odkaz k\u00a0recenzi posíláme jednou, e\u2011mailem, ${formatDuration('cs', INVITE_AFTER_DAYS, 'day')} po dokončení objednávky. Nedostane ho jen ten, kdo pozvánky odmítl, komu jsme mezitím vrátili celou platbu, koho jsme na pozvánku při objednávce neupozornili nebo komu by přišla kvůli poruše o\u00a0týdny později. Podle očekávaného hodnocení nikoho nevybíráme.`,
        `Odkaz je osobní, patří k\u00a0jediné objednávce a\u00a0lze přes něj napsat jen jednu recenzi. Označení „${labels.verified}“ se nedá zapnout ručně: plyne z\u00a0objednávky, ke které je recenze uložená.`,
        'Za recenzi nedáváme slevu, dárek ani jinou odměnu. Pozvánku můžete odmítnout při objednávce i\u00a0odkazem v\u00a0samotném e\u2011mailu; odmítnutí v\u00a0e\u2011mailu pak platí i\u00a0pro vaše další objednávky.',
      ],
    },
    {
      id: 'oznaceni',
      heading: 'Co znamenají označení',
      paragraphs: [],
      terms: [
        [
          ['verified'],
          'Recenzi napsal zákazník přes osobní odkaz k\u00a0dokončené objednávce. Jen tyto recenze ověřujeme a\u00a0jen je počítáme.',
        ],
        [
          ['imported'],
          'Recenze vyšla jinde a\u00a0převzali jsme ji s\u00a0uvedením zdroje. Zda za ní stojí nákup, jsme neověřovali.',
        ],
        [
          ['sample'],
          'Text jsme napsali sami, aby bylo vidět, jak recenze na webu vypadají. Žádný zákazník za ním není.',
        ],
        [
          ['generated', 'composed'],
          'Text vytvořil jazykový model, nebo ho z\u00a0předem napsaných vět poskládal program. Ani za ním žádný zákazník není.',
        ],
      ],
      after: ['Žádné z\u00a0těchto označení se nedá vypnout ani skrýt.'],
    },
    {
      id: 'kontrola',
      heading: 'Co kontrolujeme před zveřejněním',
      paragraphs: [
        'Každou recenzi, kterou nám zákazník pošle, přečte člověk. Zveřejníme dobré i\u00a0špatné, řadíme je od nejnovější a\u00a0jejich text neupravujeme. Nezveřejníme jen recenzi, která',
      ],
      points: [
        'je spam nebo reklama,',
        'někoho uráží nebo mu vyhrožuje,',
        'prozrazuje osobní údaje,',
        'se netýká objednávky,',
        'odporuje zákonu.',
      ],
      after: [
        'To, že je recenze kritická, důvodem k\u00a0zamítnutí není. Na recenzi můžeme odpovědět; odpověď pak stojí přímo pod ní a\u00a0je z\u00a0ní poznat, že je od nás.',
      ],
    },
    {
      id: 'pocty',
      heading: 'Počty a\u00a0průměry',
      paragraphs: [
        `Počítáme jen recenze s\u00a0označením „${labels.verified}“. Průměrné hodnocení nezobrazujeme. Údaje bez doloženého zdroje tu buď nejsou, nebo jsou označené jako ukázkové.`,
      ],
    },
    {
      id: 'udaje',
      heading: 'Vaše recenze a\u00a0osobní údaje',
      paragraphs: [
        `Zveřejňujeme hodnocení, text, podpis, který si sami zvolíte, platformu a\u00a0datum, nic dalšího. Chcete\u2011li svou recenzi stáhnout nebo upozornit na cizí, napište na ${supportMail}.`,
        `Pozvánky a\u00a0zamítnuté recenze uchováváme ${formatDuration('cs', KEPT.messageYears, 'year')}. Že další pozvánky nechcete, si pamatujeme tak dlouho jako objednávku.`,
      ],
    },
  ],
});
