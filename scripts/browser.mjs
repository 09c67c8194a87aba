import { findProgram, installPackages, isProgram } from './debian.mjs';
import { say } from './run.mjs';

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
  if (
    !(await installPackages(['chromium', 'fonts-liberation'], 'Chromium for the browser tests'))
  ) {
    say('The browser tests need Chromium or Chrome, and none was found.');
    say('Install one (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to it.');
    process.exit(1);
  }
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
