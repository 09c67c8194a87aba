import type { PlatformId } from '#domain/catalogue/price-list.ts';
import { keysOf } from '#domain/records.ts';
import { facebook } from './facebook.ts';
import { instagram } from './instagram.ts';
import { type TargetReader, namesIn } from './link.ts';
import { tiktok } from './tiktok.ts';
import { youtube } from './youtube.ts';

export const readers: Readonly<Record<PlatformId, TargetReader>> = {
  instagram,
  tiktok,
  youtube,
  facebook,
};

/** Platforms that nothing is sold for, known only to say which one a link belongs to. */
const otherPlatforms: Readonly<Record<string, string>> = {
  X: 'x.com twitter.com t.co',
  Spotify: 'spotify.com spotify.link',
  Threads: 'threads.net threads.com',
  LinkedIn: 'linkedin.com lnkd.in',
  Twitch: 'twitch.tv',
  Pinterest: 'pinterest.com pin.it',
  Snapchat: 'snapchat.com',
  Telegram: 't.me telegram.me',
  WhatsApp: 'wa.me whatsapp.com',
  Discord: 'discord.gg discord.com',
  SoundCloud: 'soundcloud.com',
  Reddit: 'reddit.com',
  Kick: 'kick.com',
  Vimeo: 'vimeo.com',
};

const LINK_PAGES = namesIn(
  'linktr.ee beacons.ai bio.link lnk.bio linkin.bio bio.site campsite.bio taplink.cc msha.ke solo.to ' +
    'carrd.co allmylinks.com hoo.be flow.page tap.bio stan.store linkbio.co direct.me snipfeed.co',
);

const SHORTENERS = namesIn(
  'bit.ly tinyurl.com goo.gl ow.ly is.gd cutt.ly rb.gy t.ly 1url.cz shorturl.at rebrand.ly buff.ly',
);

/** Whose link it is. */
export type Owner =
  | { kind: 'ours'; platform: PlatformId }
  /** A platform that nothing is sold for. */
  | { kind: 'other'; name: string }
  /** A host of one of our platforms that has no profiles, such as help.instagram.com. */
  | { kind: 'aside'; platform: PlatformId }
  | { kind: 'link-page' | 'shortener' };

const hosts = new Map<string, Owner>([
  ...Object.entries(otherPlatforms).flatMap(([name, listed]) =>
    [...namesIn(listed)].map((host): [string, Owner] => [host, { kind: 'other', name }]),
  ),
  ...[...LINK_PAGES].map((host): [string, Owner] => [host, { kind: 'link-page' }]),
  ...[...SHORTENERS].map((host): [string, Owner] => [host, { kind: 'shortener' }]),
  ...keysOf(readers).flatMap((platform) =>
    [...readers[platform].hosts].map((host): [string, Owner] => [host, { kind: 'ours', platform }]),
  ),
]);

/**
 * Who owns a host. Hosts of what is sold are compared whole; of all others a part before the name may
 * stand, because nothing is ever taken from them.
 */
export function ownerOf(host: string): Owner | undefined {
  const own = hosts.get(host);
  if (own) return own;
  const labels = host.split('.', 6);
  const parents = labels.slice(1, -1).map((_, index) => labels.slice(index + 1).join('.'));
  const owner = parents.map((parent) => hosts.get(parent)).find(Boolean);
  return owner?.kind === 'ours' ? { ...owner, kind: 'aside' } : owner;
}
