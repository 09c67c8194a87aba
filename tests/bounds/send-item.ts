import { setTimeout as delay } from 'node:timers/promises';
import type { HostileItem } from '#tests/hostile/items.ts';
import { sendBytes } from './raw-answers.ts';
import type { Stage } from './stage.ts';
import { type Sender, get, post, postForm } from './trial.ts';
import { removeArticles, storeArticle } from './trials/articles.ts';
import { countMessages, deliver, readMailbox } from './trials/emails.ts';
import { postFile } from './trials/files.ts';

/** What came of it: an answer's status, or what is wrong. */
export interface Received {
  answer: string;
  problem?: string;
}

const PATIENCE_MS = 35_000;
const READ_WITHIN_MS = 70_000;
const LOOK_MS = 25;
/** Addresses of 127.0.0.0/8 that nobody else has begin here; each item comes from one of its own. */
const FIRST_NETWORK = 30;

/** Sends what was made by the way that it goes: over the wire, or through the database. */
export async function sendItem(stage: Stage, item: HostileItem): Promise<Received> {
  return item.kind === 'mail' ? receiveMail(stage, item) : request(stage, item);
}

async function request(
  stage: Stage,
  item: Exclude<HostileItem, { kind: 'mail' }>,
): Promise<Received> {
  const { aims, cookies, token } = stage;
  const { number } = item;
  const { port, host } = aims[number % aims.length] ?? { port: 0, host: '' };
  const cookie = cookies[number % cookies.length] ?? '';
  const sender: Sender = { index: number, mark: `s${number}`, host, cookie, token };
  const id = `seed-${item.seed}-${number}`;
  if (item.kind === 'article') await storeArticle(stage, id, item);
  const line = { port, from: addressOf(number) };
  const bytes = bytesOf(item, sender, id);
  const began = performance.now();
  const { status, headBytes, locationBytes } = await sendBytes(line, bytes, PATIENCE_MS);
  if (item.kind === 'article') await removeArticles(stage, [id]);
  const answer = String(status ?? 'none');
  if (status === undefined && performance.now() - began > PATIENCE_MS - 1000)
    return { answer, problem: `no answer in ${PATIENCE_MS / 1000} s` };
  if (status !== undefined && status >= 500 && status !== 503)
    return { answer, problem: `answered ${status}` };
  if (headBytes > 4096) return { answer, problem: `a head of ${headBytes} bytes` };
  if (locationBytes > 1024) return { answer, problem: `a Location of ${locationBytes} bytes` };
  return { answer };
}

function addressOf(number: number): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const place = number % (250 * 250 * 100);
  const [third, fourth] = [Math.floor(place / 250) % 250, place % 250];
  return `127.${FIRST_NETWORK + Math.floor(place / 62_500)}.${1 + third}.${1 + fourth}`;
}

function bytesOf(item: Exclude<HostileItem, { kind: 'mail' }>, sender: Sender, id: string): Buffer {
  const { cookie, token } = sender;
  switch (item.kind) {
    case 'form':
      return postForm(item.path, item.form, sender, item.isSignedIn ? { cookie } : {});
    case 'address':
      return get(item.address, sender, item.isSignedIn ? [`Cookie: ${cookie}`] : []);
    case 'call':
      return post(item.path, item.body, sender, {
        type: 'application/json',
        isApiClient: true,
        headers: [`Authorization: Bearer ${token}`, 'Stripe-Signature: t=1767225600,v1=00'],
      });
    case 'file':
      return postFile(item.content, sender);
    case 'article':
      return get(`/${id}`, sender);
  }
}

async function receiveMail(
  stage: Stage,
  { sender, source }: Extract<HostileItem, { kind: 'mail' }>,
): Promise<Received> {
  await deliver(stage, source);
  const deadline = Date.now() + READ_WITHIN_MS;
  await readMailbox(stage);
  for (let looks = 1; Date.now() < deadline; looks += 1) {
    await delay(LOOK_MS);
    // One that ended what read it is read again with the next minute.
    if (looks % 40 === 0) await readMailbox(stage);
    const [row] = await stage.query('select count(*)::integer as count from inbox.email');
    if (row?.['count'] !== 0) continue;
    const count = (await countMessages(stage, [sender])).get(sender) ?? 0;
    if (count === 1) return { answer: 'stored' };
    return { answer: 'lost', problem: `the e-mail is stored ${count} times` };
  }
  await stage.query('delete from inbox.email');
  return { answer: 'unread', problem: `not read in ${READ_WITHIN_MS / 1000} s` };
}
