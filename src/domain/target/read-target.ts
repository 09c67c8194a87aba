import { cleanText } from '#domain/clean-text.ts';
import type { PlatformId, ServiceId } from '#domain/catalogue/price-list.ts';
import { facebook } from './facebook.ts';
import { instagram } from './instagram.ts';
import { type Place, type TargetReader, takeApart } from './link.ts';
import { MAX_TARGET_LENGTH, type Target, type TargetProblem } from './target.ts';
import { tiktok } from './tiktok.ts';
import { youtube } from './youtube.ts';

const readers: Readonly<Record<PlatformId, TargetReader>> = {
  instagram,
  tiktok,
  youtube,
  facebook,
};

/** Platforms that nothing is sold for, known only to say which one a link belongs to. */
const otherPlatforms: Readonly<Record<string, readonly string[]>> = {
  X: ['x.com', 'twitter.com', 'mobile.twitter.com', 'mobile.x.com', 't.co'],
  Spotify: ['open.spotify.com', 'spotify.com', 'play.spotify.com', 'spotify.link'],
  Threads: ['threads.net', 'threads.com'],
  LinkedIn: ['linkedin.com', 'cz.linkedin.com', 'sk.linkedin.com', 'm.linkedin.com', 'lnkd.in'],
  Twitch: ['twitch.tv', 'm.twitch.tv', 'clips.twitch.tv'],
};

const platformOfHost = new Map([
  ...Object.entries(otherPlatforms).flatMap(([name, hosts]) =>
    hosts.flatMap((host): [string, string][] => [
      [host, name],
      [`www.${host}`, name],
    ]),
  ),
  ...Object.values(readers).flatMap(({ name, hosts }) =>
    hosts.map((host): [string, string] => [host, name]),
  ),
]);

/**
 * Reads what a customer typed or pasted: a name, an @name or a link. Followers and subscribers take a
 * profile; likes and views take a post, and a profile too (rules 8). Its own `url` and `label` are
 * read back to the same target.
 */
export function readTarget(
  platform: PlatformId,
  service: ServiceId,
  typed: string,
): ({ ok: true } & Target) | ({ ok: false } & TargetProblem) {
  const text = cleanText(typed).replace(/^@\/*$/, '');
  if (!text) return { ok: false, problem: 'target-missing' };
  if (text.length > MAX_TARGET_LENGTH) return { ok: false, problem: 'target-too-long' };
  const owner = findOwner(text);
  if (owner && owner !== readers[platform].name) {
    return { ok: false, problem: 'target-other-platform', platform: owner };
  }
  const place = owner ? readAddress(readers[platform], text) : readBare(readers[platform], text);
  if (!place || place.url.length > MAX_TARGET_LENGTH) {
    return { ok: false, problem: 'target-unreadable' };
  }
  const { kind, label, url, isShort } = place;
  if (kind === 'post' && (service === 'followers' || service === 'subscribers')) {
    return { ok: false, problem: isShort ? 'target-short-link' : 'target-needs-profile' };
  }
  return { ok: true, platform, kind, label, url };
}

/** The name of the platform whose link this is; undefined for names and for hosts of no platform. */
function findOwner(text: string): string | undefined {
  if (/^spotify:/i.test(text)) return 'Spotify';
  return platformOfHost.get(/^(?:https?:\/\/)?([^/?#]+)/i.exec(text)?.[1]?.toLowerCase() ?? '');
}

function readAddress(reader: TargetReader, text: string): Place | undefined {
  const link = takeApart(text);
  return link && reader.readLink(link);
}

/**
 * A name, or a path without its host. Such a path is taken only where it is a label of ours, so that a
 * link to a strange host is never read as one.
 */
function readBare(reader: TargetReader, text: string): Place | undefined {
  const name = text.replace(/\/$/, '');
  const place = readAddress(reader, `${reader.hosts[0]}/${name}`);
  return reader.readName(name) ?? (place?.label === name ? place : undefined);
}
