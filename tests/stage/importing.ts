import { randomUUID } from 'node:crypto';
import { readForms } from './html.ts';
import type { SignedIn } from './operator.ts';
import type { TestShop } from './shop.ts';
import { query } from './books.ts';

export const HEADER = 'jméno;hodnocení;text;datum;služba;jazyk';

/** A good row of a file. */
export const rowOf = (i: number, text = `Přišlo to včas, po částech, číslo ${i}.`) =>
  `Jana ${i};5;${text};2025-11-0${(i % 9) + 1};Instagram sledující;cs`;

export const fileOf = (rows: readonly string[], header = HEADER) => [header, ...rows].join('\r\n');

/** Sends a file as the form does. @returns the answer, and the id of the import */
export async function sendFile(
  shop: TestShop,
  { visitor }: Pick<SignedIn, 'visitor'>,
  content: string | Uint8Array<ArrayBuffer> | undefined,
  input: Record<string, string> = {},
): Promise<{ id: string; status: number; location: string | null; html: string }> {
  const id = input['id'] ?? randomUUID();
  const form = new FormData();
  const fields = {
    id,
    source: 'Heureka',
    sourceUrl: 'https://www.heureka.cz/obchody/vzlet',
    exportedOn: '2026-11-01',
    language: 'cs',
    platform: '',
    ...input,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(
    'file',
    new Blob(content === undefined ? [] : [content]),
    content === undefined ? '' : 'recenze.csv',
  );
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await shop.app(
    new Request(new URL('/ad/reviews/import', shop.services.shop.origins.cs), {
      method: 'POST',
      body: form,
      headers: {
        Cookie: cookie,
        'Sec-Fetch-Site': 'same-origin',
        'X-Client-Address': randomUUID(),
      },
    }),
  );
  const { status, headers } = answer;
  return { id, status, location: headers.get('Location'), html: await answer.text() };
}

/** Sends the form of a file that was read, as it stands there but for what is changed. */
export async function sendReading(
  { visitor }: Pick<SignedIn, 'visitor'>,
  id: string,
  changes: Record<string, string>,
): ReturnType<SignedIn['visitor']['post']> {
  const path = `/ad/reviews/import/${id}`;
  const forms = readForms((await visitor.get(path)).html);
  const form = forms.find(({ buttons }) => buttons.some(([, value]) => value === 'discard'));
  return visitor.post(path, { ...form?.fields, ...changes });
}

/** Confirms an import, and lets its job run. */
export async function confirmImport(
  shop: TestShop,
  me: Pick<SignedIn, 'visitor'>,
  id: string,
  choice: 'wait' | 'publish',
): Promise<void> {
  await sendReading(me, id, { intent: 'begin', choice });
  await shop.workOnce();
}

export interface ImportedReview extends Record<string, unknown> {
  id: string;
  name: string;
  text: string;
  service: string;
  state: string;
  created_at: Date;
}

/** What has become of files, in their sequence. */
export function importedReviews(shop: TestShop): Promise<ImportedReview[]> {
  return query(shop, `select * from reviews where origin = 'imported' order by name, text`);
}
