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
  withoutAt,
} from './link.ts';

const ORIGIN = 'https://www.instagram.com';

/** Letters, digits and underscores, single dots between them. */
const NAME = /^[a-z0-9_]+(?:\.[a-z0-9_]+)*$/;
const CODE = /^[\w-]{5,40}$/;
/** What posts are numbered by today. */
const POST_ID = /^[\w-]{11}$/;

/** First words of a post's path and the one they are written with. */
const postPaths = new Map([
  ['p', 'p'],
  ['reel', 'reel'],
  ['reels', 'reel'],
  ['tv', 'tv'],
]);

/** Instagram: names up to 30 characters, not told apart by capitals. */
export const instagram: TargetReader = {
  name: 'Instagram',
  hosts: namesIn('instagram.com m.instagram.com instagr.am ig.me'),
  readName,
  readLink,
  isPostId: (text) => POST_ID.test(text) && isMixed(text),
};

function readName(input: string): LinkedTarget | undefined {
  const name = withoutAt(input).toLowerCase();
  if (name.length > 30 || !NAME.test(name) || ownPages.instagram.has(name)) return undefined;
  return profileAt(ORIGIN, `${name}/`, `@${name}`);
}

function readLink({ host, parts }: Link): LinkedTarget | Refusal | undefined {
  const [first = '', second = '', third = ''] = parts;
  // ig.me/m/name opens a conversation with the profile.
  if (host === 'ig.me' && second) return first === 'm' ? readName(second) : undefined;
  // In its e-mails: instagram.com/n/name.
  if (first === 'n' && second) return markDoubtful(readName(second));
  const owner = readName(first);
  if (owner && third && postPaths.has(second)) return readPost(second, third);
  const isPlain = host !== 'ig.me' && isOfProfile(parts);
  const isMarked = first.startsWith('@') || isPlain;
  if (owner) return isMarked ? owner : markDoubtful(owner);
  switch (first) {
    case 'share':
      return shareAt(ORIGIN, parts, new Set(postPaths.keys()));
    case 'stories':
    case 's':
      return 'target-story';
    case '_u':
      return readName(second);
    default:
      return readPost(first, second);
  }
}

function readPost(kind: string, code: string): LinkedTarget | undefined {
  const path = postPaths.get(kind);
  if (!path || !CODE.test(code) || code === 'audio') return undefined;
  return postAt(ORIGIN, `${path}/${code}/`, `${path}/${code}`);
}
