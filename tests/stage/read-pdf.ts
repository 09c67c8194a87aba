import { inflateSync } from 'node:zlib';

/** A piece of text in a PDF as a screen reader comes to it. */
export interface PdfText {
  /** From 1 on. */
  page: number;
  /** The structure it stands in: H1, P, TH, TD, …; Artifact where it is no part of the text. */
  tag: string;
  text: string;
}

export interface ReadPdf {
  catalogue: string;
  information: string;
  /** Names of the embedded typefaces. */
  fonts: string[];
  texts: PdfText[];
}

/** Reads the little of a PDF that our own ones need: enough to see what an invoice says, and as what. */
export function readPdf(file: Uint8Array): ReadPdf {
  const objects = readObjects(Buffer.from(file));
  const pick = (type: string) => [...objects.values()].filter(({ head }) => head.includes(type));
  const follow = (head: string, key: string) =>
    objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? '');
  const [catalogue] = pick('/Type /Catalog');
  const texts = pick('/Type /Page\n').flatMap((page, index) => {
    const fonts = new Map<string, Map<number, string>>();
    const resources = follow(page.head, 'Resources')?.head ?? '';
    for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      fonts.set(name, readLetters(follow(objects.get(id)?.head ?? '', 'ToUnicode')?.body ?? ''));
    }
    return readTexts(follow(page.head, 'Contents')?.body ?? '', fonts).map((text) => ({
      page: index + 1,
      ...text,
    }));
  });
  const embedded = pick('/Type /FontDescriptor').filter(({ head }) => head.includes('/FontFile2'));
  return {
    catalogue: catalogue?.head ?? '',
    information: pick('/Producer')[0]?.head ?? '',
    fonts: embedded.map(({ head }) => /\/FontName \/\w+\+([\w-]+)/.exec(head)?.[1] ?? ''),
    texts,
  };
}

interface PdfObject {
  head: string;
  /** What its stream holds. */
  body: string;
}

/** By number, found where the file's own table says. */
function readObjects(file: Buffer): Map<string, PdfObject> {
  const text = file.toString('latin1');
  const table = text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]));
  const objects = new Map<string, PdfObject>();
  [...table.matchAll(/^(\d{10}) \d{5} [nf]/gm)].forEach(([, offset], number) => {
    const start = text.indexOf('obj\n', Number(offset)) + 4;
    const head = /^.*?(?=\nstream\n|\nendobj)/s.exec(text.slice(start, start + 20_000))?.[0] ?? '';
    const from = start + head.length + '\nstream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const body = file.subarray(from, from + length);
    const isPacked = head.includes('/FlateDecode');
    const content = isPacked ? inflateSync(body) : body;
    objects.set(String(number), { head, body: content.toString('latin1') });
  });
  return objects;
}

/** Which letter each number of a typeface stands for. */
function readLetters(map: string): Map<number, string> {
  const characters = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, codes = ''], index) => {
      const character = Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
      characters.set(Number.parseInt(first, 16) + index, character);
    });
  }
  return characters;
}

function readTexts(
  content: string,
  fonts: Map<string, Map<number, string>>,
): { tag: string; text: string }[] {
  const texts: { tag: string; text: string }[] = [];
  let characters = new Map<number, string>();
  const parts = /\/(\w+) <<[^>]*>> BDC|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g;
  for (const [, tag, font, glyphs] of content.matchAll(parts)) {
    const last = texts.at(-1);
    if (tag !== undefined) texts.push({ tag, text: '' });
    else if (font !== undefined) characters = fonts.get(font) ?? characters;
    else if (last && glyphs !== undefined) {
      const codes = [...glyphs.matchAll(/<(\w*)>/g)].map(([, hex]) => hex).join('');
      const line = [...codes.matchAll(/.{4}/g)]
        .map(([code]) => characters.get(Number.parseInt(code, 16)) ?? '\ufffd')
        .join('');
      last.text = [last.text.trim(), line].filter(Boolean).join(' ');
    }
  }
  return texts.filter(({ text }) => text !== '');
}

/** What is read out, one piece a line, with plain spaces. */
export function spoken(texts: PdfText[], ...tags: string[]): string[] {
  return texts
    .filter(({ tag }) => (tags.length > 0 ? tags.includes(tag) : tag !== 'Artifact'))
    .map(({ text }) => text.replaceAll(/\s+/g, ' '));
}
