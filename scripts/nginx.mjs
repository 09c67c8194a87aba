import { findProgram, installPackages } from './debian.mjs';
import { say } from './run.mjs';

/** nginx, for what is tried behind it; where it can neither be found nor installed that is left out. */
export async function ensureNginx() {
  if (findProgram('nginx')) return;
  if (await installPackages(['nginx'], 'nginx for the tests behind it')) return;
  say('nginx was not found: what is tried behind it is left out.');
}
