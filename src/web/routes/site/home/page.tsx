import type { Locale } from '#domain/locale.ts';
import { Departures } from './departures.tsx';
import { Hero } from './hero.tsx';

export function HomePage({ locale }: { locale: Locale }) {
  return (
    <>
      <Hero locale={locale} />
      <Departures locale={locale} />
    </>
  );
}
