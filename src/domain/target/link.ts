import { cleanText } from '#domain/text/clean-text.ts';
import type { PlainTargetProblem, Target } from './target.ts';

/** What one platform understood. */
export interface LinkedTarget extends Omit<Target, 'platform'> {
  /** `short` can only be resolved by the platform; `share` is the same, and may lead to a profile. */
  link?: 'short' | 'share';
  /** A profile by no more than the look of its link, which may be a page of the platform's own (rules 8). */
  isDoubtful?: true;
}

/** A web address taken apart, its percent signs decoded. */
export interface Link {
  /** In small letters, without scheme, www and final dot; a port or a password stays part of it. */
  host: string;
  parts: string[];
  query: URLSearchParams;
}

/** A link that is understood and yet cannot be taken. */
export type Refusal = Extract<PlainTargetProblem, 'target-story' | 'target-short-link'>;

/** How one platform writes its names and addresses. */
export interface TargetReader {
  /** As people write it. */
  name: string;
  /** Every host it answers on, without www, the main one first; a host is always compared whole. */
  hosts: ReadonlySet<string>;
  /** Reads a name, with or without its @. */
  readName(name: string): LinkedTarget | undefined;
  /** Reads a link to one of its hosts. */
  readLink(link: Link): LinkedTarget | Refusal | undefined;
  /** Whether a text on its own may as well be the id of a post. */
  isPostId(text: string): boolean;
}

const LINK = /^([^/?#]+)([^?#]*)(?:\?([^#]*))?/;

/** An & where the ? should be, before something that is a query: …/video/731234&lang=cs. */
const GLUED_QUERY = /^([^?#&]*)&(?=[\w.-]{1,40}=)/;

/** Takes an address without scheme apart; undefined where it names no host. */
export function parseLink(address: string): Link | undefined {
  const text = /%3f/i.test(address) && !address.includes('?') ? decodeText(address) : address;
  const found = LINK.exec(text.replace(/\/(?:home\.php)?#!\//, '/').replace(GLUED_QUERY, '$1?'));
  if (!found) return undefined;
  const [, host = '', path = '', query = ''] = found;
  const parts = path.split('/').map((part) => cleanText(decodeText(part)));
  return { host: plainHost(host), parts: parts.filter(Boolean), query: new URLSearchParams(query) };
}

/** A text without percent signs; as it is where they make none. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Google shows foreign pages under a host made of theirs: www-instagram-com.translate.goog. */
const PROXIES = ['.translate.goog', '.cdn.ampproject.org'];

/** Facebook has a host for each language: cs-cz.facebook.com. */
const LANGUAGE = /^[a-z]{2}-[a-z]{2}\.(?=facebook\.com$)/;

function plainHost(input: string): string {
  const host = input.toLowerCase().replace(/\.$/, '');
  const proxy = PROXIES.find((ending) => host.endsWith(ending));
  const named = proxy
    ? host.slice(0, -proxy.length).replace(/--?/g, (dash) => (dash === '-' ? '.' : '-'))
    : host;
  return named.replace(/^w{2,4}\./, '').replace(LANGUAGE, '');
}

/** A profile: shown by its name, or by its path where it has no name of its own. */
export function profileAt(origin: string, path: string, label = path): LinkedTarget {
  return { kind: 'profile', label, url: `${origin}/${encodeURI(path)}` };
}

/** The same profile, which is asked about before it is taken; nothing where there is none. */
export function markDoubtful(target: LinkedTarget | undefined): LinkedTarget | undefined {
  return target && { ...target, isDoubtful: true };
}

/** A post or video: shown by its path, which is short and can be read back. */
export function postAt(origin: string, path: string, label = path): LinkedTarget {
  return { kind: 'post', label, url: `${origin}/${path}` };
}

/** A short link, kept as it is: opening it is enough to find what it leads to. */
export function shortAt(origin: string, path: string, label = path): LinkedTarget | undefined {
  return /^(?:[a-z]+\/){0,2}[\w-]{6,40}$/.test(path)
    ? { ...postAt(origin, path, label), link: 'short' }
    : undefined;
}

/**
 * What an app's own share button makes: `share/p/…`, where the letter tells a post, and `share/…`, which
 * may be a profile as well.
 */
export function shareAt(
  origin: string,
  parts: string[],
  posts: ReadonlySet<string>,
): LinkedTarget | undefined {
  const [, first = '', second = ''] = parts;
  if (!second) {
    const target = shortAt(origin, `share/${first}`);
    return target && { ...target, link: 'share' };
  }
  const target = posts.has(first) ? shortAt(origin, `share/${first}/${second}`) : undefined;
  return target && postAt(origin, target.label);
}

/** A set of words written as a sentence: names that lead to the platform's own pages. */
export function namesIn(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/** A name without the @ before it. */
export function withoutAt(name: string): string {
  return name.replace(/^@/, '');
}

/** Capitals and small letters together, as in a short id and in hardly any name. */
export function isMixed(text: string): boolean {
  return /[A-Z]/.test(text) && /[a-z]/.test(text);
}

/** Pages of both networks' own: on neither anybody is called so. */
const ofBoth =
  'about directory home legal login notifications p privacy reel reels share stories terms ' +
  'www';
/** Facebook's own: on Instagram somebody may be called so, and is asked about. */
const ofFacebook =
  'ads adsmanager bookmarks business careers creatorstudio dialog donate email events feed ' +
  'friends games gaming groups hashtag help jobs l latest lite live marketplace me media ' +
  'memories messages notes pages people pg photo photos plugins pokes policies public ' +
  'recover reg saved search settings sharer t video videos watch';
/** Instagram's own: on Facebook somebody may be called so, and is asked about. */
const ofInstagram =
  '_n _u accounts ajax api ar audio challenge channel consent create developer direct ' +
  'download emails explore fxcal graphql invites locations oauth popular press qr s session ' +
  'static topics tv web';
/** What leads to a page of either, or did, or may one day, and may be somebody's name on both. */
const ofNeither =
  'academy account activity admin app appcenter apps archive birthdays blooddonations blog boost calendar chat ' +
  'close_friends community contact cookies creator creators developers discover effects ' +
  'embed faq favorites fbx followers following fundraisers gift guides info insights language location ' +
  'logout maps messenger metaverified mobile monetization movies music nametag news offers ' +
  'onthisday orders pay places post posts premium professional_dashboard profile promote register ' +
  'reviews safety security services shop shops signup sports stars store story ' +
  'subscriptions suggested support survey tag tags test threads trending upload user users ' +
  'verified weather workplace your_activity';

/** Names that a network refuses: its own pages. */
export const ownPages = {
  instagram: namesIn(`${ofBoth} ${ofInstagram}`),
  facebook: namesIn(`${ofBoth} ${ofFacebook}`),
};

/** A link to one of these words is asked about (rules 8). They help; what asks first is the form of a link. */
const pages = namesIn(`${ofNeither} ${ofFacebook} ${ofInstagram}`);

/** What stands after the name on the pages of a profile: about, about_overview, photos_by, tagged. */
const tabs =
  /^(?:about|photos|videos|friends|reels|live|posts|reviews|community|events|follow(?:ers|ing)|groups|likes|mentions|shop|map|tagged|channel|guides|feed|embed|reposts|profilecard)(?:_[a-z_]+)?$/;

/** What browsers and programs fetch from a site; hardly anybody is called so. */
const FILE = /\.(?:m?js|json|css|html?|xml|txt|ico|png|jpe?g|svg|php|aspx?|jsp)$/i;

/**
 * Whether a path is all that a profile's is where any word may be a name: the name, and at most one page of
 * the profile after it.
 */
export function isOfProfile([name = '', page, ...more]: readonly string[]): boolean {
  const isName = name.length > 2 && !FILE.test(name) && !pages.has(name.toLowerCase());
  return isName && more.length === 0 && (page === undefined || tabs.test(page));
}
