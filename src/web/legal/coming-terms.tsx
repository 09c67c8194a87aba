import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { Notice } from '#web/ui/notice.tsx';
import { NOTICES } from './notice-view.tsx';
import { legalWords } from './words.ts';

/** Beside an order, while other terms are announced: which of them it falls under; else nothing. */
export function ComingTerms({ locale, day }: { locale: Locale; day: string | undefined }) {
  if (day === undefined) return null;
  const { order: m } = legalWords[locale].notice;
  return (
    <div className="column">
      <Notice>
        {m.text(day)} <a href={`${href('terms', locale)}#${NOTICES}`}>{m.link}</a>
      </Notice>
    </div>
  );
}
