import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { builtInArticles } from '#content/built-in-articles.ts';
import { indexBuiltInArticles } from '#database/articles/article-search.ts';
import { openDatabase } from '#database/client.ts';
import { sharedSecret } from '#database/tokens.ts';
import { ERASURE_KEY } from '#flows/people/address-hash.ts';
import { SIGNING_KEY } from '#main/services/signer.ts';
import { createEmbeddedInbox } from '#ports/inbox/embedded.ts';
import { createEmbeddedMail } from '#ports/mail/embedded.ts';
import { createEmbeddedStorage } from '#ports/storage/embedded.ts';
import { createTables } from '#test-checkout/store.ts';
import { OPENED, TEMPLATE, startTestServer, withDatabase } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a server of the tests' own, at which databases may be made and dropped. */
    postgresUrl: string;
  }
}

/** One real PostgreSQL for all tests of a project; nothing is forced to the disk. */
export default async function setup(
  project: Pick<TestProject, 'provide'>,
): Promise<() => Promise<void>> {
  const server = await startTestServer({ durable: false });
  await indexArticles(withDatabase(server.url, TEMPLATE));
  await prepareOpened(server.url);
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}

/** Once for all shops, each of which would otherwise store the words of every article when it opens. */
async function indexArticles(url: string): Promise<void> {
  const { db, close } = openDatabase(url, () => {});
  await indexBuiltInArticles(db, builtInArticles);
  await close();
}

/** What a shop makes when it opens for the first time: tables of the embedded services, and its secrets. */
async function prepareOpened(url: string): Promise<void> {
  const server = new Client(url);
  await server.connect();
  await server.query(`create database ${OPENED} template ${TEMPLATE}`);
  await server.end();
  const { db, pool, close } = openDatabase(withDatabase(url, OPENED), () => {});
  const services = [
    createEmbeddedMail({ sql: pool, clock: () => new Date() }),
    createEmbeddedStorage({ sql: pool }),
    createEmbeddedInbox({ sql: pool, takesReplies: false }),
  ];
  for (const service of services) await service.prepare();
  await createTables(pool);
  for (const name of [SIGNING_KEY, ERASURE_KEY]) await sharedSecret(db, name);
  await close();
}
