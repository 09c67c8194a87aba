import {
  type Link,
  type Place,
  type Refusal,
  type TargetReader,
  namesIn,
  postAt,
  profileAt,
  shortAt,
  withoutAt,
} from './link.ts';

const ORIGIN = 'https://www.tiktok.com';
const MOBILE = 'https://m.tiktok.com';

const NAME = /^[a-z0-9_.]{1,23}[a-z0-9_]$/;
const ID = /^\d{6,25}$/;
const POST_ID = /^\d{15,20}$/;

const shortHosts = namesIn('vm.tiktok.com vt.tiktok.com');
const videoPaths = namesIn('v embed share player video photo');
const ownPages = namesIn(
  'foryou following explore live discover tag music search login signup t v embed share player about ' +
    'legal upload business place topics channel video photo download messages shop link effect i18n',
);

/** TikTok: names of 2 to 24 characters that do not end in a dot. */
export const tiktok: TargetReader = {
  name: 'TikTok',
  hosts: namesIn('tiktok.com m.tiktok.com lite.tiktok.com vm.tiktok.com vt.tiktok.com'),
  readName,
  readLink,
  isPostId: (text) => POST_ID.test(text),
};

function readName(typed: string): Place | undefined {
  const name = withoutAt(typed).toLowerCase();
  if (!NAME.test(name) || ownPages.has(typed.toLowerCase())) return undefined;
  return profileAt(ORIGIN, `@${name}`);
}

function readLink({ host, parts }: Link): Place | Refusal | undefined {
  // Before the name there may be a language: tiktok.com/cs/@name.
  const named = parts.findIndex((part) => part.startsWith('@'));
  const [first = '', second = '', third = ''] = parts.slice(Math.max(named, 0));
  if (shortHosts.has(host)) return shortAt(`https://${host}`, first, `${host}/${first}`);
  if (first === 't') return shortAt(ORIGIN, `t/${second}`);
  // It names the profile by a number that no address can be made of.
  if (first === 'share' && second === 'user') return 'target-short-link';
  if (videoPaths.has(first)) return readVideo(parts.at(-1) ?? '');
  if (second === 'story') return 'target-story';
  if (second !== 'video' && second !== 'photo') return readName(first);
  if (!ID.test(third)) return undefined;
  const owner = readName(first);
  if (owner) return postAt(ORIGIN, `${owner.label}/${second}/${third}`);
  return first === '@' ? readVideo(third) : undefined;
}

/** A video whose owner the link does not name. */
function readVideo(file: string): Place | undefined {
  const id = file.replace(/\.html$/, '');
  return ID.test(id) ? postAt(MOBILE, `v/${id}.html`) : undefined;
}
