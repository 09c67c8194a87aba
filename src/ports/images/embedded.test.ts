import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createEmbeddedImageProcessor } from './embedded.ts';

const imageProcessor = createEmbeddedImageProcessor();
const small = { format: 'webp', mostWidth: 1600 } as const;
const develop = (bytes: Uint8Array) => imageProcessor.develop(bytes, small);

/** A field of one colour with a band of another at its left, so that a turned one is told. */
function sheet(width = 40, height = 20) {
  const band = { create: { width: 10, height, channels: 3, background: '#0000ff' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: band, left: 0, top: 0 },
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** A PNG that says this of its size, and has these chunks before its dots. */
function pngOf(width: number, height: number, dots: Buffer, ...more: Buffer[]): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const parts = [chunk('IHDR', head), ...more, chunk('IDAT', dots), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

describe('what the darkroom takes', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'is a %s, which becomes a WebP',
    async (kind) => {
      const made = await develop(await sheet().toFormat(kind).toBuffer());
      expect(made).toMatchObject({ ok: true, width: 40, height: 20 });
      expect(made.ok && (await sharp(made.bytes).metadata()).format).toBe('webp');
    },
  );

  it('is never wider than it is kept, and a small one stays small', async () => {
    expect(await develop(await sheet(3000, 300).png().toBuffer())).toMatchObject({
      ok: true,
      width: 1600,
      height: 160,
    });
  });

  it('is cut to the form of an article’s picture where that is asked for', async () => {
    const bytes = await sheet(900, 900).png().toBuffer();
    const made = await imageProcessor.develop(bytes, { format: 'png', width: 1200, height: 630 });
    expect(made).toMatchObject({ ok: true, width: 1200, height: 630 });
  });

  it.each([
    ['CMYK', () => sheet().toColourspace('cmyk').jpeg().toBuffer()],
    ['16 bits a channel', () => sheet().toColourspace('rgb16').png().toBuffer()],
    ['an alpha channel', () => sheet().ensureAlpha(0.5).png().toBuffer()],
    ['shades of grey', () => sheet().greyscale().png().toBuffer()],
  ])('is of eight bits in the colours of the web, also from %s', async (_, make) => {
    const made = await develop(await make());
    const { space, depth } = await sharp(made.ok ? made.bytes : undefined).metadata();
    expect([space, depth]).toEqual(['srgb', 'uchar']);
  });

  it('stands upright, and says nothing of where and by what it was taken', async () => {
    const turned = sheet().withExif({
      IFD0: { Make: 'SECRET-CAMERA', Orientation: '6' },
      IFD3: { GPSLatitude: '50/1 5/1 0/1' },
    });
    const bytes = await turned.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const made = await develop(bytes);
    expect(made).toMatchObject({ ok: true, width: 20, height: 40 });
    const { exif, orientation, xmp } = await sharp(made.ok ? made.bytes : undefined).metadata();
    expect([exif, orientation, xmp]).toEqual([undefined, undefined, undefined]);
  });

  it('is the first frame where it moves', async () => {
    const frames = await Promise.all([sheet().png().toBuffer(), sheet().negate().png().toBuffer()]);
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const made = await develop(moving);
    const { pages = 1 } = await sharp(made.ok ? made.bytes : undefined).metadata();
    expect([made.ok && made.height, pages]).toEqual([20, 1]);
  });

  it('leaves behind what else its file was', async () => {
    const script = '<script>alert(1)</script><?php evil(); ?>PK\x03\x04';
    const behind = Buffer.concat([await sheet().jpeg().toBuffer(), Buffer.from(script)]);
    const within = pngOf(1, 1, deflateSync(Buffer.alloc(4)), chunk('tEXt', Buffer.from(script)));
    for (const bytes of [behind, within]) {
      const made = await develop(bytes);
      expect(made.ok).toBe(true);
      const text = made.ok ? Buffer.from(made.bytes).toString('latin1') : '<script>';
      expect(text).not.toMatch(/script|php|PK/);
    }
  });
});

describe('what the darkroom refuses', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
  it.each([
    ['an SVG', svg],
    ['an SVG behind a declaration', `<?xml version="1.0"?>${svg}`],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7'],
    ['a script that begins as an archive', 'PK\x03\x04'],
    ['a bitmap', 'BM\0\0\0\0'],
    ['nothing', ''],
  ])('is %s', async (_, text) => {
    expect(await develop(Buffer.from(text))).toEqual({ ok: false, problem: 'no-picture' });
  });

  it.each([
    ['a script behind the first letters of a GIF', 'GIF89a/*' + '\0'.repeat(20) + '*/=alert(1)'],
    ['a page behind the first bytes of a JPEG', '\xff\xd8\xff<script>alert(1)</script>'],
    ['an SVG behind the signature of a PNG', `\x89PNG\r\n\x1a\n${svg}`],
  ])('is %s', async (_, text) => {
    expect(await develop(Buffer.from(text, 'latin1'))).toMatchObject({ ok: false });
  });

  it('is one that ends half-way', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width: 300, height: 300, channels: 3, background: '#000', noise } as const;
    for (const kind of ['png', 'jpeg', 'webp'] as const) {
      const whole = await sharp({ create }).toFormat(kind).toBuffer();
      const half = whole.subarray(0, whole.length / 2);
      expect([kind, await develop(half)]).toEqual([kind, { ok: false, problem: 'broken' }]);
    }
  });

  it('is one of 50 megapixels or of endless sides, by its head alone', async () => {
    const dots = deflateSync(Buffer.alloc(10));
    for (const [width, height] of [
      [10_000, 5000],
      [60_000, 60_000],
      [20_000, 10],
    ] as const) {
      const made = await develop(pngOf(width, height, dots));
      expect(made).toEqual({ ok: false, problem: 'too-large' });
    }
  });

  it('is one of more bytes than may be sent', async () => {
    const heavy = Buffer.concat([await sheet().png().toBuffer(), Buffer.alloc(8 * 1024 * 1024)]);
    expect(await develop(heavy)).toEqual({ ok: false, problem: 'too-heavy' });
  });

  it('is never unpacked without an end: 100 MB of text in 100 kB', async () => {
    const text = deflateSync(Buffer.alloc(100_000_000));
    const bomb = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), text]));
    const before = process.resourceUsage().maxRSS;
    const made = await develop(pngOf(1, 1, deflateSync(Buffer.alloc(4)), bomb));
    expect(made.ok ? made.bytes.length : 0).toBeLessThan(1000);
    // Kilobytes: less than half of what the text would take.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(50_000);
  });
});

it('develops many at once one after the other, and tells who would wait too long', async () => {
  const bytes = await sheet().png().toBuffer();
  const many = await Promise.allSettled(Array.from({ length: 20 }, () => develop(bytes)));
  const done = many.filter(({ status }) => status === 'fulfilled');
  expect([done.length > 5, done.length < 20]).toEqual([true, true]);
  expect(await develop(bytes)).toMatchObject({ ok: true });
});

describe('a darkroom with more to do than may wait', () => {
  it('refuses what was sent, and develops what was paid for in its turn', async () => {
    const bytes = await sheet(400, 400).png().toBuffer();
    const form = { format: 'png', width: 120, height: 63 } as const;
    const sent = Array.from({ length: 12 }, () => imageProcessor.develop(bytes, small));
    const paid = imageProcessor.develop(bytes, form, { waits: true });
    const refused = (await Promise.allSettled(sent)).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(await paid).toMatchObject({ ok: true, width: 120, height: 63 });
  });
});
