import type { OperatorMessages } from '#messages/cs/operator/operator.ts';

export const operator: OperatorMessages = {
  title: 'Operator',
  welcome: {
    title: 'You are in the operator’s section',
    text: 'The one-time link was valid and is now used. Signing in with a password, orders and the content tools arrive here with the next version of the program.',
  },
  refused: {
    title: 'This link is no longer valid',
    text: 'The link works once. The program prints a new one in the terminal when it starts.',
  },
  shut: {
    title: 'This page is only for the operator of the shop',
    text: 'It is opened by the one-time link that the program prints in the terminal when it starts.',
  },
  back: 'Back to the site',
};
