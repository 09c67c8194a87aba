import type { Random } from './random.ts';
import { badText, mutated } from './pieces.ts';

const URLENCODED = 'application/x-www-form-urlencoded';
/** As short as the shop's reader of forms takes one: at least 27 characters. */
const BOUNDARY = 'b'.repeat(27);
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** A body with its type. */
export interface Form {
  type: string;
  body: Buffer;
}

export function fill(chunk: string, bytes: number): string {
  return chunk.repeat(Math.floor(bytes / chunk.length));
}

export function encoded(text: string): Form {
  return { type: URLENCODED, body: Buffer.from(text, 'latin1') };
}

/** A form with files as browsers write it. */
export function multipart(parts: readonly { name: string; file?: string; body: Buffer }[]): Form {
  const chunks = parts.flatMap(({ name, file, body }) => {
    const named = file === undefined ? '' : `; filename="${file}"`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${named}\r\n\r\n`;
    return [Buffer.from(head), body, Buffer.from('\r\n')];
  });
  return { type: MULTIPART, body: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]) };
}

/** So many parts with nothing in them. */
export function emptyParts(count: number): Form {
  const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`;
  return { type: MULTIPART, body: Buffer.from(`${part.repeat(count)}--${BOUNDARY}--\r\n`) };
}

/** Urlencoded forms of so many bytes that cost more to read than others. */
export const costlyForms = {
  'fields without a value': (bytes) => encoded(fill('a&', bytes)),
  'fields of one name': (bytes) => encoded(fill('email=a&', bytes)),
  'names of deep brackets': (bytes) =>
    encoded(`a${fill('[', bytes / 2 - 2)}${fill(']', bytes / 2 - 2)}=1`),
  'one long name': (bytes) => encoded(`${fill('a', bytes - 2)}=1`),
  'one long value': (bytes) => encoded(`intent=order&note=${fill('a', bytes - 18)}`),
  escapes: (bytes) => encoded(`name=${fill('%F0%9F', bytes - 5)}`),
  'escaped line breaks': (bytes) => encoded(`note=${fill('%0A', bytes - 5)}`),
  'letters of many bytes': (bytes) => encoded(`name=${fill('%F4%8F%BF%BF', bytes - 5)}`),
} as const satisfies Record<string, (bytes: number) => Form>;

const samples = [
  'intent=order&name=%C5%BDofie&email=zofie%40example.com&phoneCountry=CZ&phone=777+123+456&start=later',
  'intent=add&platform=instagram&service=likes&package=ig-likes-100&target=%40zofie&quantity=2',
  'name=Jan&email=jan%40example.com&phone=&company=&service=instagram&message=Dobr%C3%BD+den',
  'language=cs&title=Titulek&slug=&excerpt=Kr%C3%A1tce&content=%23%23+Nadpis&topic=&date=2026-01-01&intent=save',
] as const;

/** A form that nobody filled in: urlencoded, or in parts. */
export function hostileForm(random: Random, most: number): Form {
  const kind = random.below(5);
  if (kind === 0) return encoded(mutated(random, random.pick(samples), most));
  if (kind === 1) return encoded(badText(random, most));
  if (kind === 2)
    return encoded(new URLSearchParams(parts(random, most)).toString().slice(0, most));
  if (kind === 3) {
    const body = multipart(
      parts(random, most).map(([name, value]) => ({
        name: name.replaceAll(/["\r\n]/g, '').slice(0, 100),
        body: Buffer.from(value),
      })),
    ).body.subarray(0, most);
    return { type: MULTIPART, body };
  }
  return { type: MULTIPART, body: Buffer.from(badText(random, most)).subarray(0, most) };
}

/** Names and values that share the room. */
function parts(random: Random, most: number): [string, string][] {
  const count = 1 + random.below(random.chance(0.3) ? 2000 : 20);
  const room = Math.floor(most / count / 3);
  return Array.from({ length: count }, () => [
    badText(random, Math.min(200, room) + 1),
    badText(random, room + 1),
  ]);
}
