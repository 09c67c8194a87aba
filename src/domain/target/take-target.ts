import type { PlatformId, ServiceId } from '#domain/catalogue/price-list.ts';
import { type ReadTarget, readTarget } from './read-target.ts';

/**
 * Reads a target that is given anew, as `readTarget` does, and asks about what may be a page of the platform
 * itself (rules 8): such a reading is taken once it was confirmed, and no other one by that answer.
 * @param confirmed addresses of readings that were shown and confirmed, or are kept already
 */
export function takeTarget(
  platform: PlatformId,
  service: ServiceId,
  typed: string,
  confirmed: readonly (string | null)[] = [],
): ReadTarget {
  const read = readTarget(platform, service, typed);
  const isAsked = read.ok && read.isDoubtful && !confirmed.includes(read.url);
  return isAsked ? { ok: false, problem: 'target-ambiguous', read } : read;
}
