import { type PerLocale, locales } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import { type Finding, foundOf } from './duty.ts';
import { type VisitedPage, readText } from './visited-page.ts';

/** What stands beside a price that is announced as reduced, with the amount in crowns (rules 84). */
const lowestPrice: PerLocale<RegExp> = {
  cs: /Nejnižší cena za 30 dní před slevou: ([\d.]+) Kč/,
  en: /Lowest price in the 30 days before: CZK ([\d,]+)/,
};

/** A package whose price is announced as reduced, as visitors of both editions get it. */
export interface SeenReduction {
  lowestBefore: Haler;
  addresses: PerLocale<string>;
  pages: PerLocale<VisitedPage>;
}

/** Whether each reduction that is announced names the lowest price of the 30 days before it (§ 12a of Act 634/1992). */
export function judgeReductions(reductions: readonly SeenReduction[]): Finding<'lowest-price'> {
  const all = reductions.flatMap(({ lowestBefore, addresses, pages }) =>
    locales.map((locale) => {
      const page = pages[locale];
      const [, amount = ''] = lowestPrice[locale].exec(readText(page)) ?? [];
      const isTold = Number(amount.replaceAll(/\D/g, '')) * 100 === lowestBefore;
      return { address: addresses[locale], isTold: page.status === 200 && isTold };
    }),
  );
  const silent = all.filter(({ isTold }) => !isTold);
  const told = silent.length > 0 ? silent : all;
  return foundOf(
    'lowest-price',
    silent.length === 0,
    told.map(({ address }) => address),
  );
}
