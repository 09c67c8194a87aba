import type { SignedIn } from './operator.ts';
import { seenOn } from './price-desk.ts';
import type { Page } from './visitor.ts';

export const SETTINGS = '/ad/settings';

/** Opens the settings and sends one of their forms. */
export async function sendSettings(
  { visitor }: SignedIn,
  form: string,
  input: Record<string, string>,
  intent = 'save',
): Promise<Page> {
  const { html } = await visitor.get(SETTINGS);
  return visitor.post(SETTINGS, { form, seen: seenOn(html), intent, ...input });
}
