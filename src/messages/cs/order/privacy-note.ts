/** Stands with every form of ordering and of what has been ordered; a full stop follows the link. */
export const privacyNote = {
  before: 'Jak nakládáme s\u00a0vašimi údaji, říkají ',
  link: 'zásady ochrany soukromí',
};
