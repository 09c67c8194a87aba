import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { z } from 'zod';
import { browserOptions } from '#tests/stage/browser/browser-options.ts';
import { freePort } from '#tests/stage/replica.ts';

/** A page as somebody opens it who has these cookies and no file of the shop. */
export interface Visit {
  address: string;
  cookies: { name: string; value: string }[];
  /** Whether search engines may list it; where they may not, that is no fault. */
  isListed: boolean;
}

/** What Lighthouse says of a page: points of 100, milliseconds until its largest part is seen, what shifts. */
export interface Judged {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  cls: number;
  /** The audits that cost points, except those of speed. */
  faults: string[];
}

const program = 'bench/lighthouse/node_modules/lighthouse/cli/index.js';
const LARGEST_REPORT_BYTES = 64 * 1024 * 1024;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const category = z.object({
  score: z.number(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const audit = z.object({ score: z.number().nullable(), numericValue: z.number().optional() });
const reportShape = z.object({
  categories: z.record(z.enum(categories), category),
  audits: z.record(z.string(), audit),
});

/** Has Lighthouse look at a page, once, in a browser of its own. */
export async function judgePage({ address, cookies, isListed }: Visit): Promise<Judged> {
  const folder = await mkdtemp(join(tmpdir(), 'vzlet-lighthouse-'));
  const port = await freePort();
  const { args = [], ...options } = browserOptions();
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
    viewport: null,
  });
  try {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: address })));
    const told = [program, address, `--port=${port}`, ...flags(isListed)];
    return read(reportShape.parse(JSON.parse(await answerOf(told))));
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What Node prints for these arguments; the error says why there is none, without the report. */
function answerOf(told: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      told,
      { maxBuffer: LARGEST_REPORT_BYTES },
      (error, stdout, stderr) => {
        if (error)
          reject(new Error(`Lighthouse ended with ${error.code ?? error.signal}: ${stderr}`));
        else resolve(stdout);
      },
    );
  });
}

function flags(isListed: boolean): string[] {
  return [
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    // The browser is new, and the cookies in it are meant.
    '--disable-storage-reset',
    `--only-categories=${categories.join(',')}`,
    ...(isListed ? [] : ['--skip-audits=is-crawlable']),
  ];
}

function read({ categories: all, audits }: z.infer<typeof reportShape>): Judged {
  const points = (name: (typeof categories)[number]) => Math.round(all[name].score * 100);
  const valueOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const costs = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => all[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    seo: points('seo'),
    lcp: valueOf('largest-contentful-paint'),
    cls: valueOf('cumulative-layout-shift'),
    faults: costs.map(({ id }) => id),
  };
}
