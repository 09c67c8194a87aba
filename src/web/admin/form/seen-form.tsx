import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { undoWords } from '#web/admin/undo/undo-words.ts';

interface SeenFormProps {
  /** Of the intent that could not be carried out. */
  id: string;
  what: string;
  /** The page to lead back to. */
  back: string;
  locale: Locale;
  className: string;
}

/** Says that somebody has seen that something wanted was not done, so that it no longer waits. */
export function SeenForm({ id, what, back, locale, className }: SeenFormProps) {
  const m = undoWords[locale];
  return (
    <form method="post" action={adminHref('operatorUndo')}>
      <input type="hidden" name="seen" value={id} />
      <input type="hidden" name="back" value={back} />
      <button type="submit" className={className} aria-label={m.seenOf(what)}>
        {m.seen}
      </button>
    </form>
  );
}
