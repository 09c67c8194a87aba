import { readMailbox } from '#flows/messages/read-mailbox.ts';
import { query } from './books.ts';
import { character, post } from './enquiries.ts';
import { readForms } from './html.ts';
import { type SignedIn, type SigningIn, signIn } from './operator.ts';
import type { TestShop } from './shop.ts';
import type { Page } from './visitor.ts';

export interface StoredMessage extends Record<string, unknown> {
  id: string;
  number: number;
  kind: string;
  state: string;
  name: string;
  email: string;
  message: string;
  reply_token: string;
}

/** The messages of the shop, oldest first. */
export function listStored(shop: TestShop): Promise<StoredMessage[]> {
  return query<StoredMessage>(shop, 'select * from messages order by number');
}

/** The number of a message that is there, with a saved answer that fits it. */
export async function storedMessage(shop: TestShop): Promise<number> {
  await post(shop.visitor(), 'home', character);
  await query(
    shop,
    `insert into saved_answers values (gen_random_uuid(), 'cs', 'Poděkování', 'Děkujeme, {name}.', now())`,
  );
  return (await listStored(shop)).at(-1)?.number ?? 0;
}

/** Somebody of the shop at the page of a message. */
export interface LoadedMessage {
  operator: SignedIn;
  address: string;
  number: number;
  token: string;
  look(): Promise<Page>;
  /** Sends a form as it stands on the page, with what is typed over it. */
  send(form: string, input: Record<string, string>, page?: Page): Promise<Page>;
  /** How the message stands. */
  state(): Promise<string>;
}

/** A message that a visitor has sent by the contact form, looked at by somebody who is signed in. */
export async function openMessage(
  shop: TestShop,
  {
    who = {},
    input = {},
    where = 'home',
  }: {
    who?: SigningIn;
    input?: Record<string, string>;
    where?: 'home' | 'package' | 'canceled';
  } = {},
): Promise<LoadedMessage> {
  const answer = await post(shop.visitor(), where, {
    ...character,
    paymentId: 'cs_test_1',
    ...input,
  });
  if (answer.status !== 303) throw new Error(answer.text.slice(0, 500));
  const stored = (await listStored(shop)).at(-1);
  if (!stored) throw new Error('No message was stored.');
  return messageAdmin(shop, await signIn(shop, who), stored);
}

/** The same page, looked at by somebody else. */
export function messageAdmin(
  shop: TestShop,
  operator: SignedIn,
  { number, reply_token: token }: Pick<StoredMessage, 'number' | 'reply_token'>,
): LoadedMessage {
  const address = `/ad/messages/${number}`;
  const look = () => operator.visitor.get(address);
  return {
    operator,
    address,
    number,
    token,
    look,
    async send(form, input, page) {
      const { html } = page ?? (await look());
      const found = readForms(html).find(({ fields }) => fields['form'] === form);
      if (!found) throw new Error(`The page has no form "${form}".`);
      return operator.visitor.post(found.action, { ...found.fields, ...input });
    },
    async state() {
      const [row] = await query(shop, 'select state from messages where number = $1', [number]);
      return String(row?.['state']);
    },
  };
}

export interface ComingEmail {
  from?: string;
  to: string;
  subject?: string;
  text?: string;
  messageIdHeader?: string;
  head?: readonly string[];
}

let sent = 0;

/** An e-mail as it comes over the wire. */
export function sourceOf({
  from = 'Žofie Říhová <zofie@example.com>',
  to,
  subject = 'Re: zpráva',
  text = 'Děkuji.',
  messageIdHeader = `<${(sent += 1)}@example.com>`,
  head = [],
}: ComingEmail): string {
  return [
    `Message-ID: ${messageIdHeader}`,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    ...head,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text.replaceAll('\n', '\r\n'),
  ].join('\r\n');
}

/** Puts an e-mail into the shop's mailbox and lets the shop read it. */
export async function receive(shop: TestShop, source: string | ComingEmail): Promise<void> {
  const raw = typeof source === 'string' ? source : sourceOf(source);
  await shop.embeddedInbox?.deliver(new TextEncoder().encode(raw));
  await readMailbox(shop.services);
}
