import { fileURLToPath } from 'node:url';
import { ensureInstalled, npm } from './install.mjs';
import { run, say } from './run.mjs';

/** What is checked without running the program; each is a command of npm as well. */
const checks = ['types', 'lint', 'format:check', 'dead-code'];

/**
 * Types, lint, format and dead code, side by side. What one of them prints is shown where it fails.
 * @returns {Promise<number>} an exit code
 */
export async function verify() {
  const codes = await Promise.all(checks.map((name) => run(...npm('run', name), { quiet: true })));
  const failed = checks.filter((_, index) => codes[index] !== 0);
  if (failed.length > 0) say(`Failed: ${failed.map((name) => `npm run ${name}`).join(', ')}`);
  return codes.find((code) => code !== 0) ?? 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled();
  process.exit(await verify());
}
