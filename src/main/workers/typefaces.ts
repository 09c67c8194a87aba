import type { Face } from '#ports/og-images/render-nodes.ts';
import bricolage from '#web/fonts/bricolage-grotesque-latin.woff2?inline';
import bricolageExt from '#web/fonts/bricolage-grotesque-latin-ext.woff2?inline';
import inter from '#web/fonts/inter-latin.woff2?inline';
import interExt from '#web/fonts/inter-latin-ext.woff2?inline';

const files = [
  { family: 'Bricolage Grotesque', file: bricolage },
  { family: 'Bricolage Grotesque', file: bricolageExt },
  { family: 'Inter', file: inter },
  { family: 'Inter', file: interExt },
];

/** The typefaces of the pages, as styles/every-page/fonts.css calls them. */
export const typefaces: readonly Face[] = files.map(({ family, file }) => ({
  family,
  data: bytesOf(file),
}));

/** The bytes in the data address that the bundler makes of a file. */
function bytesOf(address: string): Uint8Array {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
