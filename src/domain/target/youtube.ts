import {
  type Link,
  type LinkedTarget,
  type TargetReader,
  markDoubtful,
  namesIn,
  postAt,
  profileAt,
  withoutAt,
} from './link.ts';

const ORIGIN = 'https://www.youtube.com';

/** Handles take the letters of 75 languages; outside the Latin script they may be one letter long. */
const HANDLE = /^[\p{L}\p{Nd}_-][\p{L}\p{M}\p{Nd}_.·-]{0,29}$/u;
const ENDS_IN_DOT = /[.·]$/;
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u;
const LATIN = /^[\u0020-\u024f]*$/;
const CHANNEL = /^UC[\w-]{22}$/;
const VIDEO = /^[\w-]{11}$/;

/** Eleven letters, yet no videos: pages of the embedded player. */
const playerPages = namesIn('videoseries live_stream');
const videoPaths = namesIn('watch live embed v e video');
/** Words that are no names of their own. */
const ownPages = namesIn(
  'watch shorts live embed v e video channel c user playlist feed results gaming hashtag post clip ' +
    'about account premium music kids tv t s trending upload redirect signin oembed ads intl creators ' +
    'attribution_link movies podcasts sports news learning source my_videos paid_memberships activate ' +
    'live_dashboard',
);

/** YouTube: handles (kept as typed), channel ids, and the older /c/ and /user/ addresses. */
export const youtube: TargetReader = {
  name: 'YouTube',
  hosts: namesIn(
    'youtube.com m.youtube.com music.youtube.com studio.youtube.com gaming.youtube.com ' +
      'consent.youtube.com youtu.be youtube-nocookie.com',
  ),
  readName,
  readLink,
  isPostId: (text) => VIDEO.test(text),
};

function readName(input: string): LinkedTarget | undefined {
  if (CHANNEL.test(input)) return profileAt(ORIGIN, `channel/${input}`);
  const handle = withoutAt(input);
  if (!isHandle(handle) || ownPages.has(input.toLowerCase())) return undefined;
  return profileAt(ORIGIN, `@${handle}`);
}

function readLink({ host, parts, query }: Link): LinkedTarget | undefined {
  const [first = '', second = ''] = parts;
  const video = query.get('v') ?? '';
  if (host === 'youtu.be') return readVideo(first === 'watch' ? video : first);
  if (first === 'shorts') return readVideo(second, 'shorts/');
  if (videoPaths.has(first)) return readVideo((first === 'watch' && video) || second);
  if (first === 'channel') return CHANNEL.test(second) ? readName(second) : undefined;
  if (first === 'c' || first === 'user') return readOldName(first, second);
  if (first.startsWith('@')) return readName(first);
  // Where a link in a description leads to, the video stands beside it.
  if (first !== 'redirect' && VIDEO.test(video)) return readVideo(video);
  if (!first) return readVideo(video);
  // Pages that name a channel: subscription_center?add_user=name, feeds/videos.xml?channel_id=UC….
  const user = query.get('add_user') ?? query.get('user');
  const channel = query.get('channel_id') ?? '';
  if (CHANNEL.test(channel)) return readName(channel);
  if (user) return readOldName('user', user);
  return ownPages.has(first.toLowerCase()) ? undefined : markDoubtful(readOldName('c', first));
}

/** Whatever is glued to the id by a second ? or & is left out. */
function readVideo(input: string, path = 'watch?v='): LinkedTarget | undefined {
  const [id = ''] = input.split(/[?&]/, 1);
  return VIDEO.test(id) && !playerPages.has(id) ? postAt(ORIGIN, path + id) : undefined;
}

/** An address from before handles; a bare youtube.com/name is the same as /c/name. */
function readOldName(path: 'c' | 'user', name: string): LinkedTarget | undefined {
  return isHandle(name) ? profileAt(ORIGIN, `${path}/${name}`) : undefined;
}

function isHandle(name: string): boolean {
  if (!HANDLE.test(name) || ENDS_IN_DOT.test(name)) return false;
  return LETTER_OR_DIGIT.test(name) && (name.length > 2 || !LATIN.test(name));
}
