import { createElement } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OgImages, PictureForm } from './port.ts';

const size = { width: 600, height: 315 };
const png: PictureForm = { ...size, format: 'png' };

/** A sheet with a line that rises, a title over it, and something small below. */
function sheet(title: string, below = 'Vzlet') {
  const words = { fontFamily: 'Bricolage Grotesque', fontWeight: 700, fontSize: 40 };
  return createElement(
    'div',
    {
      style: {
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: 32,
        backgroundColor: '#fbfaf5',
        color: '#0f192d',
      },
    },
    createElement(
      'svg',
      { viewBox: '0 0 600 315', width: 600, height: 315, style: { position: 'absolute' } },
      createElement('path', { d: 'M0 270H300C440 270 500 200 560 100', stroke: '#0f192d' }),
    ),
    createElement('div', { style: words }, title),
    createElement('div', { style: { fontFamily: 'Inter', fontSize: 20 } }, below),
  );
}

/** What a picture says of itself: its format, and how large it is. */
function describePicture(bytes: Uint8Array): PictureForm {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (ascii(1, 4) === 'PNG') {
    return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) };
  }
  expect([ascii(0, 4), ascii(8, 15)]).toEqual(['RIFF', 'WEBPVP8']);
  // Fourteen bits each, in the head of the one lossy frame (RFC 9649).
  const side = (at: number) => view.getUint16(at, true) % 0x4000;
  return { format: 'webp', width: side(26), height: side(28) };
}

/** What every adapter of the renderer of pictures keeps. @param create makes one with the shop's typefaces */
export function describeOgImages(name: string, create: () => OgImages): void {
  describe(`the painter ${name}`, () => {
    let ogImages: OgImages;
    beforeAll(() => {
      ogImages = create();
    });
    const paint = (title: string, form = png) => ogImages.paint(sheet(title), form);

    it('paints in the form that is asked for', async () => {
      for (const form of [png, { ...size, format: 'webp' }] as const) {
        expect(describePicture(await paint('Vzlet', form))).toEqual(form);
      }
    });

    it('paints the same drawing in the same way', async () => {
      expect(await paint('Ceník')).toEqual(await paint('Ceník'));
    });

    it.each([...'ěščřžýáíéůúťďňĚŠČŘŽŮ„“”’–…·%'])('draws %s', async (sign) => {
      expect(await paint(`A ${sign} B`)).not.toEqual(await paint('A B'));
      expect(await paint(`A ${sign} B`)).not.toEqual(await paint('A x B'));
    });

    it.each(['→', '🚀', '👩‍💻', '漢字', '\ue000', '\u0301', '☎️', '\ud800', 'Z̧alg̷o'])(
      'paints a title with %j, which no typeface of the shop has',
      async (strange) => {
        const blank = await paint('');
        const painted = await paint(`Before ${strange} after`);
        expect(describePicture(painted)).toEqual(png);
        expect(painted).not.toEqual(blank);
      },
    );

    it('leaves out what it cannot draw, with the gap that it would leave', async () => {
      expect(await paint('Start 🚀 now')).toEqual(await paint('Start now'));
      expect(await paint('Start → now')).toEqual(await paint('Start – now'));
    });

    it('paints an empty title, and one of signs that it cannot draw', async () => {
      const blank = await paint('');
      expect(describePicture(blank)).toEqual(png);
      expect(await paint('🚀🚀')).toEqual(blank);
      expect(blank).not.toEqual(await ogImages.paint(sheet('', ''), png));
    });

    it('paints text as text, whatever stands in it', async () => {
      const markup = '<img src="http://127.0.0.1:9/x.png"> &amp; {{x}}';
      expect(await paint(markup)).not.toEqual(await paint(''));
    });

    it('paints a title that is far too long', async () => {
      expect(describePicture(await paint('slovo '.repeat(500)))).toEqual(png);
      expect(describePicture(await paint('m'.repeat(3000)))).toEqual(png);
    });

    it.each([
      { strokeDasharray: '.1 20' },
      { strokeDasharray: '9 3', strokeLinecap: 'butt' },
      { fill: '#0f192d', fillRule: 'evenodd' },
      { transform: 'matrix(-1 0 0 1 600 0)' },
    ] as const)('draws a line and two discs that cross otherwise with %j', async (more) => {
      const discs = 'M40 150a60 60 0 1 0 120 0a60 60 0 1 0-120 0zM100 150a60 60 0 1 0 120 0z';
      const drawn = (given: object) => {
        const look = { d: `${discs}M10 30H590`, stroke: '#0f192d', strokeWidth: 8 };
        const path = createElement('path', {
          fill: '#0f192d',
          strokeLinecap: 'round',
          ...look,
          ...given,
        });
        const svg = { viewBox: '0 0 600 315', ...size };
        return ogImages.paint(createElement('svg', svg, path), png);
      };
      expect(await drawn(more)).not.toEqual(await drawn({}));
    });

    it('paints many at once, each by itself', async () => {
      const titles = ['a', 'b', 'c', 'd', 'e'];
      const together = await Promise.all(titles.map((title) => paint(title)));
      for (const [at, title] of titles.entries()) expect(together[at]).toEqual(await paint(title));
    });
  });
}
