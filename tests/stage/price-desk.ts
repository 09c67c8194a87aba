import { randomUUID } from 'node:crypto';
import type { SignedIn } from './operator.ts';
import type { Page } from './visitor.ts';

/** The package whose price the tests change, and its form as it is by default. */
export const PACKAGE = 'ig-followers-1000';
export const packageAsItIs = {
  price: '1999',
  bonus: '0',
  deliveryFrom: '48',
  deliveryTo: '48',
  deliveryUnit: 'hour',
  guaranteeDays: '90',
  onSale: 'on',
};

/** By which a form of the offer tells that it is old. */
export function seenOn(html: string): string {
  return /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? '';
}

/** What stands in a form beside its preview. */
export function previewedOn(html: string): string {
  return /name="previewed" value="([^"]*)"/.exec(html)?.[1] ?? '';
}

/** Opens a form of the offer, has it shown what it does, and confirms that. */
export async function sendOffer(
  { visitor }: SignedIn,
  path: string,
  input: Record<string, string>,
): Promise<Page> {
  const { html } = await visitor.get(path);
  const form = { id: randomUUID(), seen: seenOn(html), ...input };
  const shown = await visitor.post(path, { ...form, intent: 'preview' });
  const previewed = previewedOn(shown.html);
  return visitor.post(path, { ...form, intent: 'confirm', previewed });
}

/** The same of a package; what is not typed stays as the default has it. */
export function sendPackage(
  owner: SignedIn,
  input: Record<string, string>,
  id: string = PACKAGE,
): Promise<Page> {
  return sendOffer(owner, `/ad/prices/${id}`, { ...packageAsItIs, ...input });
}
