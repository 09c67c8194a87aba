import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say, step } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** The path of a Chromium for the browser tests; where there is none, Debian's is installed. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  const privilege = findPrivilege();
  if (!findProgram('apt-get') || privilege === undefined) {
    say('The browser tests need Chromium or Chrome, and none was found.');
    say('Install one (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to it.');
    process.exit(1);
  }
  say('Installing Chromium for the browser tests …');
  const [command, ...args] = [...privilege, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  const packages = ['chromium', 'fonts-liberation'];
  await step(command, [...args, 'update', '-qq'], { quiet: true });
  await step(command, [...args, 'install', '-y', '-qq', '--no-install-recommends', ...packages], {
    quiet: true,
  });
  const installed = findBrowser();
  if (installed) return installed;
  say('Chromium was installed but is not to be found; set CHROMIUM_PATH to it.');
  return process.exit(1);
}

function findBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  return names.map(findProgram).find(Boolean) ?? elsewhere.find(isProgram);
}

/** What is put in front of a command that only root may run; undefined where we cannot be root. */
function findPrivilege() {
  if (process.getuid?.() === 0) return [];
  try {
    execFileSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
    return ['sudo', '-n'];
  } catch {
    return undefined;
  }
}

function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
