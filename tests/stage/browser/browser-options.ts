import type { LaunchOptions } from 'playwright-core';

/** What Playwright turns off by itself and tests feel: of two such lists Chromium takes the last alone. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The address bar draws its suggestions as two pages beside every page: half of what opening one takes. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

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
      `--disable-features=${[...offByPlaywright, ...addressBar].join(',')}`,
    ],
  };
}
