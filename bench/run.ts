import autocannon from 'autocannon';
import { type Running, startBare, startShop } from './running.ts';
import { htmlBytes, scriptBytes } from './sizes.ts';

/** `npm run bench`: every promise of speed and size, measured in one run against its baseline. */
const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 50;
const PAGE = '/cenik';

const missed: string[] = [];

function report(name: string, value: string, isMet: boolean): void {
  process.stdout.write(`${isMet ? 'met   ' : 'MISSED'}  ${name}: ${value}\n`);
  if (!isMet) missed.push(name);
}

async function requestsPerSecond({ origin }: Running): Promise<number> {
  const result = await autocannon({
    url: origin + PAGE,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
  });
  return result.requests.average;
}

/** The shop and the bare server in turn, so that a machine that slows down slows both. */
async function compareWithBare(shop: Running): Promise<void> {
  await fetch(shop.origin + PAGE);
  const bare = await startBare(shop.origin + PAGE);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await requestsPerSecond(shop);
    const theirs = await requestsPerSecond(bare);
    ratios.push(ours / theirs);
    process.stdout.write(`        ${Math.round(ours)}/s against ${Math.round(theirs)}/s\n`);
  }
  await bare.stop();
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  report('cached page against bare node:http, at least 0.80', median.toFixed(2), median >= 0.8);
}

const shop = await startShop();
try {
  await compareWithBare(shop);
  for (const path of [PAGE, '/instagram/sledujici/10000']) {
    const bytes = await htmlBytes(shop.origin + path);
    report(`HTML of ${path}, under 15 kB brotli`, kilobytes(bytes), bytes < 15_000);
  }
  const wizard = await scriptBytes(`${shop.origin}/objednavka`);
  report(
    'JavaScript of the order wizard, at most 130 kB brotli',
    kilobytes(wizard),
    wizard <= 130_000,
  );
  const still = await scriptBytes(shop.origin + PAGE);
  report('JavaScript of the price list, no framework: under 5 kB', kilobytes(still), still < 5000);
} finally {
  await shop.stop();
}
process.exitCode = missed.length > 0 ? 1 : 0;

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
