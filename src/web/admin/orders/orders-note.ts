import type { Locale } from '#domain/locale.ts';
import type { Takings } from '#domain/figures/takings.ts';
import { startWords } from '#web/admin/words/start-words.ts';

/** Which of the paid orders were free and which entered by hand; empty where none was. */
export function ordersNote(
  locale: Locale,
  { free, byHand }: Pick<Takings, 'free' | 'byHand'>,
): string {
  const m = startWords[locale].takings;
  const parts = [...(free > 0 ? [m.free(free)] : []), ...(byHand > 0 ? [m.byHand(byHand)] : [])];
  return parts.length === 0 ? '' : m.ofWhich(parts.join(', '));
}
