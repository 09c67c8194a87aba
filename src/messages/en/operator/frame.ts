import type { FrameMessages } from '#messages/cs/operator/frame.ts';

export const frame: FrameMessages = {
  skip: 'Skip to content',
  title: 'Admin',
  titleOf: (page, brand) => `${page} – admin, ${brand}`,
  home: (brand) => `${brand} – admin, start page`,
  menu: 'Running the shop',
  toSite: 'Back to the site',
  signOut: 'Sign out',
  account: (name) => `My account: ${name}`,
  test: 'Test mode: no real money moves.',
  pages: {
    operator: 'Overview',
    operatorOrders: 'Orders',
    operatorMessages: 'Messages',
    operatorQueue: 'Waiting for you',
    operatorPeople: 'People',
    operatorAudit: 'Change log',
  },
  noRight: {
    title: 'Your role does not cover this',
    text: 'Money, customers’ data and access are for the owner of the shop, who can change your role under People.',
  },
  error: {
    title: 'That did not work',
    text: (message) => `Error: ${message}`,
    reference: (reference) => `Error number in the program’s log: ${reference}`,
    unknown: 'There is no such page',
    unknownText: 'The address is wrong, or is no longer valid.',
    again: 'Reload',
  },
};
