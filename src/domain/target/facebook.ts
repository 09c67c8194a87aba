import {
  type Link,
  type LinkedTarget,
  type Refusal,
  type TargetReader,
  markDoubtful,
  isMixed,
  isOfProfile,
  namesIn,
  ownPages,
  postAt,
  profileAt,
  shareAt,
  shortAt,
  withoutAt,
} from './link.ts';

const ORIGIN = 'https://www.facebook.com';

const NAME = /^(?!.*\.php$)[a-z0-9]+(?:\.[a-z0-9]+)*$/i;
const NUMBER = /^\d{5,25}$/;
const POST = /^(?:\d{5,25}|pfbid[A-Za-z0-9]{10,120})$/;
const GROUP = /^[\w.-]{1,80}$/;
/** A page without a name of its own: its title and its number, Kavarna-Modra-123456789. */
const TITLE_AND_NUMBER = /-(\d{5,25})$/;

/** The letter of a share link that is a post, a reel or a video; g is a group. */
const sharedPosts = namesIn('p r v');

/** Pages that show the video of their query: watch/?v=…, video/embed?video_id=… */
const videoPages = namesIn('watch video video.php videos');

const HOSTS =
  'facebook.com m.facebook.com web.facebook.com mbasic.facebook.com touch.facebook.com mobile.facebook.com ' +
  'business.facebook.com free.facebook.com l.facebook.com lm.facebook.com fb.com m.fb.com fb.me fb.watch ' +
  'm.me messenger.com';

/** Facebook: names of any length (older ones are short), numbers, and posts of people, pages, groups. */
export const facebook: TargetReader = {
  name: 'Facebook',
  hosts: namesIn(HOSTS),
  readName,
  readLink,
  isPostId: (text) => /^(?:\d{15,20}|pfbid.{10,})$/.test(text),
};

function readName(input: string): LinkedTarget | undefined {
  const name = withoutAt(input);
  if (NUMBER.test(name)) return profileAt(ORIGIN, `profile.php?id=${name}`);
  if (name.length > 50 || !NAME.test(name) || ownPages.facebook.has(name.toLowerCase()))
    return undefined;
  return profileAt(ORIGIN, name, `@${name}`);
}

function readLink(link: Link): LinkedTarget | Refusal | undefined {
  const { host, parts, query } = link;
  const [first = '', second = ''] = parts;
  // fb.me/kavarna leads to the profile, fb.me/3cGqJgQmD wherever its maker wanted.
  if (host === 'fb.me' && isMixed(first) && /\d/.test(first)) return 'target-short-link';
  switch (host) {
    case 'fb.watch':
      return readWatched(first);
    case 'fb.me':
    case 'm.me':
      return second ? undefined : readOwned(parts, isOfProfile(parts));
    case 'messenger.com':
      return readConversation(parts);
  }
  switch (first) {
    case 'share':
      return shareAt(ORIGIN, parts, sharedPosts);
    case 'stories':
      return 'target-story';
    // fb.com/l/… leads wherever its maker wanted.
    case 'l':
      return 'target-short-link';
    case 'profile.php':
      return readNumber(query.get('id') ?? '');
    case 'messages':
      return readConversation(parts.slice(1));
    case 'groups':
      return readGroupPost(parts, query);
    case 'reel':
    case 'reels':
      return readPost('reel/', second);
    case 'pg':
      return readOwned(parts.slice(1), true);
    // A search or a settings page of the page with this number.
    case 'page':
      return markDoubtful(readNumber(second) ?? readName(first));
    default:
      return (
        readTitled(parts) ??
        readScript(link, first) ??
        readOwned(parts, host !== 'business.facebook.com' && isOfProfile(parts))
      );
  }
}

/** Pages and people whose address is their title and a number. */
function readTitled(parts: string[]): LinkedTarget | undefined {
  const [first = '', second = '', third = ''] = parts;
  const numberIn = (title: string) => readNumber(TITLE_AND_NUMBER.exec(title)?.[1] ?? '');
  if (first === 'people') return readPerson(third);
  if (first === 'p') return numberIn(second);
  if (first !== 'pages') return undefined;
  const number = parts.find((part) => NUMBER.test(part));
  return readNumber(number ?? '') ?? parts.map(numberIn).find(Boolean);
}

/** Whom a conversation is with: messenger.com/t/name. Before the t stands what is no profile's own. */
function readConversation(parts: string[]): LinkedTarget | undefined {
  const at = parts.indexOf('t');
  const person = readName(parts[at + 1] ?? '');
  return at === 0 ? person : markDoubtful(person);
}

/** What fb.watch shortens is a video, whoever has posted it. */
function readWatched(code: string): LinkedTarget | undefined {
  const short = shortAt('https://fb.watch', code);
  return short && postAt('https://fb.watch', code, `fb.watch/${code}`);
}

/** Addresses that carry the number of the post in their query. */
function readScript({ parts, query }: Link, page: string): LinkedTarget | undefined {
  if (/^photos?(?:\.php)?$/.test(page)) return readPost('photo?fbid=', query.get('fbid'));
  if (videoPages.has(page)) {
    const last = page === 'watch' ? null : (parts.at(-1) ?? null);
    return readPost('watch?v=', query.get('v') ?? query.get('video_id') ?? last);
  }
  if (page !== 'permalink.php' && page !== 'story.php') return undefined;
  const owner = query.get('id') ?? '';
  const post = query.get('story_fbid') ?? '';
  if (!POST.test(owner) || !POST.test(post)) return undefined;
  return postAt(ORIGIN, `permalink.php?story_fbid=${post}&id=${owner}`);
}

/**
 * A person, a page, or something that one of them has posted.
 * @param isMarked whether its address is known to be a profile's; a number is one by itself
 */
function readOwned(parts: string[], isMarked: boolean): LinkedTarget | undefined {
  const [owner = '', kind = '', ...rest] = parts;
  const number = TITLE_AND_NUMBER.exec(owner)?.[1];
  const profile = number ? readNumber(number) : readName(owner);
  const id = rest.findLast((part) => POST.test(part));
  if (!profile) return undefined;
  if (id && kind === 'photos') return readPost('photo?fbid=', id);
  if (id && (kind === 'reel' || kind === 'reels')) return readPost('reel/', id);
  if (id && (kind === 'posts' || kind === 'videos')) {
    const path = `${number ?? withoutAt(owner)}/${kind}/${id}`;
    return postAt(ORIGIN, path, `@${path}`);
  }
  const isCertain = isMarked || number || NUMBER.test(owner) || owner.startsWith('@');
  return isCertain ? profile : markDoubtful(profile);
}

/** A post of a group, whose title may stand before its number, or one of its members. */
function readGroupPost(
  [, group = '', kind, ...rest]: string[],
  query: URLSearchParams,
): LinkedTarget | undefined {
  if (!GROUP.test(group)) return undefined;
  if (kind === 'user') return readNumber(rest[0] ?? '');
  const isPost = kind === 'posts' || kind === 'permalink';
  const [linked] = (query.get('multi_permalinks') ?? '').split(',', 1);
  const viewed = query.get('view') === 'permalink' ? query.get('id') : null;
  const id = isPost ? rest.findLast((part) => POST.test(part)) : linked || viewed;
  return readPost(`groups/${group}/posts/`, id ?? null);
}

/** Newer personal addresses hide the number; the name before it is ignored. */
function readPerson(id: string): LinkedTarget | undefined {
  return readNumber(id) ?? (POST.test(id) ? profileAt(ORIGIN, `people/_/${id}`) : undefined);
}

function readNumber(id: string): LinkedTarget | undefined {
  return NUMBER.test(id) ? readName(id) : undefined;
}

function readPost(path: string, id: string | null): LinkedTarget | undefined {
  return id !== null && POST.test(id) ? postAt(ORIGIN, path + id) : undefined;
}
