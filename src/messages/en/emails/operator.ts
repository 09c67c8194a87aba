import { plural } from '#domain/locale.ts';
import { INVITATION_HOURS } from '#domain/operator/operator.ts';
import type { InvitationWords } from '#messages/cs/emails/operator.ts';

const days = INVITATION_HOURS / 24;

export const operatorInvitation: InvitationWords = {
  subject: (brand) => `Invitation to the ${brand} admin`,
  preview: (by) => `${by} invites you.`,
  heading: (brand) => `Invitation to the ${brand} admin`,
  lead: (by, brand) => `${by} invites you to help run ${brand}.`,
  roles: {
    owner: 'You will be an owner: besides orders also money, customers’ data and access.',
    editor: 'You will be an editor: fulfilling orders and writing to customers.',
  },
  join: 'Accept the invitation',
  once: `The link works once, for ${days}\u00a0${plural('en', days, { one: 'day', other: 'days' })}. Keep it to yourself. Have a phone with an authenticator app at hand.`,
  notYou: 'If you did not expect this, do nothing. Nobody can sign in without the link.',
};
