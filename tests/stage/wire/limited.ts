import { expect } from 'vitest';
import { fillCart, oneWish, openDetails, pressDetails, someone } from '#tests/stage/ordering.ts';
import type { Page, Visitor } from '#tests/stage/visitor.ts';

let asked = 0;

/** An address of e-mail that nobody has used yet. */
export function freshEmail(): string {
  asked += 1;
  return `customer${asked}@example.com`;
}

/** A client's own IPv4 address that nobody has used yet. */
export function freshAddress(): Record<string, string> {
  asked += 1;
  return { 'X-Client-Address': `198.51.${asked >> 8}.${asked & 255}` };
}

/** Presses the legal button with a new cart. */
export async function order(
  visitor: Visitor,
  input: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Page> {
  fillCart(visitor, oneWish);
  const details = await openDetails(visitor);
  return pressDetails(visitor, details, { ...someone, ...input }, 'order', headers);
}

/** A refusal that says from how many to how many minutes to wait, and says so on the page. */
export function expectAskedToWait(page: Page, minutes: [number, number], said: RegExp): void {
  expect(page.status).toBe(429);
  const wait = Number(page.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(minutes[0] * 60);
  expect(wait).toBeLessThanOrEqual(minutes[1] * 60);
  expect(page.text).toMatch(said);
}
