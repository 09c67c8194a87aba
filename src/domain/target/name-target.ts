/** What a label may be besides an @name; each language has a word for it. */
export type LabelNoun =
  | 'profileNumber'
  | 'profile'
  | 'channel'
  | 'post'
  | 'reel'
  | 'short'
  | 'video'
  | 'photo'
  | 'shared';

const nouns: Readonly<Record<string, LabelNoun>> = {
  'profile.php?id': 'profileNumber',
  'people/_': 'profile',
  channel: 'channel',
  c: 'channel',
  user: 'channel',
  p: 'post',
  posts: 'post',
  'permalink.php?story_fbid': 'post',
  reel: 'reel',
  shorts: 'short',
  tv: 'video',
  v: 'video',
  video: 'video',
  videos: 'video',
  'watch?v': 'video',
  photo: 'photo',
  'photo?fbid': 'photo',
  share: 'shared',
};

/** Whose it is, what it is, and its name or number. */
const LABEL =
  /^(?:(?:groups\/)?([^/]+)\/)?(people\/_|[a-z]+(?:\.php)?(?:\?[a-z_]+)?)[/=]([^/=&]+?)(?:\.html|&id=\w+)?$/;
const SHARED = /^share\/(?:[a-z]+\/)?([\w-]+)$/;

/**
 * What a target is called before people: "Video dQw4w9WgXcQ", "Profil č. 1000…". Labels keep one form in
 * all languages and for as long as orders are kept, so this is said only where it is shown.
 * @returns undefined for an @name and for a short link, which are their own names
 */
export function nameTarget(
  words: Readonly<Record<LabelNoun, string>>,
  label: string,
): string | undefined {
  const shared = SHARED.exec(label)?.[1];
  if (shared !== undefined) return `${words.shared}\u00a0${shared}`;
  const [, owner, path = '', id = ''] = LABEL.exec(label) ?? [];
  const noun = Object.hasOwn(nouns, path) ? nouns[path] : undefined;
  if (!noun) return undefined;
  return `${words[noun]}\u00a0${id}${owner === undefined ? '' : ` (${owner})`}`;
}
