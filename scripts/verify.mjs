import { fileURLToPath } from 'node:url';
import { ensureInstalled, npm } from './install.mjs';
import { run, say } from './run.mjs';

/** What is checked side by side; each is a command of npm as well. */
const checks = ['lint', 'format:check', 'dead-code'];

/**
 * Types, lint, format and dead code.
 * @returns {Promise<number>} an exit code
 */
export async function verify() {
  const codes = [await verifyTypes(), await verifyTexts()];
  return codes.find((code) => code !== 0) ?? 0;
}

/** Types alone. It writes anew those of routes, which lint reads. */
export function verifyTypes() {
  return checkAll(['types']);
}

/** Lint, format and dead code side by side. */
export function verifyTexts() {
  return checkAll(checks);
}

/** What one of them prints is shown where it fails. */
async function checkAll(names) {
  const results = await Promise.all(names.map(check));
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
