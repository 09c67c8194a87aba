import type { MessagePage } from '#database/message-list.ts';
import type { Locale } from '#domain/locale.ts';
import type { MessageFilter } from '#domain/operator/message-filter.ts';

/** What the list of messages is drawn from. */
export interface MessagesPageProps {
  locale: Locale;
  filter: MessageFilter;
  people: readonly { id: string; name: string }[];
  page: MessagePage;
  now: Date;
}
