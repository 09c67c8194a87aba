/** Why nothing more of a line is delivered for now. */
export const holdReasons = [
  /** There is no such profile or post. */
  'target-missing',
  /** The profile is private. */
  'target-private',
  /** A profile where the post is wanted (rules 41). */
  'post-wanted',
  /** Whatever else; the text says it. */
  'other',
] as const;
export type HoldReason = (typeof holdReasons)[number];

/** For which of them the customer is asked for another target. */
const asks: Record<HoldReason, boolean> = {
  'target-missing': true,
  'target-private': true,
  'post-wanted': true,
  other: false,
};

/** The reasons for which a line waits for its customer. */
export const customersReasons = /* @__PURE__ */ holdReasons.filter((reason) => asks[reason]);

/** Whether a line waits for its customer to name another target, or to say that this one can be seen. */
export function isHeldForTarget({ holdReason }: { holdReason: HoldReason | null }): boolean {
  return holdReason !== null && asksForTarget(holdReason);
}

/** Whether the customer is asked for another target, which ends the hold. */
export function asksForTarget(reason: HoldReason): boolean {
  return asks[reason];
}
