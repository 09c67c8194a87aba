import type { LaunchOptions } from 'playwright-core';

/** How the browser of tests and bench is started: quiet, alone, and as root too. */
export function browserOptions(): LaunchOptions {
  const quiet = ['quic', 'background-networking', 'component-update', 'sync', 'gpu'];
  return {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--no-first-run',
      ...quiet.map((name) => `--disable-${name}`),
    ],
  };
}
