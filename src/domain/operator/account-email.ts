/** What somebody of the shop is told of by e-mail, because it may have been done by another. */
export const accountEmailKinds = [
  'operator-password',
  'operator-authenticator',
  'operator-passkey-added',
  'operator-passkey-removed',
  'operator-recovery-codes',
  /** A session was begun with one of the recovery codes. */
  'operator-recovery-code',
  /** To the owners: somebody has used an invitation. */
  'operator-joined',
] as const;

export type AccountEmailKind = (typeof accountEmailKinds)[number];

/** Whether an e-mail tells somebody of the shop of a change to an account. */
export function isAccountEmail(kind: string): kind is AccountEmailKind {
  return accountEmailKinds.some((known) => known === kind);
}
