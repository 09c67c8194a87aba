import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storage } from './port.ts';

export interface StorageUnderTest {
  storage: Storage;
  close(): Promise<void>;
}

/** What every storage must keep. */
export function describeStorage(name: string, start: () => Promise<StorageUnderTest>): void {
  describe(`${name} as a storage`, () => {
    let underTest: StorageUnderTest;
    let storage: Storage;
    beforeAll(async () => {
      underTest = await start();
      ({ storage } = underTest);
    });
    afterAll(() => underTest.close());

    it('has a name', () => {
      expect(storage.provider).not.toBe('');
    });

    it('gives a file back byte for byte, with its type', async () => {
      const content = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
      await storage.put('invoices/2026/260001.pdf', content, 'application/pdf');
      const file = await storage.get('invoices/2026/260001.pdf');
      expect(file?.contentType).toBe('application/pdf');
      expect(Buffer.from(file?.content ?? []).equals(content)).toBe(true);
    });

    it('keeps an empty file and a text with Czech letters', async () => {
      await storage.put('empty', new Uint8Array(), 'text/plain');
      await storage.put('text', bytes('Příliš žluťoučký kůň'), 'text/plain; charset=utf-8');
      expect((await storage.get('empty'))?.content).toHaveLength(0);
      const text = await storage.get('text');
      expect(new TextDecoder().decode(text?.content)).toBe('Příliš žluťoučký kůň');
      expect(text?.contentType).toBe('text/plain; charset=utf-8');
    });

    it('leaves what stands under a key as it is', async () => {
      await storage.put('first/wins', bytes('first'), 'text/plain');
      await storage.put('first/wins', bytes('second'), 'text/html');
      const file = await storage.get('first/wins');
      expect(new TextDecoder().decode(file?.content)).toBe('first');
      expect(file?.contentType).toBe('text/plain');
    });

    it('has one whole file where many put one at once', async () => {
      const contents = Array.from({ length: 8 }, (_, index) => `file ${index}`.repeat(5000));
      const puts = contents.map((text) => storage.put('at/once', bytes(text), 'text/plain'));
      await Promise.all(puts);
      const file = await storage.get('at/once');
      expect(contents).toContain(new TextDecoder().decode(file?.content));
    });

    it('has the last file that replaced another, with its type, and one that replaced nothing', async () => {
      for (const [text, type] of [
        ['first', 'text/plain'],
        ['second', 'text/html'],
      ] as const) {
        await storage.replace('last/wins', bytes(text), type);
        const file = await storage.get('last/wins');
        expect([new TextDecoder().decode(file?.content), file?.contentType]).toEqual([text, type]);
      }
      await storage.put('last/wins', bytes('third'), 'text/plain');
      expect(new TextDecoder().decode((await storage.get('last/wins'))?.content)).toBe('second');
    });

    it('has one whole file where many replace one at once', async () => {
      const contents = Array.from({ length: 8 }, (_, index) => `file ${index}`.repeat(5000));
      await Promise.all(
        contents.map((text) => storage.replace('swapped', bytes(text), 'text/plain')),
      );
      expect(contents).toContain(new TextDecoder().decode((await storage.get('swapped'))?.content));
    });

    it('has nothing under a key that was never written', async () => {
      expect(await storage.get('never/written.pdf')).toBeUndefined();
    });

    it('lists what lies below a folder, and nothing beside it', async () => {
      const keys = Array.from({ length: 5 }, (_, index) => `shelf/${index}.png`);
      for (const key of [...keys, 'shelf/deep/1.png', 'shelves/1.png', 'other/shelf/1.png']) {
        await storage.put(key, bytes(key), 'image/png');
      }
      const found = await storage.list('shelf');
      expect(found.toSorted()).toEqual([...keys, 'shelf/deep/1.png']);
      await storage.delete('shelf/0.png');
      expect(await storage.list('shelf')).not.toContain('shelf/0.png');
      expect(await storage.list('bare')).toEqual([]);
    });

    it('takes a file away, once and again, and the key is free', async () => {
      await storage.put('gone', bytes('old'), 'text/plain');
      await storage.delete('gone');
      await storage.delete('gone');
      expect(await storage.get('gone')).toBeUndefined();
      await storage.put('gone', bytes('new'), 'text/plain');
      expect(new TextDecoder().decode((await storage.get('gone'))?.content)).toBe('new');
    });

    it.each([
      '',
      '/',
      '/invoices/1',
      'invoices/',
      'invoices//1',
      '..',
      '../secret',
      'invoices/../secret',
      'a..b',
      '.hidden',
      'Invoices/1',
      'invoices/1 2',
      'invoices\\1',
      'faktury/žluťoučký',
      'a\0b',
      'a\nb',
      'a?b',
      'a%2e',
      'a'.repeat(201),
    ])('refuses the key %j', async (key) => {
      await expect(storage.put(key, bytes('x'), 'text/plain')).rejects.toThrow(TypeError);
      await expect(storage.replace(key, bytes('x'), 'text/plain')).rejects.toThrow(TypeError);
      await expect(storage.get(key)).rejects.toThrow(TypeError);
      await expect(storage.delete(key)).rejects.toThrow(TypeError);
      await expect(storage.list(key)).rejects.toThrow(TypeError);
    });
  });
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
