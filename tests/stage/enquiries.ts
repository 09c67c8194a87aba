import type { FormLocation } from '#domain/messages/message-kind.ts';
import { type HtmlForm, readForms } from './html.ts';
import type { Page, Visitor } from './visitor.ts';

export const MESSAGE = '/zprava';
export const PACKAGE = '/instagram/sledujici/1000';

/** A message as somebody types it; a form takes of it what it asks for. */
export const character = {
  name: 'Žofie Říhová',
  email: 'zofie@example.com',
  phoneCountry: 'CZ',
  phone: '777123456',
  company: '',
  service: 'instagram',
  cooperationType: 'agency',
  message: 'Dobrý den,\nkolik to stojí?',
};

/** The form that writes to the shop on a page. */
export function messageForm(html: string): HtmlForm {
  const form = readForms(html).find(({ fields }) => 'where' in fields);
  if (!form) throw new Error('The page has no form that writes to the shop.');
  return form;
}

/** Posts the form as it stands on a page, with what is typed into it. */
export async function write(
  visitor: Visitor,
  page: Page,
  input: Record<string, string> = character,
  headers: Record<string, string> = {},
): Promise<Page> {
  const { action, fields } = messageForm(page.html);
  const known = Object.entries(input).filter(([name]) => name in fields);
  return visitor.post(action, { ...fields, ...Object.fromEntries(known) }, headers);
}

/** Posts a form from anywhere, as a browser without a page would. */
export function post(
  visitor: Visitor,
  where: FormLocation,
  input: Record<string, string> = character,
): Promise<Page> {
  return visitor.post(MESSAGE, { where, website: '', ...input });
}
