/** Characters of a password at least and at most; no rule says which (NIST SP 800-63B, 3.1.1). */
export const PASSWORD_CHARACTERS = { from: 12, to: 128 } as const;

export type PasswordProblem =
  | 'password-too-short'
  | 'password-too-long'
  /** It is made of the mailbox, the name or the brand: the first that somebody tries. */
  | 'password-guessable'
  /** It is one of those that programs try first. */
  | 'password-common';

/** What of a person and of the shop is no password. */
export interface KnownOf {
  email: string;
  name: string;
  brand: string;
}

/**
 * What is wrong with a password that somebody chooses; undefined where it may be used. A character is one as
 * people count them, and two spellings of the same in Unicode are one password (NFKC).
 */
export function passwordProblem(password: string, known: KnownOf): PasswordProblem | undefined {
  const length = [...normalPassword(password)].length;
  if (length < PASSWORD_CHARACTERS.from) return 'password-too-short';
  if (length > PASSWORD_CHARACTERS.to) return 'password-too-long';
  const bare = bareOf(password);
  if (known.email.toLowerCase() === password.toLowerCase()) return 'password-guessable';
  // "vzletvzlet12" is the brand and little else.
  const rest = partsOf(known).reduce((left, part) => left.replaceAll(part, ''), bare);
  if (rest.replaceAll(/\d/g, '').length < 4 && rest !== bare) return 'password-guessable';
  const isOnePart = /^(.{1,4})\1+.{0,3}$/u.test(bare);
  return isOnePart || common.has(bare) || runs.some((run) => run.includes(bare))
    ? 'password-common'
    : undefined;
}

/** What a password may be made of that anybody knows, the longest first: a short one may be part of a longer. */
function partsOf({ email, name, brand }: KnownOf): string[] {
  const mailbox = email.split('@')[0] ?? '';
  return [mailbox, name, brand, ...mailbox.split(/[._+-]/), ...name.split(/\s+/)]
    .map(bareOf)
    .filter((part) => part.length > 2)
    .toSorted((one, other) => other.length - one.length);
}

/** A password as it is hashed and compared. */
export function normalPassword(password: string): string {
  return password.normalize('NFKC');
}

/** Without case, accents, spaces and signs. */
function bareOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Of the long ones that lists of stolen passwords hold most often, in both languages. */
const common = new Set([
  'password1234',
  'passwordpassword',
  'adminadmin12',
  'administrator',
  'administrator1',
  'administrator123',
  'changemechangeme',
  'correcthorsebatterystaple',
  'iloveyou1234',
  'letmeinletmein',
  'qwertyuiop12',
  'qwertyuiop123',
  'welcome12345',
  'welcometothe',
  'football1234',
  'princess1234',
  'sunshine1234',
  'heslo1234567',
  'heslo12345678',
  'heslohesloheslo',
  'mojeheslo123',
  'mojeheslo1234',
  'tajneheslo123',
  'spravce12345',
  'nevimnevim12',
  'ahojahojahoj',
  'dobryden1234',
]);

/** What lies side by side: figures, letters, keys. */
const runs = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1q2w3e4r5t6z7u8i9o0p',
];

const secretFields = new Set(['password', 'oldPassword', 'newPassword', 'passkeyAnswer']);

/**
 * Whether somebody proves by a field of a form who it is; such a field is never kept or shown again. The sign-in page of the
 * one-time code keeps no form.
 */
export function isSecretField(name: string): boolean {
  return secretFields.has(name);
}
