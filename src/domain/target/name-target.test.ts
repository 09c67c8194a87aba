import { describe, expect, it } from 'vitest';
import { platformIds } from '#domain/catalogue/price-list.ts';
import { type LabelNoun, nameTarget } from './name-target.ts';
import { readTarget } from './read-target.ts';

const words: Record<LabelNoun, string> = {
  profileNumber: 'Profil č.',
  profile: 'Profil',
  channel: 'Kanál',
  post: 'Příspěvek',
  reel: 'Reel',
  short: 'Short',
  video: 'Video',
  photo: 'Fotka',
  shared: 'Sdílený odkaz',
};

/** Labels as orders keep them, and what people read instead. */
const labels: [label: string, czech: string | undefined][] = [
  ['@kavarna.modra', undefined],
  ['vm.tiktok.com/ZMabc1234', undefined],
  ['fb.watch/abcDEF123_', undefined],
  ['profile.php?id=100064123456789', 'Profil č. 100064123456789'],
  ['people/_/pfbid02abcDEFghiJKL', 'Profil pfbid02abcDEFghiJKL'],
  ['channel/UC1234567890abcdefghij_-', 'Kanál UC1234567890abcdefghij_-'],
  ['c/KavarnaModra', 'Kanál KavarnaModra'],
  ['user/kavarna', 'Kanál kavarna'],
  ['p/C1abcDEfgHi', 'Příspěvek C1abcDEfgHi'],
  ['reel/C1abcDEfgHi', 'Reel C1abcDEfgHi'],
  ['tv/C1abcDEfgHi', 'Video C1abcDEfgHi'],
  ['@nasa/video/7312345678901234567', 'Video 7312345678901234567 (@nasa)'],
  ['@nasa/photo/7312345678901234567', 'Fotka 7312345678901234567 (@nasa)'],
  ['v/7312345678901234567.html', 'Video 7312345678901234567'],
  ['watch?v=dQw4w9WgXcQ', 'Video dQw4w9WgXcQ'],
  ['shorts/dQw4w9WgXcQ', 'Short dQw4w9WgXcQ'],
  ['@na.sa/posts/pfbid02abcDEFghiJKL', 'Příspěvek pfbid02abcDEFghiJKL (@na.sa)'],
  ['@nasa/videos/123456789', 'Video 123456789 (@nasa)'],
  ['photo?fbid=123456789', 'Fotka 123456789'],
  ['permalink.php?story_fbid=123456789&id=100064123', 'Příspěvek 123456789'],
  ['groups/my.group/posts/123456789', 'Příspěvek 123456789 (my.group)'],
  ['share/1AbCdEfGhI', 'Sdílený odkaz 1AbCdEfGhI'],
  ['share/v/1AbCdEfGhI', 'Sdílený odkaz 1AbCdEfGhI'],
  ['t/ZTabc1234', undefined],
];

describe('nameTarget', () => {
  it.each(labels)('calls %s what people call it: %s', (label, czech) => {
    expect(nameTarget(words, label)?.replace('\u00a0', ' ')).toBe(czech);
  });

  it.each(labels)('leaves %s readable, as orders and carts keep it', (label) => {
    const read = platformIds.map((platform) => readTarget(platform, 'likes', label));
    expect(read.some((target) => target.ok && target.label === label)).toBe(true);
  });

  it.each(['', '__proto__/x', 'constructor/x', 'a/b/c/d'])('has no name for %j', (label) => {
    expect(nameTarget(words, label)).toBeUndefined();
  });
});
