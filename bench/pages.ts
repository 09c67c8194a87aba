import autocannon from 'autocannon';
import { quantile } from './pace.ts';
import { note, report } from './report.ts';
import { type Running, startBare, startShop } from './running.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 50;
const LEAST_SHARE = 0.8;
/** A post over a limit against a page that is drawn for one reader. */
const LEAST_REFUSED = 5;
/** A page that is kept: the price list. */
export const PAGE = '/cenik';

/** How close the shop comes to a bare node:http server with a page that it keeps. */
export async function measurePages(): Promise<void> {
  const shop = await startShop();
  try {
    await fetch(shop.origin + PAGE);
    await compare(shop, await startBare(shop.origin + PAGE));
    await compareRefused(shop);
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

/** How much less a refusal costs than an answer, since a flood of requests draws nothing. */
async function compareRefused({ origin }: Running): Promise<void> {
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const refused = await answersPerSecond({
      url: `${origin}/objednavka/firma`,
      method: 'POST',
      body: 'companyNumber=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    });
    const drawn = await answersPerSecond({ url: `${origin}/objednavka` });
    shares.push(refused / drawn);
    note('refused', `${Math.round(refused)}/s against ${Math.round(drawn)}/s drawn`);
  }
  const share = quantile(shares, 0.5);
  report(
    `posts over a limit against pages drawn, at least ${LEAST_REFUSED}`,
    share.toFixed(1),
    share >= LEAST_REFUSED,
  );
}

/** How many pages a second a server gives to a client that asks as fast as it can. */
export function pagesPerSecond(origin: string, seconds = SECONDS): Promise<number> {
  return answersPerSecond({ url: origin + PAGE }, seconds);
}

async function answersPerSecond(
  { headers, ...request }: Pick<autocannon.Options, 'url' | 'method' | 'body' | 'headers'>,
  seconds = SECONDS,
): Promise<number> {
  const result = await autocannon({
    ...request,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { ...headers, 'accept-encoding': 'br' },
  });
  return result.requests.average;
}
