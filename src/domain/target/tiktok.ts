import {
  type Link,
  type LinkedTarget,
  type Refusal,
  type TargetReader,
  markDoubtful,
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
/** What may be shared and is a video. */
const sharedVideos = namesIn('v video photo item');
/** Before a path there may be a language, or the name of the pages in apps: cs, cs-CZ, h5, i18n. */
const BEFORE = /^(?:[a-z]{2}(?:-[a-z]{2,4})?|h5|i18n)$/i;
/** Words that are no names of their own. */
const ownPages = namesIn(
  'foryou following explore live discover tag music search login signup t v embed share player about ' +
    'legal upload business place topics channel video photo download messages shop link effect i18n ' +
    'h5 question safety setting tiktokstudio view inbox feedback friends',
);
/** TikTok: names of 2 to 24 characters that do not end in a dot. */
export const tiktok: TargetReader = {
  name: 'TikTok',
  hosts: namesIn(
    'tiktok.com m.tiktok.com lite.tiktok.com vm.tiktok.com vt.tiktok.com tiktokv.com m.tiktokv.com',
  ),
  readName,
  readLink,
  isPostId: (text) => POST_ID.test(text),
};

function readName(input: string): LinkedTarget | undefined {
  const name = withoutAt(input).toLowerCase();
  if (!NAME.test(name) || ownPages.has(input.toLowerCase())) return undefined;
  return profileAt(ORIGIN, `@${name}`);
}

function readLink({ host, parts }: Link): LinkedTarget | Refusal | undefined {
  const path = withoutLanguage(parts);
  const [first = '', second = '', third = ''] = path;
  if (shortHosts.has(host)) {
    const code = first === 't' ? `t/${second}` : first;
    return shortAt(`https://${host}`, code, `${host}/${code}`);
  }
  if (first === 't') return shortAt(ORIGIN, `t/${second}`);
  if (first === 'share' && !sharedVideos.has(second)) {
    // It names the profile by a number that no address can be made of.
    return /^use?r$/.test(second) ? 'target-short-link' : undefined;
  }
  if (videoPaths.has(first)) return readVideo(path.at(-1) ?? '');
  if (first === 'user') return markDoubtful(readName(second));
  if (second === 'story') return 'target-story';
  if (second !== 'video' && second !== 'photo') return readProfile(first);
  if (!ID.test(third)) return undefined;
  const owner = readName(first);
  if (owner) return postAt(ORIGIN, `${owner.label}/${second}/${third}`);
  return first === '@' ? readVideo(third) : undefined;
}

/** The path from the name on, or from the first word that says what it is. */
function withoutLanguage(parts: string[]): string[] {
  const named = parts.findIndex((part) => part.startsWith('@'));
  const start = named < 0 ? parts.findIndex((part) => !BEFORE.test(part)) : named;
  return parts.slice(Math.max(start, 0));
}

/** TikTok marks each profile by its @: a word without one may be a page of its own. */
function readProfile(name: string): LinkedTarget | undefined {
  const profile = readName(name);
  return name.startsWith('@') ? profile : markDoubtful(profile);
}

/** A video whose owner the link does not name. */
function readVideo(file: string): LinkedTarget | undefined {
  const id = file.replace(/\.html$/, '');
  return ID.test(id) ? postAt(MOBILE, `v/${id}.html`) : undefined;
}
