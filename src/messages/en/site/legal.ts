import type { LegalMessages } from '#messages/cs/site/legal.ts';

export const legal: LegalMessages = {
  versions: 'All versions',
  current: 'in force now',
  formerTitle: (title, version) => `${title}, version ${version}`,
  formerDescription: (title, brand, day) =>
    `${title} of ${brand} as of ${day}, no longer in force. The version in force is linked at the top.`,
  former: 'This version is no longer in force',
  formerText: {
    terms: 'It governs only the orders that were sent while it was in force.',
    privacy: 'It stays here so that you can see what has changed.',
  },
  toCurrent: 'Go to the version in force',
};
