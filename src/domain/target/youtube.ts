import {
  type Link,
  type Place,
  type TargetReader,
  postAt,
  profileAt,
  withoutAt,
  namesIn,
} from './link.ts';

const ORIGIN = 'https://www.youtube.com';

/** Handles take the letters of 75 languages; outside the Latin script they may be one letter long. */
const HANDLE = /^[\p{L}\p{Nd}_-][\p{L}\p{M}\p{Nd}_.·-]{0,29}$/u;
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u;
const LATIN = /^[\u0020-\u024f]*$/;
const CHANNEL = /^UC[\w-]{22}$/;
const VIDEO = /^[\w-]{11}$/;

/** Eleven letters, yet no videos: pages of the embedded player. */
const playerPages = namesIn('videoseries live_stream');
const videoPaths = namesIn('watch live embed v e video');
const ownPages = namesIn(
  'watch shorts live embed v e video channel c user playlist feed results gaming hashtag post clip ' +
    'about account premium music kids tv t s trending upload redirect signin oembed ads intl creators ' +
    'attribution_link movies podcasts sports news learning',
);

/** YouTube: handles (kept as typed), channel ids, and the older /c/ and /user/ addresses. */
export const youtube: TargetReader = {
  name: 'YouTube',
  hosts: [
    'www.youtube.com',
    'youtube.com',
    'm.youtube.com',
    'music.youtube.com',
    'studio.youtube.com',
    'youtu.be',
    'www.youtu.be',
    'youtube-nocookie.com',
    'www.youtube-nocookie.com',
  ],
  readName,
  readLink,
};

function readName(typed: string): Place | undefined {
  if (CHANNEL.test(typed)) return profileAt(ORIGIN, `channel/${typed}`);
  const handle = withoutAt(typed);
  if (!isHandle(handle) || ownPages.has(typed.toLowerCase())) return undefined;
  return profileAt(ORIGIN, `@${handle}`);
}

function readLink({ host, parts, query }: Link): Place | undefined {
  const [first = '', second = ''] = parts;
  if (host === 'youtu.be' || host === 'www.youtu.be') return readVideo(first);
  if (first === 'shorts') return readVideo(second, 'shorts/');
  if (videoPaths.has(first)) return readVideo((first === 'watch' && query.get('v')) || second);
  if (first === 'channel') return CHANNEL.test(second) ? readName(second) : undefined;
  if (first === 'c' || first === 'user') return readOldName(first, second);
  if (first.startsWith('@')) return readName(first);
  return ownPages.has(first.toLowerCase()) ? undefined : readOldName('c', first);
}

function readVideo(id: string, path = 'watch?v='): Place | undefined {
  return VIDEO.test(id) && !playerPages.has(id) ? postAt(ORIGIN, path + id) : undefined;
}

/** An address from before handles; a bare youtube.com/name is the same as /c/name. */
function readOldName(path: 'c' | 'user', name: string): Place | undefined {
  return isHandle(name) ? profileAt(ORIGIN, `${path}/${name}`) : undefined;
}

function isHandle(name: string): boolean {
  return HANDLE.test(name) && LETTER_OR_DIGIT.test(name) && (name.length > 2 || !LATIN.test(name));
}
