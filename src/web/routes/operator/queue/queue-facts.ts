import type { ListedRow } from '#database/queues.ts';
import type { Page } from '#domain/list/cursor.ts';
import type { Locale } from '#domain/locale.ts';
import type { Queue, QueueCount } from '#domain/operator/queue.ts';
import type { Role } from '#domain/operator/rights.ts';
import type { DoneWord } from './actions.ts';

export interface QueuePageProps {
  locale: Locale;
  queue: Queue;
  counts: Record<Queue, QueueCount>;
  page: Page<ListedRow>;
  now: Date;
  role: Role;
  done: DoneWord | undefined;
}
