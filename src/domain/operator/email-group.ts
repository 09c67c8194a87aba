/** What e-mails are about, in the sequence in which a list of their kinds shows it. */
export const emailGroups = ['order', 'money', 'care', 'reviews', 'messages', 'shop'] as const;
export type EmailGroup = (typeof emailGroups)[number];
