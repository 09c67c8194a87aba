import { plural } from '#domain/locale.ts';
import type { ListMessages } from '#messages/cs/operator/list.ts';

export const list: ListMessages = {
  filter: 'Filter',
  any: 'Any',
  apply: 'Show',
  clear: 'Clear filter',
  problems: {
    choice: 'There is no such option, so this filter was not used.',
    day: 'This is not a valid date, so the filter was not used.',
    days: 'The end is before the beginning, so the filter was not used.',
    number: 'Enter a number only. The filter was not used.',
    sum: 'Enter whole crowns, such as 1500. The filter was not used.',
    sums: 'The upper limit is below the lower one, so the filter was not used.',
    long: 'This text is too long, so it was not searched for.',
  },
  short: (least) =>
    `Type at least ${least} ${plural('en', least, { one: 'character', other: 'characters' })}.`,
  empty: 'There is nothing like this',
  emptyHint: 'Try a wider filter.',
  none: 'There is nothing here yet',
  pages: 'Pages of the list',
  first: 'First page',
  previous: 'Previous',
  next: 'Next',
  searched: 'The search has only looked through part of the list.',
  further: 'Search further',
  file: 'Download CSV',
};
