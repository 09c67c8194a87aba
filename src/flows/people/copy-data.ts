import { recordChange } from '#database/audit/audit.ts';
import type { EmailRow } from '#database/emails/emails.ts';
import { copyRows, listPersonEmails, listLinks } from '#database/people/erase-person.ts';
import { type Person, findPerson } from '#database/people/find-person.ts';
import { findSentEmail } from '#database/emails/email-list.ts';
import { copiedTables } from '#database/people/personal-columns.ts';
import type { Email } from '#domain/emails/email.ts';
import type { Operator } from '#domain/admin/operator.ts';
import type { EmailSources } from '#emails/define-email.ts';
import { writeToShow } from '#flows/emails/preview-email.ts';
import type { Services } from '#flows/services.ts';

/** What writing the e-mails of a copy takes. */
type Copying = EmailSources & Pick<Services, 'db'>;

/** Rows that are read at once; no more are in memory, however much there is. */
const CHUNK = 200;

/**
 * Notes that somebody takes a copy of a person's data out of the shop (Art. 15 and 20 GDPR, rules 76), and then
 * writes it as JSON, piece by piece: every row of every table that is about the person, under the table's name, and
 * the e-mails with their texts.
 * @param address as `readPersonAddress` reads it
 */
export async function copyData(
  services: Copying,
  { address, operator }: { address: string; operator: Pick<Operator, 'id'> },
): Promise<AsyncGenerator<string, undefined>> {
  const { db, clock } = services;
  const at = clock();
  await db.transaction((tx) =>
    recordChange(tx, {
      operatorId: operator.id,
      action: 'data-copied',
      subject: 'data',
      personalAfter: { email: address },
      at,
    }),
  );
  const person = await findPerson(db, { address, before: at });
  return withoutLinks(chunks(services, person), await listLinks(db, person));
}

/** Takes out of each piece, which is whole rows, what opens something to whoever reads it. */
async function* withoutLinks(
  copied: AsyncGenerator<string, undefined>,
  links: readonly string[],
): AsyncGenerator<string, undefined> {
  for await (const chunk of copied) {
    yield links.reduce((text, link) => text.replaceAll(link, '…'), chunk);
  }
  return undefined;
}

async function* chunks(services: Copying, person: Person): AsyncGenerator<string, undefined> {
  const { db } = services;
  const copiedAt = person.before.toISOString();
  yield `{\n"address": ${JSON.stringify(person.address)},\n"copiedAt": "${copiedAt}"`;
  for (const name of copiedTables) {
    yield `,\n"${name}": [`;
    let isFirst = true;
    for await (const rows of copyRows(db, name, person, CHUNK)) {
      yield (isFirst ? '\n' : ',\n') + rows.map((row) => JSON.stringify(row)).join(',\n');
      isFirst = false;
    }
    yield ']';
  }
  yield ',\n"emailTexts": [';
  let isFirst = true;
  for (const row of await listPersonEmails(db, person)) {
    // What goes to people of the shop is theirs alone.
    if (row.operatorId !== null) continue;
    const email = (await sentOf(db, row)) ?? (await writeToShow(services, row));
    if (!email) continue;
    const { subject, text, to } = email;
    const stated = { id: row.id, sentAt: row.sentAt, to: to.address, subject, text };
    yield (isFirst ? '\n' : ',\n') + JSON.stringify(stated);
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
