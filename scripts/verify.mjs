import { fileURLToPath } from 'node:url';
import { ensureInstalled, npm } from './install.mjs';
import { run, say } from './run.mjs';

/** What is checked side by side; each is a command of npm as well. */
const checks = ['lint', 'format:check', 'dead-code'];

/**
 * Types, lint, format and dead code. Types come first: they write anew the types of routes, which lint reads.
 * What one of them prints is shown where it fails.
 * @returns {Promise<number>} an exit code
 */
export async function verify() {
  const types = await check('types');
  const results = [types, ...(await Promise.all(checks.map(check)))];
  const failed = results.filter(({ code }) => code !== 0);
  if (failed.length > 0) say(`Failed: ${failed.map(({ name }) => `npm run ${name}`).join(', ')}`);
  return failed[0]?.code ?? 0;
}

async function check(name) {
  return { name, code: await run(...npm('run', name), { quiet: true }) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled();
  process.exit(await verify());
}
