import {
  type Link,
  type Place,
  type TargetReader,
  postAt,
  profileAt,
  shortAt,
  withoutAt,
  namesIn,
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
    'legal terms careers lite me p www',
);

const hostsOf = namesIn(
  'www m web mbasic touch mobile business cs-cz sk-sk en-gb en-us de-de pl-pl',
);

/** Facebook: names of any length (older ones are short), numbers, and posts of people, pages, groups. */
export const facebook: TargetReader = {
  name: 'Facebook',
  hosts: [
    ...[...hostsOf].map((part) => `${part}.facebook.com`),
    'facebook.com',
    'fb.com',
    'www.fb.com',
    'fb.watch',
    'www.fb.watch',
  ],
  readName,
  readLink,
};

function readName(typed: string): Place | undefined {
  const name = withoutAt(typed);
  if (NUMBER.test(name)) return profileAt(ORIGIN, `profile.php?id=${name}`);
  if (name.length > 50 || !NAME.test(name) || ownPages.has(name.toLowerCase())) return undefined;
  return profileAt(ORIGIN, name, `@${name}`);
}

function readLink(link: Link): Place | undefined {
  const { host, parts, query } = link;
  const [first = '', second = '', third = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (host.endsWith('fb.watch')) return shortAt('https://fb.watch', first, `fb.watch/${first}`);
  switch (first) {
    case 'share':
      return shortAt(ORIGIN, parts.slice(0, 3).join('/'));
    case 'profile.php':
      return readNumber(query.get('id') ?? '');
    case 'people':
      return readPerson(third);
    case 'pages':
      return readNumber(last) ?? readNumber(TITLE_AND_NUMBER.exec(last)?.[1] ?? '');
    case 'p':
      return readNumber(TITLE_AND_NUMBER.exec(second)?.[1] ?? '');
    case 'groups':
      return readGroupPost(second, third, parts[3] ?? '');
    case 'reel':
      return readPost('reel/', second);
    default:
      return readScript(first, query) ?? readOwned(first, parts);
  }
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

function readGroupPost(group: string, kind: string, id: string): Place | undefined {
  if (!GROUP.test(group) || (kind !== 'posts' && kind !== 'permalink')) return undefined;
  return readPost(`groups/${group}/posts/`, id);
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
