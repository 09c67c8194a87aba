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

const ORIGIN = 'https://www.instagram.com';

/** Letters, digits and underscores, single dots between them. */
const NAME = /^[a-z0-9_]+(?:\.[a-z0-9_]+)*$/;
const CODE = /^[\w-]{5,40}$/;

/** First words of a post's path and the one they are written with. */
const postPaths = new Map([
  ['p', 'p'],
  ['reel', 'reel'],
  ['reels', 'reel'],
  ['tv', 'tv'],
]);

const ownPages = namesIn(
  'p reel reels tv explore accounts stories direct about developer legal web api challenge graphql ' +
    'emails session press privacy terms share s popular topics directory oauth login home www _u audio',
);

/** Instagram: names up to 30 characters, not told apart by capitals. */
export const instagram: TargetReader = {
  name: 'Instagram',
  hosts: ['www.instagram.com', 'instagram.com', 'm.instagram.com', 'instagr.am', 'www.instagr.am'],
  readName,
  readLink,
};

function readName(typed: string): Place | undefined {
  const name = withoutAt(typed).toLowerCase();
  if (name.length > 30 || !NAME.test(name) || ownPages.has(name)) return undefined;
  return profileAt(ORIGIN, `${name}/`, `@${name}`);
}

function readLink({ parts }: Link): Place | undefined {
  const [first = '', second = '', third = ''] = parts;
  const owner = readName(first);
  if (owner) return third && postPaths.has(second) ? readPost(second, third) : owner;
  if (first === 'share') return shortAt(ORIGIN, parts.slice(0, 3).join('/'));
  // A story is gone within a day, so the target is the profile that it belongs to.
  if (first === 'stories' && second !== 'highlights') return readName(second);
  return first === '_u' ? readName(second) : readPost(first, second);
}

function readPost(kind: string, code: string): Place | undefined {
  const path = postPaths.get(kind);
  if (!path || !CODE.test(code) || code === 'audio') return undefined;
  return postAt(ORIGIN, `${path}/${code}/`, `${path}/${code}`);
}
