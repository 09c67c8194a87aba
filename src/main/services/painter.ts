import { createEmbeddedPainter } from '#ports/painter/embedded.ts';
import { oneAtATime } from '#ports/painter/one-at-a-time.ts';
import type { Painter } from '#ports/painter/port.ts';
import bricolage from '#web/fonts/bricolage-grotesque-latin.woff2?inline';
import bricolageExt from '#web/fonts/bricolage-grotesque-latin-ext.woff2?inline';
import inter from '#web/fonts/inter-latin.woff2?inline';
import interExt from '#web/fonts/inter-latin-ext.woff2?inline';

/** The typefaces of the pages, as styles/every-page/fonts.css calls them. */
const faces = [
  { family: 'Bricolage Grotesque', file: bricolage },
  { family: 'Bricolage Grotesque', file: bricolageExt },
  { family: 'Inter', file: inter },
  { family: 'Inter', file: interExt },
];

/** All pictures of one page of search results are fewer; a crawler that asks for more comes again. */
const MOST_WAITING = 60;

/** Paints with the shop's typefaces, one picture at a time. */
export function makePainter(): Painter {
  const read = faces.map(({ family, file }) => ({ family, data: bytesOf(file) }));
  return oneAtATime(createEmbeddedPainter({ faces: read }), { mostWaiting: MOST_WAITING });
}

/** The bytes in the data address that the bundler makes of a file. */
function bytesOf(address: string): Uint8Array {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
