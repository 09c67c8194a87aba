import type { RowLinesMessages } from '#messages/cs/operator/row-lines.ts';

export const rowLines: RowLinesMessages = {
  noTarget: 'profile or link missing',
  further: (count) => `and ${count} more`,
};
