import type { TestProject } from 'vitest/node';
import { builtInArticles } from '#content/built-in-articles.ts';
import { indexBuiltInArticles } from '#database/article-search.ts';
import { openDatabase } from '#database/client.ts';
import { TEMPLATE, startTestServer, withDatabase } from './test-server.ts';

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
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}

/** Once for all shops, each of which would otherwise store the words of every article when it opens. */
async function indexArticles(url: string): Promise<void> {
  const { db, close } = openDatabase(url, () => {});
  await indexBuiltInArticles(db, builtInArticles);
  await close();
}
