import type { Package, PlatformId, ServiceId } from '#domain/catalogue/price-list.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { type LinkedTarget, type Refusal, type TargetReader, parseLink } from './link.ts';
import {
  firstMention,
  isPhone,
  isTitled,
  looksLike,
  mentionBeside,
  nameAmong,
  splitTokens,
} from './split-text.ts';
import { type OpenedLink, isDoubtful, openLink, readers } from './platforms.ts';
import {
  type PlainTargetProblem,
  type ReadProblem,
  type TargetKind,
  type TargetProblem,
  type TargetRead,
  MAX_ADDRESS_LENGTH,
  MAX_TARGET_LENGTH,
  wantsPost,
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
export function readTarget(platform: PlatformId, service: ServiceId, input: string): ReadTarget {
  const text = cleanText(input);
  if (/^[@＠]?\/*$/.test(text)) return refuseTarget('target-missing');
  if (text.length > MAX_TARGET_LENGTH) return refuseTarget('target-too-long');
  const reader = readers[platform];
  const known = readLabel(reader, text);
  if (known) return judge(platform, service, known);
  const tokens = splitTokens(text);
  const opened = tokens.map((token) => openLink(token));
  const links = opened.flatMap((link) => link ?? []);
  if (links.length === 0 && WITH_PORT.test(text)) return refuseTarget('target-other-site');
  if (links.length === 0) return readWords(platform, service, text, tokens);
  const readable = links.filter(isReadOn(platform));
  const certain = readable.find(({ target }) => !isDoubtful(target));
  if (certain) return readOpened(platform, service, certain);
  const words = tokens.filter((_, index) => !opened[index]);
  const named = links.every(isOfNoOther(platform)) ? mentionBeside(words) : undefined;
  const target = named && reader.readName(named);
  if (target) return judge(platform, service, target);
  return readOpened(platform, service, readable[0] ?? links[0]);
}

/** A path without its host, taken only where it is a label of ours. */
function readLabel(reader: TargetReader, text: string): LinkedTarget | undefined {
  const [host = ''] = reader.hosts;
  return [text, `${host}/${text}`]
    .map((address) => linkOf(reader, address))
    .find((target) => target?.label === text);
}

function linkOf(reader: TargetReader, address: string): LinkedTarget | undefined {
  const link = parseLink(address);
  const read = link && reader.hosts.has(link.host) ? reader.readLink(link) : undefined;
  return typeof read === 'object' ? read : undefined;
}

function isReadOn(platform: PlatformId) {
  return ({ owner, target }: OpenedLink) =>
    owner?.kind === 'ours' && owner.platform === platform && typeof target === 'object';
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
  const { owner, target } = link ?? {};
  switch (owner?.kind) {
    case undefined:
      return refuseTarget('target-other-site');
    case 'link-page':
      return refuseTarget('target-link-page');
    case 'shortener':
      return refuseTarget('target-short-link');
    case 'other':
      return { ...refuseTarget('target-other-platform'), platform: owner.name };
    case 'ours':
    case 'aside': {
      if (owner.platform === platform)
        return judge(platform, service, target ?? 'target-elsewhere');
      const { name } = readers[owner.platform];
      return {
        ...refuseTarget('target-other-platform'),
        platform: name,
        otherPlatform: owner.platform,
      };
    }
  }
}

/** A name, alone or among words. */
function readWords(
  platform: PlatformId,
  service: ServiceId,
  text: string,
  tokens: string[],
): ReadTarget {
  if (isTitled(tokens, text)) return refuseTarget('target-display-name');
  const reader = readers[platform];
  const named = firstMention(tokens);
  const name = named ?? (isPhone(text) ? undefined : nameAmong(tokens));
  const target =
    name === undefined ? undefined : reader.readName(WITHOUT_SLASH.exec(name)?.[1] ?? name);
  if (!named && name !== undefined && mayBePostId(reader, service, name)) {
    return refuseTarget('target-post-or-profile');
  }
  return target ? judge(platform, service, target) : refuseTarget(looksLike(text, tokens));
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
  target: LinkedTarget | Refusal | 'target-elsewhere',
): ReadTarget {
  if (typeof target === 'string') return refuseTarget(target);
  const { kind, label, url, link } = target;
  if (url.length > MAX_ADDRESS_LENGTH) return refuseTarget('target-unreadable');
  const doubt = isDoubtful(target) ? ({ isDoubtful: true } as const) : {};
  const read = { ok: true, platform, kind, label, url, ...doubt } as const;
  if (wantsPost(service)) return kind === 'profile' ? { ...read, asks: 'which-post' } : read;
  if (kind === 'profile') return read;
  if (link === 'share') return { ...read, kind: 'profile', isUnverified: true };
  return refuseTarget(link === 'short' ? 'target-short-link' : 'target-needs-profile');
}

function refuseTarget<Problem extends PlainTargetProblem | 'target-other-platform'>(
  problem: Problem,
) {
  return { ok: false, problem } as const;
}

/**
 * Whether a row of a package can take over the target of another: the right platform, a profile where one
 * is needed and a post where one is. Likes and views never inherit a profile (rules 9).
 */
export function targetFits({ platform, service }: Package, target: string): boolean {
  const read = readTarget(platform, service, target);
  return read.ok && read.kind === (wantsPost(service) ? 'post' : 'profile');
}

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
  input: string,
  { kept, confirmed }: Confirmations,
): TakenTarget {
  const read = readTarget(platform, service, input);
  if (!read.ok || !read.isDoubtful) return read;
  const isTaken = read.url === kept || read.url === confirmed;
  return isTaken ? read : { ok: false, problem: 'target-ambiguous', read };
}

const samples: Record<PlatformId, Record<TargetKind, string>> = {
  instagram: {
    profile: 'https://www.instagram.com/vzlet',
    post: 'https://www.instagram.com/p/Cvzlet00001/',
  },
  tiktok: {
    profile: 'https://www.tiktok.com/@vzlet',
    post: 'https://www.tiktok.com/@vzlet/video/7300000000000000001',
  },
  youtube: {
    profile: 'https://www.youtube.com/@vzlet',
    post: 'https://www.youtube.com/watch?v=vzlet000001',
  },
  facebook: {
    profile: 'https://www.facebook.com/vzlet',
    post: 'https://www.facebook.com/vzlet/posts/1000000000001',
  },
};

/** A target that every package of a service takes (rules 8), for orders that nobody makes. */
export function sampleTargetOf(platform: PlatformId, service: ServiceId): string {
  return samples[platform][wantsPost(service) ? 'post' : 'profile'];
}
