import { findApiClient, installPackages, isApiClient } from './debian.mjs';
import { say } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** Chromium without anything around its pages: what tests see is the same, and a quarter of their time is saved. */
const SHELL = 'chromium-headless-shell';

/**
 * The path of a Chromium for the browser tests: that of CHROMIUM_PATH, or Debian's without windows, which is installed
 * where it is missing and we may, or another that is there.
 */
export async function ensureBrowser() {
  const { CHROMIUM_PATH } = process.env;
  const found = CHROMIUM_PATH || findApiClient(SHELL);
  if (found) return found;
  await installPackages([SHELL, 'fonts-liberation'], 'Chromium for the browser tests');
  const installed =
    [SHELL, ...names].map(findApiClient).find(Boolean) ?? elsewhere.find(isApiClient);
  if (installed) return installed;
  say('The browser tests need Chromium or Chrome, and none was found.');
  say(`Install one (on Debian: sudo apt-get install ${SHELL}), or set CHROMIUM_PATH to it.`);
  return process.exit(1);
}
