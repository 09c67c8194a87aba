import type { PlatformId } from '#domain/catalogue/price-list.ts';
import { keysOf } from '#domain/records.ts';
import { facebook } from './facebook.ts';
import { instagram } from './instagram.ts';
import {
  type Link,
  type LinkedTarget,
  type Refusal,
  type TargetReader,
  decodeText,
  namesIn,
  parseLink,
} from './link.ts';
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

type Owner =
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

/** A link as far as it could be followed without asking anybody. */
export interface OpenedLink {
  /** Undefined where the host is nobody's that we know. */
  owner: Owner | undefined;
  target: LinkedTarget | Refusal | undefined;
}

/** Redirects may lead to redirects; more than these nobody pastes. */
const MOST_REDIRECTS = 3;

/** Also mistyped ones and several in a row; what apps and browsers put before them is left out too. */
const SCHEMES =
  /^(?:(?:h[tx]{1,2}ps?|intent|view-source|googlechromes?|x-safari-https?):\/*|https?\/\/|\/\/)+/i;
/** "Odkaz:https://…" without a space between. */
const GLUED = /^[\p{L}-]{2,20}:(?=h[tx]{1,2}ps?:\/)/iu;
const APP = /^(instagram|fb|vnd\.youtube|youtube|snssdk\d{1,6}|tiktok|musically):(\/\/)?(.*)$/i;
const OTHER_APP = /^(spotify|twitter|whatsapp|snapchat|pinterest|linkedin|reddit):\S/i;
const VIDEO = /^[\w-]{11}(?:\?|$)/;

/** Hosts that only pass on, by an address in their query or their path. */
const PASSERS =
  /^(?:(?:[a-z]+\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?|lm?\.(?:instagram|messenger|threads)\.(?:com|net)|web\.archive\.org|duckduckgo\.com|out\.reddit\.com|slack-redir\.net|[\w-]+\.safelinks\.protection\.outlook\.com)$/;
const PASSED =
  'u q url target next next_url continue redirect_url redirect_uri fallback_uri fallback_url uddg href link'.split(
    ' ',
  );

/**
 * Reads a piece of text as a link: whose it is, and the place it leads to.
 * @returns undefined where it is no link
 */
export function openLink(token: string, redirects = MOST_REDIRECTS): OpenedLink | undefined {
  const text = (/^h[tx]{1,2}ps?%3a/i.test(token) ? decodeText(token) : token).replace(GLUED, '');
  const address = (fromApp(text) ?? text).replace(SCHEMES, '');
  const link = parseLink(address);
  if (!link) return address === token ? undefined : { owner: undefined, target: undefined };
  const owner = ownerOf(link.host) ?? ownerByName(link);
  const target = owner?.kind === 'ours' ? readers[owner.platform].readLink(link) : undefined;
  if (target && !isDoubtful(target)) return { owner, target };
  const mayPassOn = redirects > 0 && (owner?.kind === 'ours' || PASSERS.test(link.host));
  const opened = mayPassOn ? openLink(passedOn(link, owner), redirects - 1) : undefined;
  if (opened?.owner && (!target || (opened.target && !isDoubtful(opened.target)))) return opened;
  const isLink = owner ?? (address !== token || isSite(link));
  return isLink ? { owner, target } : undefined;
}

/** Whether a link was read and leaves open what it leads to. */
export function isDoubtful(target: OpenedLink['target']): boolean {
  return typeof target === 'object' && target.isDoubtful === true;
}

/** "instagram/name", as people write it from memory. */
function ownerByName({ host, parts: [first] }: Link): Owner | undefined {
  return first !== undefined && !host.includes('.') ? ownerOf(`${host}.com`) : undefined;
}

/** An address that nobody wrote a scheme for: a host, and something after it. */
function isSite({ host, parts: { length } }: Link): boolean {
  return /^[^@\s]+\.[a-z]{2,}$/i.test(host) && length > 0;
}

/** What a redirect leads to: an address in its query or in its path, or a path of its own host. */
function passedOn({ host, parts, query }: Link, owner: Owner | undefined): string {
  const value = PASSED.map((name) => query.get(name) ?? '').find((text) => /[/.]/.test(text)) ?? '';
  if (value.startsWith('/') && !value.startsWith('//')) return owner ? host + value : '';
  if (value || owner) return value;
  const start = parts.findIndex(
    (part) => part.includes('.') && ownerOf(part.replace(/^www\./, '')),
  );
  return start < 0 ? '' : `${parts.slice(start).join('/')}?${query}`;
}

/** The address of what an app would open; a word that leads nowhere where there is no such thing. */
function fromApp(text: string): string | undefined {
  const other = OTHER_APP.exec(text)?.[1];
  if (other !== undefined) return `${other}.com`;
  const [, scheme = '', slashes, rest = ''] = APP.exec(text) ?? [];
  const app = scheme.toLowerCase();
  const isVideos = app.endsWith('youtube');
  if (!slashes && app !== 'vnd.youtube') return undefined;
  const query = new URLSearchParams(rest.split('?')[1]);
  const name = query.get('username') ?? '';
  if (app === 'instagram') return `instagram.com/${name && `@${name}`}`;
  if (app === 'fb') {
    const href = query.get('href');
    const id = query.get('id');
    if (id) return `facebook.com/profile.php?id=${id}`;
    return href ?? `facebook.com/${rest.replace(/^(?:profile|pages?)\//, '')}`;
  }
  if (isVideos) {
    const path = rest.replace(/^\/*/, '');
    if (VIDEO.test(path)) return `youtu.be/${path}`;
    return /^[\w.]+\.(?:com|be)\//.test(path) ? path : `youtube.com/${path}`;
  }
  const video = /^aweme\/detail\/(\d+)/.exec(rest)?.[1];
  return video ? `m.tiktok.com/v/${video}` : `tiktok.com/${name && `@${name}`}`;
}
