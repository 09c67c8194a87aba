import type { Random } from './random.ts';
import { badText } from './pieces.ts';

/** Bytes of an address at most: what a server takes of all headers, with room for the others. */
const MOST_ADDRESS_BYTES = 14_000;

/** Addresses that cost more to answer than others, or that an answer would repeat. */
export const costlyAddresses: Record<string, readonly string[]> = {
  'long ones of the section': [
    `/ad/${'a'.repeat(4500)}`,
    `/ad/${'%2f'.repeat(1000)}`,
    `/ad/sign-in?to=/ad/${'%25'.repeat(1000)}`,
    `/ad/orders?${'b=%25&'.repeat(900)}`,
    `/ad/${'a'.repeat(MOST_ADDRESS_BYTES)}`,
  ],
  'long ones with a slash at the end': [
    `/${'a'.repeat(7000)}/`,
    `/cenik/${'%C5%99'.repeat(600)}/`,
    `/${'%22'.repeat(2000)}/`,
    `/${'a'.repeat(MOST_ADDRESS_BYTES)}/`,
    `/cenik/?${'a=%22&'.repeat(1000)}`,
  ],
  'thousands of segments': [
    `/${'a/'.repeat(6000)}`,
    `/${'../'.repeat(4000)}`,
    `/${'%2e%2e/'.repeat(1500)}cenik`,
    `/cenik${'/instagram'.repeat(1200)}`,
    `/objednavky/${'x/'.repeat(6000)}`,
  ],
  'thousands of parameters': [
    `/cenik?${'a=1&'.repeat(3400)}`,
    `/objednavka?${'step=details&'.repeat(1000)}`,
    `/blog/hledat?q=${'a+'.repeat(6000)}`,
    `/objednavka?${'[a]=%5B&'.repeat(1500)}`,
    `/rest/v1/blog_posts?${'select=id,'.repeat(1300)}`,
  ],
};

const known = [
  '/',
  '/cenik',
  '/objednavka',
  '/blog/hledat?q=',
  '/ad',
  '/ad/orders',
  '/ad/sign-in?to=',
  '/ad/articles/cs/',
  '/objednavky/',
  '/reference/page/',
  '/rest/v1/blog_posts?',
  '/storage/articles/',
  '/pictures/',
  '/obchodni-podminky/',
] as const;

/** An address that begins like one of the shop and goes on in some bad way. */
export function hostileAddress(random: Random, most = MOST_ADDRESS_BYTES): string {
  const begins = random.pick(known);
  const bad = badText(random, random.below(most / 2) + 1).toWellFormed();
  const rest = random.chance(0.5)
    ? encodeURIComponent(bad)
    : bad.replaceAll(/[^\u0021-\u007e]/g, '%');
  const joint = random.pick(['', '/', '?', '&', '%2f', '#'] as const);
  const end = random.pick(['', '/', '.data', '?a'] as const);
  return `${begins}${joint}${rest}`.slice(0, most - end.length) + end;
}
