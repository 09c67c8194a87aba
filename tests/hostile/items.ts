import { type HostileArticle, hostileArticle } from './articles.ts';
import { hostileCall } from './calls.ts';
import { type Form, hostileForm } from './forms.ts';
import { hostileAddress } from './long-addresses.ts';
import { hostileMail } from './mails.ts';
import { type Random, seeded } from './random.ts';
import { hostileFile } from './review-files.ts';

/** Bytes of what is made of each kind at most: what the shop says that it takes, or a little more. */
export const mostBytes = {
  form: 720 * 1024,
  address: 14_000,
  call: 520 * 1024,
  mail: 1024 * 1024,
  file: 2 * 1024 * 1024,
  article: 200_000,
} as const;
export type ItemKind = keyof typeof mostBytes;

/** Something hostile; the same for the same seed and number. */
export type HostileItem = { seed: number; number: number; size: number } & (
  | { kind: 'form'; path: string; form: Form; isSignedIn: boolean }
  | { kind: 'address'; address: string; isSignedIn: boolean }
  | { kind: 'call'; path: string; body: Buffer }
  | { kind: 'mail'; sender: string; source: Buffer }
  | { kind: 'file'; content: Buffer }
  | ({ kind: 'article' } & HostileArticle)
);

/** Those that are cheap to send come more often. */
const kinds = [
  'form',
  'form',
  'form',
  'address',
  'address',
  'call',
  'call',
  'mail',
  'file',
  'article',
  'article',
] as const satisfies readonly ItemKind[];

const formPaths = [
  '/objednavka?step=details',
  '/objednavka',
  '/objednavka/firma',
  '/zprava',
  '/odstoupeni',
  '/odkaz-na-objednavku',
  '/ad/sign-in',
  '/ad/articles/new',
  '/ad/articles/cs/jiny',
  '/ad/reviews/import',
  '/ad/articles/pictures',
  '/ad/codes/new',
  '/ad/messages/answers',
] as const;

const callPaths = [
  '/functions/v1/create-order-checkout',
  '/functions/v1/send-contact-email',
  '/functions/v1/send-order-email',
  '/rest/v1/blog_posts',
  '/api/v1/orders/1/lines/1/progress',
  '/webhooks/payments',
] as const;

/** What comes at this place of the sequence of a seed, without what comes before. */
export function makeItem(seed: number, number: number): HostileItem {
  const random = seeded(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  const kind = random.pick(kinds);
  // Of each size about as many: what is short is read by more ways than what is cut off.
  const most = Math.max(64, Math.floor(mostBytes[kind] ** (0.5 + random.below(51) / 100)));
  const size = Math.min(most, mostBytes[kind]);
  return { seed, number, ...made(random, kind, size, `s${seed}-${number}@a.example`) };
}

type Made = HostileItem extends infer Each
  ? Each extends HostileItem
    ? Omit<Each, 'seed' | 'number'>
    : never
  : never;

function made(random: Random, kind: ItemKind, most: number, sender: string): Made {
  switch (kind) {
    case 'form': {
      const form = hostileForm(random, most);
      const isSignedIn = random.chance(0.4);
      return { kind, path: random.pick(formPaths), form, isSignedIn, size: form.body.byteLength };
    }
    case 'address': {
      const address = hostileAddress(random, most);
      return { kind, address, isSignedIn: random.chance(0.2), size: address.length };
    }
    case 'call': {
      const body = hostileCall(random, most);
      return { kind, path: random.pick(callPaths), body, size: body.byteLength };
    }
    case 'mail': {
      const source = hostileMail(random, sender, Math.max(most, 1000));
      return { kind, sender, source, size: source.byteLength };
    }
    case 'file': {
      const content = hostileFile(random, most);
      return { kind, content, size: content.byteLength };
    }
    case 'article': {
      const article = hostileArticle(random, most);
      return { kind, ...article, size: Buffer.byteLength(article.content) };
    }
  }
}

/** What is known of it in a few words. */
export function describeItem(item: HostileItem): string {
  const where = 'path' in item ? ` to ${item.path}` : '';
  const who = 'isSignedIn' in item && item.isSignedIn ? ' signed in' : '';
  return `${item.kind}${where}${who}, ${item.size} bytes: ${beginningOf(item)}`;
}

/** The first characters of it, on one line. */
function beginningOf(item: HostileItem): string {
  const text = textOf(item).slice(0, 400);
  return JSON.stringify(text.replaceAll(/(.{1,12}?)\1{3,}/gs, '$1…').slice(0, 80));
}

function textOf(item: HostileItem): string {
  switch (item.kind) {
    case 'form':
      return item.form.body.subarray(0, 400).toString('latin1');
    case 'address':
      return item.address;
    case 'call':
      return item.body.subarray(0, 400).toString('latin1');
    case 'mail':
      return item.source
        .subarray(0, 600)
        .toString('latin1')
        .replace(/^From.*?MIME-Version: 1.0\r\n/s, '');
    case 'file':
      return item.content.subarray(0, 400).toString('latin1');
    case 'article':
      return item.content;
  }
}
