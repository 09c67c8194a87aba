import type { RowLinesMessages } from '#messages/cs/operator/row-lines.ts';

export const rowLines: RowLinesMessages = {
  noTarget: 'profile or link missing',
  sameTarget: (count) => (count === 1 ? 'same target as order' : 'same target as orders'),
  further: (count) => `and ${count} more`,
};
