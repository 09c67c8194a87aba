/** Who works in the operator's section: the owner of the shop, and whom the owner lets in. */
export const roles = ['owner', 'editor'] as const;
export type Role = (typeof roles)[number];

/** What somebody signed in may do; addresses and actions name the one that they need. */
export type Right =
  /** Look at the section at all, and at one's own account. */
  | 'enter'
  /** Orders from their payment to their end, with what is written to their customers. */
  | 'orders'
  /** Reviews: what is published of them, replied to them and imported. */
  | 'reviews'
  /** Articles with their pictures, and what the generators make. */
  | 'content'
  /** What customers write to the shop, and what they are answered. */
  | 'messages'
  /** Money that goes back, and orders that nobody paid at a checkout. */
  | 'money'
  /** Discount codes. */
  | 'codes'
  /** What the shop says of itself, and its settings while it runs. */
  | 'claims'
  /** What packages cost and promise, and the volume discount. */
  | 'prices'
  /** Data of customers as a file. */
  | 'export'
  /** Everything that is held of one person: a copy of it, and its erasure. */
  | 'data'
  /** What the shop owes to the law, and what its owner says of it. */
  | 'legal'
  /** Who else may sign in, and what everybody did. */
  | 'people'
  /** Programs that call the shop, and that the shop calls. */
  | 'programs';

/**
 * The one table of who may do what, and for what a password or a passkey is asked again; menu, addresses and
 * actions follow from it. An editor fulfils orders and writes, the owner decides on money, on people's data and
 * on people.
 */
const rights: Record<Right, { roles: readonly Role[]; isGrave: boolean }> = {
  enter: { roles: ['owner', 'editor'], isGrave: false },
  orders: { roles: ['owner', 'editor'], isGrave: false },
  reviews: { roles: ['owner', 'editor'], isGrave: false },
  content: { roles: ['owner', 'editor'], isGrave: false },
  messages: { roles: ['owner', 'editor'], isGrave: false },
  money: { roles: ['owner'], isGrave: true },
  codes: { roles: ['owner', 'editor'], isGrave: false },
  claims: { roles: ['owner'], isGrave: false },
  prices: { roles: ['owner'], isGrave: false },
  export: { roles: ['owner'], isGrave: true },
  programs: { roles: ['owner'], isGrave: true },
  data: { roles: ['owner'], isGrave: true },
  legal: { roles: ['owner'], isGrave: false },
  people: { roles: ['owner'], isGrave: true },
};

/** Whether somebody of this role has a right. */
export function hasRight(role: Role, right: Right): boolean {
  return rights[right].roles.includes(role);
}

/** The roles that have a right. */
export function rolesWith(right: Right): readonly Role[] {
  return rights[right].roles;
}

/** Whether password or passkey are asked for again before something that needs this right is done. */
export function isGrave(right: Right): boolean {
  return rights[right].isGrave;
}

/** Minutes for which a password or a passkey is good for grave acts. */
export const PROOF_MINUTES = 5;

/** Whether somebody proved recently enough who it is to act gravely. */
export function isProofFresh(provedAt: Date, now: Date): boolean {
  return now.getTime() - provedAt.getTime() < PROOF_MINUTES * 60_000;
}

/** Why a grave act is not done: by this role never, or not before password or passkey are shown again. */
export type GraveRefusal = 'right-missing' | 'proof-old';

/**
 * Asks for one grave act at an address whose other acts are not grave; at the others the guard has asked.
 * @returns undefined where it may be done
 */
export function graveRefusal(
  { role, provedAt }: { role: Role; provedAt: Date },
  right: Right,
  now: Date,
): GraveRefusal | undefined {
  if (!hasRight(role, right)) return 'right-missing';
  return isProofFresh(provedAt, now) ? undefined : 'proof-old';
}
