import { describe, expect, it } from 'vitest';
import { readUpload } from './read-upload.ts';

function sent(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost:3000/', { method: 'POST', body, headers });
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

describe('a form with a file in it', () => {
  it('gives its fields and the bytes of its file as they were sent', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
    const file = new File([bytes], 'Žluté recenze „2026“.csv', { type: 'text/csv' });
    const source = 'Zboží.cz \u00a0& „spol.“\r\ndruhý řádek';
    const { field, ...upload } = await readUpload(sent(formOf({ source, file, other: 'x' })));
    expect([field('source'), field('other'), field('file'), field('none')]).toEqual([
      source,
      'x',
      '',
      '',
    ]);
    expect(upload.file?.name).toBe('Žluté recenze „2026“.csv');
    expect(Buffer.from(upload.file?.bytes ?? []).equals(bytes)).toBe(true);
  });

  it('has no file where none was chosen, and an empty one where an empty one was', async () => {
    const none = await readUpload(sent(formOf({ source: 'x', file: new File([], '') })));
    expect([none.field('source'), none.file]).toEqual(['x', undefined]);
    const empty = await readUpload(sent(formOf({ file: new File([], 'a.csv') })));
    expect(empty.file).toEqual({ name: 'a.csv', bytes: new Uint8Array() });
    const other = await readUpload(sent(formOf({ photo: new File(['x'], 'a.jpg') })));
    expect(other.file).toBeUndefined();
  });

  it('is read where it comes without one', async () => {
    const { field, file } = await readUpload(sent(new URLSearchParams({ source: 'Heuréka' })));
    expect([field('source'), file]).toEqual(['Heuréka', undefined]);
  });

  it.each([
    ['is cut off', '--x\r\nContent-Disposition: form-data; name="source"\r\n\r\nHeu'],
    ['begins with something else', 'nothing\r\n--x--\r\n'],
    ['has no parts', '--x--\r\n'],
    [
      'has a name in an encoding of its own',
      `--x\r\nContent-Disposition: form-data; name="file"; filename*=evil''a.csv\r\n\r\na\r\n--x--\r\n`,
    ],
    [
      'has a head longer than names are',
      `--x\r\nContent-Disposition: form-data; name="source"; filename="${'a'.repeat(1100)}"\r\n\r\na\r\n--x--\r\n`,
    ],
    ['has a part without a head', '--x\r\n\r\nvalue\r\n--x--\r\n'],
    ['is empty', ''],
  ])('reads as an empty one where it %s', async (_, body) => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const { field, file } = await readUpload(sent(body, headers));
    expect([field('source'), file]).toEqual(['', undefined]);
  });
});
