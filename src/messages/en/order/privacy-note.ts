import type { privacyNote as cs } from '#messages/cs/order/privacy-note.ts';

export const privacyNote: typeof cs = {
  before: 'How we handle your data is set out in our ',
  link: 'privacy policy',
};
