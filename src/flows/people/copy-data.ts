import { noteChange } from '#database/audit.ts';
import type { EmailRow } from '#database/emails.ts';
import { findOrder } from '#database/orders.ts';
import { copyRows, listEmailsOf, listLinks } from '#database/people/copy-person.ts';
import { type Person, findPerson } from '#database/people/find-person.ts';
import { findSentEmail } from '#database/sent-emails.ts';
import { copiedTables } from '#database/people/personal-columns.ts';
import { isEnquiryEmail, isOrderEmail } from '#documents/emails/render-email.tsx';
import type { Email } from '#domain/email.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { writeMessageEmail } from '#flows/emails/message-email.ts';
import { type Writing, messageIdOf, writeOrderEmail } from '#flows/emails/write-order-email.ts';
import { writeWithdrawalEmail } from '#flows/emails/write-withdrawal-email.ts';
import type { Services } from '#flows/services.ts';

/** What writing the e-mails of a copy takes. */
type Sending = Writing & Pick<Services, 'inbox'>;

/** Rows that are read at once; no more are in memory, however much there is. */
const BATCH = 200;

/**
 * Notes that somebody takes a copy of a person's data out of the shop (Art. 15 and 20 GDPR, rules 76), and then
 * writes it as JSON, piece by piece: every row of every table that is about the person, under the table's name, and
 * the e-mails with their texts.
 * @param address as `readPersonAddress` reads it
 */
export async function copyData(
  services: Sending,
  { address, operator }: { address: string; operator: Pick<Operator, 'id'> },
): Promise<AsyncGenerator<string, undefined>> {
  const { db, clock } = services;
  const at = clock();
  await db.transaction((tx) =>
    noteChange(tx, {
      operatorId: operator.id,
      action: 'data-copied',
      subject: 'data',
      personalAfter: { email: address },
      at,
    }),
  );
  const person = await findPerson(db, { address, before: at });
  return withoutLinks(pieces(services, person), await listLinks(db, person));
}

/** Takes out of each piece, which is whole rows, what opens something to whoever reads it. */
async function* withoutLinks(
  copied: AsyncGenerator<string, undefined>,
  links: readonly string[],
): AsyncGenerator<string, undefined> {
  for await (const piece of copied) {
    yield links.reduce((text, link) => text.replaceAll(link, '…'), piece);
  }
  return undefined;
}

async function* pieces(services: Sending, person: Person): AsyncGenerator<string, undefined> {
  const { db } = services;
  const copiedAt = person.before.toISOString();
  yield `{\n"address": ${JSON.stringify(person.address)},\n"copiedAt": "${copiedAt}"`;
  for (const name of copiedTables) {
    yield `,\n"${name}": [`;
    let isFirst = true;
    for await (const rows of copyRows(db, name, person, BATCH)) {
      yield (isFirst ? '\n' : ',\n') + rows.map((row) => JSON.stringify(row)).join(',\n');
      isFirst = false;
    }
    yield ']';
  }
  yield ',\n"emailTexts": [';
  let isFirst = true;
  for (const row of await listEmailsOf(db, person)) {
    const email = (await sentOf(db, row)) ?? (await write(services, row));
    if (!email) continue;
    const { subject, text, to } = email;
    const said = { id: row.id, sentAt: row.sentAt, to: to.address, subject, text };
    yield (isFirst ? '\n' : ',\n') + JSON.stringify(said);
    isFirst = false;
  }
  yield ']\n}\n';
  return undefined;
}

/** What it said when it left, where that is kept. */
async function sentOf(
  db: Services['db'],
  { id }: EmailRow,
): Promise<Pick<Email, 'subject' | 'text' | 'to'> | undefined> {
  const sent = await findSentEmail(db, id);
  return sent && { ...sent, to: { address: sent.toAddress } };
}

/** An e-mail from the facts as they stand; undefined where what it tells of is no longer there. */
async function write(services: Sending, row: EmailRow): Promise<Email | undefined> {
  const { db } = services;
  const { kind, orderId } = row;
  const messageId = messageIdOf(services, row);
  if (isEnquiryEmail(kind)) return writeMessageEmail(services, { ...row, kind }, messageId);
  if (kind === 'withdrawal-customer' || kind === 'withdrawal-shop') {
    return writeWithdrawalEmail(services, { ...row, kind }, messageId);
  }
  if (!isOrderEmail(kind)) return undefined;
  const order = orderId === null ? undefined : await findOrder(db, orderId);
  return order && (await writeOrderEmail(services, order, { ...row, kind })).email;
}
