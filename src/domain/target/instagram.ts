import {
  type Link,
  type Place,
  type Refusal,
  type TargetReader,
  doubted,
  isMixed,
  isOfProfile,
  namesIn,
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

/** Pages of Instagram's own: nobody is called so. */
const ownPages = namesIn(
  'p reel reels tv explore accounts stories direct about developer legal web api challenge graphql ' +
    'emails session press privacy terms share s popular topics directory oauth login home www _u _n audio ' +
    'ar channel invites qr notifications create download locations consent fxcal ajax static',
);

/** Words that lead to pages of Instagram, or did, or may one day, and that somebody may be called. */
const pages = namesIn(
  'activity admin ads ai app apps archive blog branded_content browse business business_tools cameras ' +
    'careers channels close_friends collections community contact cookies creator creators data ' +
    'developers discover edit effects embed events faq favorites feed filters following followers ' +
    'fragments fundraisers guides hashtag hashtags help igtv info insights jobs language lite live location ' +
    'logout maps media messages meta metaverified monetization nametag news newsletter notes ' +
    'oembed orders parents password payments people places policies policy post posts premium professional ' +
    'professional_dashboard profile profiles promote reset safety saved search security settings shop ' +
    'shopping sign_up signin signup sitemap store stores story subscriptions suggested support tag tags test threads ' +
    'trending two_factor upload user users verified video videos your_activity',
);

/** What stands after the name on a profile's own pages. */
const tabs =
  /^(?:reels|tagged|channel|guides|feed|followers|following|live|igtv|embed|saved|reposts|highlights|photos|about|profilecard)$/;

/** Instagram: names up to 30 characters, not told apart by capitals. */
export const instagram: TargetReader = {
  name: 'Instagram',
  hosts: namesIn('instagram.com m.instagram.com instagr.am ig.me'),
  readName,
  readLink,
  isPostId: (text) => POST_ID.test(text) && isMixed(text),
};

function readName(typed: string): Place | undefined {
  const name = withoutAt(typed).toLowerCase();
  if (name.length > 30 || !NAME.test(name) || ownPages.has(name)) return undefined;
  return profileAt(ORIGIN, `${name}/`, `@${name}`);
}

function readLink({ host, parts }: Link): Place | Refusal | undefined {
  const [first = '', second = '', third = ''] = parts;
  // ig.me/m/name opens a conversation with the profile.
  if (host === 'ig.me' && second) return first === 'm' ? readName(second) : undefined;
  // In its e-mails: instagram.com/n/name.
  if (first === 'n' && second) return doubted(readName(second));
  const owner = readName(first);
  if (owner && third && postPaths.has(second)) return readPost(second, third);
  const isPlain = host !== 'ig.me' && isOfProfile(parts, { pages, tabs });
  const isMarked = first.startsWith('@') || isPlain;
  if (owner) return isMarked ? owner : doubted(owner);
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

function readPost(kind: string, code: string): Place | undefined {
  const path = postPaths.get(kind);
  if (!path || !CODE.test(code) || code === 'audio') return undefined;
  return postAt(ORIGIN, `${path}/${code}/`, `${path}/${code}`);
}
