import { findApiClient, installPackages } from './debian.mjs';
import { say } from './run.mjs';

/** nginx, for the tests behind it; they are left out where it can be neither found nor installed. */
export async function ensureNginx() {
  if (findApiClient('nginx')) return;
  if (await installPackages(['nginx'], 'nginx for the tests behind it')) return;
  say('nginx was not found: what is tried behind it is left out.');
}
