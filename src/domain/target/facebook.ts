import {
  type Link,
  type Place,
  type Refusal,
  type TargetReader,
  namesIn,
  postAt,
  profileAt,
  shareAt,
  shortAt,
  withoutAt,
} from './link.ts';

const ORIGIN = 'https://www.facebook.com';

const NAME = /^[a-z0-9]+(?:\.[a-z0-9]+)*$/i;
const NUMBER = /^\d{5,25}$/;
const POST = /^(?:\d{5,25}|pfbid[A-Za-z0-9]{10,120})$/;
const GROUP = /^[\w.-]{1,80}$/;
/** A page without a name of its own: its title and its number, Kavarna-Modra-123456789. */
const TITLE_AND_NUMBER = /-(\d{5,25})$/;

const ownPages = namesIn(
  'watch reel reels groups pages people profile.php permalink.php story.php photo.php photo photos ' +
    'video.php video videos events marketplace gaming login login.php help home home.php hashtag share ' +
    'sharer sharer.php stories search messages notifications settings friends bookmarks policies ' +
    'privacy ads business about public plugins dialog l.php media r.php recover directory games live ' +
    'legal terms careers lite me p www pg t messages msg story l.php flx watchparty',
);

/** The letter of a share link that is a post, a reel or a video; g is a group. */
const sharedPosts = namesIn('p r v');

/** Hosts of a name alone; further parts lead to groups and events. */
const nameHosts = namesIn('m.me fb.me');

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

function readName(typed: string): Place | undefined {
  const name = withoutAt(typed);
  if (NUMBER.test(name)) return profileAt(ORIGIN, `profile.php?id=${name}`);
  if (name.length > 50 || !NAME.test(name) || ownPages.has(name.toLowerCase())) return undefined;
  return profileAt(ORIGIN, name, `@${name}`);
}

function readLink(link: Link): Place | Refusal | undefined {
  const { host, parts, query } = link;
  const [first = '', second = '', third = ''] = parts;
  if (host === 'fb.watch') return readWatched(first);
  if (nameHosts.has(host)) return second ? undefined : readName(first);
  switch (first) {
    case 'share':
      return shareAt(ORIGIN, parts, sharedPosts);
    case 'stories':
      return 'target-story';
    case 'profile.php':
      return readNumber(query.get('id') ?? '');
    case 'messages':
    case 't':
      return readName(parts.at(-1) ?? '');
    case 'groups':
      return readGroupPost(parts, query);
    case 'reel':
    case 'reels':
      return readPost('reel/', second);
    case 'pg':
      return readOwned(second, parts.slice(1));
    default:
      return (
        readTitled(first, second, third, parts.at(-1) ?? '') ??
        readScript(first, query) ??
        readOwned(first, parts)
      );
  }
}

/** Pages and people whose address is their title and a number. */
function readTitled(first: string, second: string, third: string, last: string): Place | undefined {
  const numberIn = (title: string) => readNumber(TITLE_AND_NUMBER.exec(title)?.[1] ?? '');
  if (first === 'people') return readPerson(third);
  if (first === 'pages') return readNumber(last) ?? numberIn(last);
  return first === 'p' ? numberIn(second) : undefined;
}

/** What fb.watch shortens is a video, whoever has posted it. */
function readWatched(code: string): Place | undefined {
  const short = shortAt('https://fb.watch', code);
  return short && postAt('https://fb.watch', code, `fb.watch/${code}`);
}

/** Addresses that carry the number of the post in their query. */
function readScript(page: string, query: URLSearchParams): Place | undefined {
  if (page === 'watch' || page === 'video.php') return readPost('watch?v=', query.get('v'));
  if (page === 'photo' || page === 'photo.php') return readPost('photo?fbid=', query.get('fbid'));
  if (page !== 'permalink.php' && page !== 'story.php') return undefined;
  const owner = query.get('id') ?? '';
  const post = query.get('story_fbid') ?? '';
  if (!POST.test(owner) || !POST.test(post)) return undefined;
  return postAt(ORIGIN, `permalink.php?story_fbid=${post}&id=${owner}`);
}

/** A person, a page, or something that one of them has posted. */
function readOwned(owner: string, parts: string[]): Place | undefined {
  const number = TITLE_AND_NUMBER.exec(owner)?.[1];
  const profile = number ? readNumber(number) : readName(owner);
  const [, kind = '', ...rest] = parts;
  const id = rest.at(-1);
  if (!profile || !id || !POST.test(id)) return profile;
  if (kind === 'photos') return readPost('photo?fbid=', id);
  if (kind !== 'posts' && kind !== 'videos') return profile;
  const path = `${number ?? withoutAt(owner)}/${kind}/${id}`;
  return postAt(ORIGIN, path, `@${path}`);
}

/** A post of a group, or one of its members. */
function readGroupPost(
  [, group = '', kind, id = '']: string[],
  query: URLSearchParams,
): Place | undefined {
  if (!GROUP.test(group)) return undefined;
  if (kind === 'user') return readNumber(id);
  const isPost = kind === 'posts' || kind === 'permalink';
  return readPost(`groups/${group}/posts/`, isPost ? id : query.get('multi_permalinks'));
}

/** Newer personal addresses hide the number; the name before it is ignored. */
function readPerson(id: string): Place | undefined {
  return readNumber(id) ?? (POST.test(id) ? profileAt(ORIGIN, `people/_/${id}`) : undefined);
}

function readNumber(id: string): Place | undefined {
  return NUMBER.test(id) ? readName(id) : undefined;
}

function readPost(path: string, id: string | null): Place | undefined {
  return id !== null && POST.test(id) ? postAt(ORIGIN, path + id) : undefined;
}
