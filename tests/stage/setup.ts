import type { TestProject } from 'vitest/node';
import { startTestServer } from './test-server.ts';

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
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
