import autocannon from 'autocannon';
import { quantile } from './pace.ts';
import { note, report } from './report.ts';
import { type Running, startBare, startShop } from './running.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 50;
const LEAST_SHARE = 0.8;
/** A page that is kept: the price list. */
export const PAGE = '/cenik';

/** How close the shop comes to a bare node:http server with a page that it keeps. */
export async function measurePages(): Promise<void> {
  const shop = await startShop();
  try {
    await fetch(shop.origin + PAGE);
    await compare(shop, await startBare(shop.origin + PAGE));
  } finally {
    await shop.stop();
  }
}

/** The shop and the bare server in turn, so that a machine that slows down slows both. */
async function compare(shop: Running, bare: Running): Promise<void> {
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await pagesPerSecond(shop.origin);
    const theirs = await pagesPerSecond(bare.origin);
    shares.push(ours / theirs);
    note('cached page', `${Math.round(ours)}/s against ${Math.round(theirs)}/s`);
  }
  await bare.stop();
  const share = quantile(shares, 0.5);
  report(
    `cached page against bare node:http, at least ${LEAST_SHARE.toFixed(2)}`,
    share.toFixed(2),
    share >= LEAST_SHARE,
  );
}

/** How many pages a second a server gives to somebody who asks as fast as he can. */
export async function pagesPerSecond(origin: string, seconds = SECONDS): Promise<number> {
  const result = await autocannon({
    url: origin + PAGE,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  });
  return result.requests.average;
}
