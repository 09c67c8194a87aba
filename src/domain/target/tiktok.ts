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

const ORIGIN = 'https://www.tiktok.com';
const MOBILE = 'https://m.tiktok.com';

const NAME = /^[a-z0-9_.]{1,23}[a-z0-9_]$/;
const ID = /^\d{6,25}$/;

const shortHosts = namesIn('vm.tiktok.com vt.tiktok.com');
const ownPages = namesIn(
  'foryou following explore live discover tag music search login signup t v embed share player about ' +
    'legal upload business place topics channel video photo download messages shop',
);

/** TikTok: names of 2 to 24 characters that do not end in a dot. */
export const tiktok: TargetReader = {
  name: 'TikTok',
  hosts: ['www.tiktok.com', 'tiktok.com', 'm.tiktok.com', ...shortHosts],
  readName,
  readLink,
};

function readName(typed: string): Place | undefined {
  const name = withoutAt(typed).toLowerCase();
  if (!NAME.test(name) || ownPages.has(typed.toLowerCase())) return undefined;
  return profileAt(ORIGIN, `@${name}`);
}

function readLink({ host, parts }: Link): Place | undefined {
  const [first = '', second = '', third = ''] = parts;
  if (shortHosts.has(host)) return shortAt(`https://${host}`, first, `${host}/${first}`);
  if (first === 't') return shortAt(ORIGIN, `t/${second}`);
  if (first === 'v' || first === 'embed' || first === 'share' || first === 'player') {
    return readVideo(parts.at(-1) ?? '');
  }
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
