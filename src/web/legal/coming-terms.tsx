import { href } from '#domain/addresses.ts';
import { Notice } from '#web/ui/notice.tsx';
import { wordsOf } from '#messages/words.ts';
import { useLocale } from '#web/words.ts';
import { NOTICES } from './notice-view.tsx';

/** Beside an order, while other terms are announced: which of them it falls under; else nothing. */
export function ComingTerms({ day }: { day: string | undefined }) {
  const locale = useLocale();
  if (day === undefined) return null;
  const { order: m } = wordsOf(locale).legal.notice;
  return (
    <div className="column">
      <Notice>
        {m.text(day)} <a href={`${href('terms', locale)}#${NOTICES}`}>{m.link}</a>
      </Notice>
    </div>
  );
}
