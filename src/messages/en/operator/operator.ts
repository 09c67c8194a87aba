import type { OperatorMessages } from '#messages/cs/operator/operator.ts';

export const operator: OperatorMessages = {
  title: 'Overview',
  back: 'Back to the site',
};
