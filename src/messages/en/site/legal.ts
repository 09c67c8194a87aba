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
  notice: {
    coming: (day) => `Change from ${day}`,
    effective: (day) => `Change in force since ${day}`,
    published: (day) => `Published on ${day}.`,
    list: 'Notices of changes',
    about: (day) => `Change from ${day}`,
    withdrawn: (day) => `withdrawn on ${day}, the change did not happen`,
    earlier: (published, effective) =>
      `Former wording of this notice, ${published} (change from ${effective}):`,
    order: {
      text: (day) =>
        `The terms change on ${day}. An order sent before then is governed by the wording in force now.`,
      link: 'What will change',
    },
  },
  toCurrent: 'Go to the version in force',
};
