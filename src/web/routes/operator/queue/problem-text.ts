import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { SETTLED_NOTE_MOST } from '#flows/operator/settle-anomaly.ts';
import { queueWords } from '#web/operator/queue-words.ts';
import type { ActedOn } from './act-on.ts';

/** What is wrong, and what to do about it. */
export function problemText(locale: Locale, refused: Exclude<ActedOn, { ok: true }>): string {
  const { problems: m } = queueWords[locale];
  if (refused.problem === 'settled-meanwhile')
    return refused.note === '' ? m['row-gone'] : m[refused.problem](refused.person, refused.note);
  if (refused.problem === 'note-too-long') {
    return m[refused.problem](formatCount(locale, SETTLED_NOTE_MOST));
  }
  return m[refused.problem];
}
