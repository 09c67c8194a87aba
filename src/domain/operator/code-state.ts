/** How a code stands. */
export const codeStates = ['running', 'not-yet', 'over', 'used-up', 'ended'] as const;
export type CodeState = (typeof codeStates)[number];

/** How a code stands at a moment, with so many uses. */
export function codeState(
  code: {
    validFrom: Date | null;
    validUntil: Date | null;
    mostUses: number | null;
    endedAt: Date | null;
  },
  uses: number,
  now: Date,
): CodeState {
  const { validFrom, validUntil, mostUses, endedAt } = code;
  if (endedAt) return 'ended';
  if (validUntil && validUntil <= now) return 'over';
  if (mostUses !== null && uses >= mostUses) return 'used-up';
  return validFrom && validFrom > now ? 'not-yet' : 'running';
}
