import { cleanText } from '#domain/clean-text.ts';
import type { PlatformId, ServiceId } from '#domain/catalogue/price-list.ts';
import { type Place, type Refusal, type TargetReader, takeApart } from './link.ts';
import { isPhone, isTitled, looksLike } from './looks-like.ts';
import { type OpenedLink, isDoubtful, openLink } from './open-link.ts';
import { firstMention, mentionBeside, nameAmong, piecesOf } from './pieces.ts';
import { readers } from './platforms.ts';
import { wantsPost } from './wants-post.ts';
import {
  MAX_ADDRESS_LENGTH,
  MAX_TARGET_LENGTH,
  type PlainTargetProblem,
  type ReadProblem,
  type TargetRead,
} from './target.ts';

/** A host with a port, as no link of a network is: its parts are no names. */
const WITH_PORT = /(?:^|\s)[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}:\d{1,5}(?:[\s/?#]|$)/;
const WITHOUT_SLASH = /^([^/]+)\/+$/;

export type ReadTarget = ({ ok: true } & TargetRead) | ({ ok: false } & ReadProblem);

/**
 * Reads what a customer typed or pasted: a name, an @name or a link, also among other words. Followers and
 * subscribers take a profile; likes and views take a post, and a profile too, which then asks for the post
 * (rules 8 and 41). Its own `url` and `label` are read back to the same target. Nothing is ever fetched.
 */
export function readTarget(platform: PlatformId, service: ServiceId, typed: string): ReadTarget {
  const text = cleanText(typed);
  if (/^[@＠]?\/*$/.test(text)) return refused('target-missing');
  if (text.length > MAX_TARGET_LENGTH) return refused('target-too-long');
  const reader = readers[platform];
  const known = readLabel(reader, text);
  if (known) return judge(platform, service, known);
  const pieces = piecesOf(text);
  const opened = pieces.map((piece) => openLink(piece));
  const links = opened.flatMap((link) => link ?? []);
  if (links.length === 0 && WITH_PORT.test(text)) return refused('target-other-site');
  if (links.length === 0) return readWords(platform, service, text, pieces);
  const readable = links.filter(isReadOn(platform));
  const certain = readable.find(({ place }) => !isDoubtful(place));
  if (certain) return readOpened(platform, service, certain);
  const words = pieces.filter((_, index) => !opened[index]);
  const named = links.every(isOfNoOther(platform)) ? mentionBeside(words) : undefined;
  const place = named && reader.readName(named);
  if (place) return judge(platform, service, place);
  return readOpened(platform, service, readable[0] ?? links[0]);
}

/** A path without its host, taken only where it is a label of ours. */
function readLabel(reader: TargetReader, text: string): Place | undefined {
  const [host = ''] = reader.hosts;
  return [text, `${host}/${text}`]
    .map((address) => linkOf(reader, address))
    .find((place) => place?.label === text);
}

function linkOf(reader: TargetReader, address: string): Place | undefined {
  const link = takeApart(address);
  const read = link && reader.hosts.has(link.host) ? reader.readLink(link) : undefined;
  return typeof read === 'object' ? read : undefined;
}

function isReadOn(platform: PlatformId) {
  return ({ owner, place }: OpenedLink) =>
    owner?.kind === 'ours' && owner.platform === platform && typeof place === 'object';
}

/** Of a text whose links lead to no profile the @name in it is meant, unless one is another platform's. */
function isOfNoOther(platform: PlatformId) {
  return ({ owner }: OpenedLink) =>
    owner?.kind !== 'other' && !(owner && 'platform' in owner && owner.platform !== platform);
}

function readOpened(
  platform: PlatformId,
  service: ServiceId,
  link: OpenedLink | undefined,
): ReadTarget {
  const { owner, place } = link ?? {};
  switch (owner?.kind) {
    case undefined:
      return refused('target-other-site');
    case 'link-page':
      return refused('target-link-page');
    case 'shortener':
      return refused('target-short-link');
    case 'other':
      return { ...refused('target-other-platform'), platform: owner.name };
    case 'ours':
    case 'aside': {
      if (owner.platform === platform) return judge(platform, service, place ?? 'target-elsewhere');
      const { name } = readers[owner.platform];
      return { ...refused('target-other-platform'), platform: name, otherPlatform: owner.platform };
    }
  }
}

/** A name, alone or among words. */
function readWords(
  platform: PlatformId,
  service: ServiceId,
  text: string,
  pieces: string[],
): ReadTarget {
  if (isTitled(pieces, text)) return refused('target-display-name');
  const reader = readers[platform];
  const named = firstMention(pieces);
  const name = named ?? (isPhone(text) ? undefined : nameAmong(pieces));
  const place =
    name === undefined ? undefined : reader.readName(WITHOUT_SLASH.exec(name)?.[1] ?? name);
  if (!named && name !== undefined && mayBePostId(reader, service, name)) {
    return refused('target-post-or-profile');
  }
  return place ? judge(platform, service, place) : refused(looksLike(text, pieces));
}

/**
 * Whether a bare name may be a post's id. Where a profile is wanted, only what no profile is called: ids
 * with capitals, small letters and digits, and Facebook's hidden numbers.
 */
function mayBePostId(reader: TargetReader, service: ServiceId, name: string): boolean {
  if (!reader.isPostId(name)) return false;
  const isStrange = /^(?=.*[a-z])(?=.*[A-Z]).*\d/.test(name);
  return wantsPost(service) || isStrange;
}

/** Whether what was understood is what the service takes. */
function judge(
  platform: PlatformId,
  service: ServiceId,
  place: Place | Refusal | 'target-elsewhere',
): ReadTarget {
  if (typeof place === 'string') return refused(place);
  const { kind, label, url, link } = place;
  if (url.length > MAX_ADDRESS_LENGTH) return refused('target-unreadable');
  const doubt = isDoubtful(place) ? ({ isDoubtful: true } as const) : {};
  const read = { ok: true, platform, kind, label, url, ...doubt } as const;
  if (wantsPost(service)) return kind === 'profile' ? { ...read, asks: 'which-post' } : read;
  if (kind === 'profile') return read;
  if (link === 'share') return { ...read, kind: 'profile', isUnverified: true };
  return refused(link === 'short' ? 'target-short-link' : 'target-needs-profile');
}

function refused<Problem extends PlainTargetProblem | 'target-other-platform'>(problem: Problem) {
  return { ok: false, problem } as const;
}
