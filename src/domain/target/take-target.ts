import type { PlatformId, ServiceId } from '#domain/catalogue/price-list.ts';
import { readTarget } from './read-target.ts';
import type { TargetProblem, TargetRead } from './target.ts';

export type TakenTarget = ({ ok: true } & TargetRead) | ({ ok: false } & TargetProblem);

interface Confirmations {
  /** The address of the target in whose place it is given; null where there is none. */
  kept: string | null;
  /** The address of the reading that was shown and confirmed; null or empty where none was. */
  confirmed: string | null;
}

/**
 * Reads a target that is given anew, as `readTarget` does, and asks about what may be a page of the platform
 * itself (rules 8): such a reading is taken once it was confirmed, and no other one by that answer. What is
 * kept already is not asked about again.
 */
export function takeTarget(
  platform: PlatformId,
  service: ServiceId,
  typed: string,
  { kept, confirmed }: Confirmations,
): TakenTarget {
  const read = readTarget(platform, service, typed);
  if (!read.ok || !read.isDoubtful) return read;
  const isTaken = read.url === kept || read.url === confirmed;
  return isTaken ? read : { ok: false, problem: 'target-ambiguous', read };
}
