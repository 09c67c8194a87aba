import type { Catalogue } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import { Departures } from './departures.tsx';
import { Hero } from './hero.tsx';

export interface HomeProps {
  locale: Locale;
  catalogue: Catalogue;
}

export function HomePage({ locale, catalogue }: HomeProps) {
  return (
    <>
      <Hero locale={locale} catalogue={catalogue} />
      <Departures locale={locale} catalogue={catalogue} />
    </>
  );
}
