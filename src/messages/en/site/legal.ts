import type { LegalMessages } from '#messages/cs/site/legal.ts';

export const legal: LegalMessages = {
  versions: 'All versions',
  current: 'in force now',
  formerTitle: (title, version) => `${title}, version ${version}`,
  formerDescription: (title, brand, day) =>
    `${title} of ${brand} as of ${day}, no longer in force. A link to the version in force stands at the top.`,
  former: 'This version is no longer in force',
  formerText: {
    terms: 'It governs only orders that were sent while it was.',
    privacy: 'It stays here so that you can see what has changed.',
  },
  toCurrent: 'Go to the version in force',
};
