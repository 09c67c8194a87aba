import type { ListedRow } from '#database/work-lists/work-lists.ts';
import type { KeysetPage } from '#domain/list/cursor.ts';
import type { Locale } from '#domain/locale.ts';
import type { WorkList, WorkListCount } from '#domain/admin/work-list.ts';
import type { Role } from '#domain/admin/rights.ts';
import type { DoneWord } from './actions.ts';

export interface WorkListPageProps {
  locale: Locale;
  queue: WorkList;
  counts: Record<WorkList, WorkListCount>;
  page: KeysetPage<ListedRow>;
  now: Date;
  role: Role;
  done: DoneWord | undefined;
}
