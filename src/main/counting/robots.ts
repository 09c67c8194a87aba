import { isbot } from 'isbot';

/** Characters of a name that are looked at; real ones are shorter. */
const LOOKED_AT = 400;
/** Names that are remembered, in memory alone; the pattern takes longer than all the rest of the counting. */
const MOST_REMEMBERED = 500;

/** Tells which clients call themselves robots, by the kept list of `isbot`. One without a name is one too. */
export function makeIsRobot(): (userAgent: string | undefined) => boolean {
  const remembered = new Map<string, boolean>();
  return (userAgent) => {
    if (!userAgent) return true;
    const known = remembered.get(userAgent);
    if (known !== undefined) return known;
    const found = isbot(userAgent.slice(0, LOOKED_AT));
    if (userAgent.length > LOOKED_AT) return found;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(userAgent, found);
    return found;
  };
}
