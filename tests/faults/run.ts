import { type DatabaseServer, startOwnServer, useServer } from './databases.ts';
import { type Result, type Scenario, play } from './scenario.ts';
import { scenarios } from './scenarios/all.ts';
import { printTable, sayResult } from './table.ts';

/** `npm run test:faults [-- F10] [--write]`: every fault, tried on the built program. */
const AT_ONCE = 2;

const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith('--'));
const chosen = scenarios.filter(({ fault }) => wanted.length === 0 || wanted.includes(fault));

const url = process.env['FAULTS_DATABASE_URL'];
const server: DatabaseServer = url ? await useServer(url) : await startOwnServer();
const results: Result[] = [];
try {
  const queue = chosen.map((scenario) => scenario);
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(queue)));
} finally {
  await server.close();
}
printTable(results);
process.exitCode = results.every(({ problems }) => problems.length === 0) ? 0 : 1;

async function work(queue: Scenario[]): Promise<void> {
  for (let scenario = queue.shift(); scenario; scenario = queue.shift()) {
    const result = await play(scenario, { server, program: undefined });
    results.push(result);
    sayResult(result);
  }
}
