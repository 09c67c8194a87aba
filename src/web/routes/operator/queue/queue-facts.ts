import type { ListedRow } from '#database/queues.ts';
import type { Page } from '#domain/list/cursor.ts';
import type { Locale } from '#domain/locale.ts';
import type { Queue, QueueCount } from '#domain/operator/queue.ts';
import type { Role } from '#domain/operator/rights.ts';
import type { ActedOn, DoneWord } from './act-on.ts';

export interface QueuePageProps {
  locale: Locale;
  queue: Queue;
  counts: Record<Queue, QueueCount>;
  page: Page<ListedRow>;
  now: Date;
  role: Role;
  done: DoneWord | undefined;
  refused: Exclude<ActedOn, { ok: true }> | undefined;
  /** What was typed at a row and not taken. */
  typed: { row: string; note: string } | undefined;
}

/** Whether what is wrong is the note, which then says so itself. */
export function isOfNote(refused: QueuePageProps['refused']): boolean {
  return refused?.problem === 'note-missing' || refused?.problem === 'note-too-long';
}
