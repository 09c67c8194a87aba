import { describe, expect, it } from 'vitest';
import { type PlatformId, platformIds } from '#domain/catalogue/price-list.ts';
import facebook from '#tests/stage/typed-targets/facebook.json' with { type: 'json' };
import instagram from '#tests/stage/typed-targets/instagram.json' with { type: 'json' };
import tiktok from '#tests/stage/typed-targets/tiktok.json' with { type: 'json' };
import youtube from '#tests/stage/typed-targets/youtube.json' with { type: 'json' };
import { type ReadTarget, readTarget } from './read-target.ts';

/** By what must come out of it; after a bar, what comes out for likes where it differs. */
const input: Record<PlatformId, Record<string, string[]>> = {
  instagram,
  tiktok,
  youtube,
  facebook,
};

/** What came out, in the words of the table. */
function outcomeOf(read: ReadTarget): string {
  if (!read.ok)
    return read.problem === 'target-other-platform'
      ? `other ${read.platform}`
      : `refused ${read.problem}`;
  const { isDoubtful, asks, isUnverified } = read;
  const marks = [isDoubtful && 'doubtful', asks, isUnverified && 'unverified'].filter(Boolean);
  return [read.kind, read.label, ...marks].join(' ');
}

/** What must come out for followers, and for likes. */
function expected(outcome: string): { followers: string; likes: string } {
  const [first = '', second] = outcome.split(' | ');
  const [kind, ...words] = first.split(' ');
  const label = words.join(' ');
  const asked = {
    profile: `profile ${label} which-post`,
    post: first,
    short: `post ${label}`,
    share: `post ${label}`,
  };
  const taken = {
    profile: first,
    post: 'refused target-needs-profile',
    short: 'refused target-short-link',
    share: `profile ${label} unverified`,
  };
  const isTaken = kind === 'profile' || kind === 'post' || kind === 'short' || kind === 'share';
  return {
    followers: isTaken ? taken[kind] : first,
    likes: second ?? (isTaken ? asked[kind] : first),
  };
}

describe.each(platformIds)('what people type for %s', (platform) => {
  const rows = Object.entries(input[platform]).flatMap(([outcome, texts]) =>
    texts.map((text) => ({ text, outcome, ...expected(outcome) })),
  );

  it.each(rows)('$text: $outcome', ({ text, followers, likes }) => {
    expect(outcomeOf(readTarget(platform, 'followers', text))).toBe(followers);
    expect(outcomeOf(readTarget(platform, 'likes', text))).toBe(likes);
  });
});
