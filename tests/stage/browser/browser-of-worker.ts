import { type Browser, chromium } from 'playwright-core';
import { browserOptions } from './browser-options.ts';

let starting: Promise<Browser> | undefined;

/** One browser for all files of a worker, which share its modules; it ends with the worker. */
export function browserOfWorker(): Promise<Browser> {
  starting ??= chromium.launch(browserOptions());
  return starting;
}

/** Ends every profile that is open in it, as a file or a test does that has opened some. */
export async function closeProfiles(): Promise<void> {
  const browser = await starting;
  for (const context of browser?.contexts() ?? []) await context.close();
}
