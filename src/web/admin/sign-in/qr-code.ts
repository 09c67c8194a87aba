import { encode } from 'uqr';

/** A QR code as the path of an SVG, in units of one module, with the quiet zone that readers ask for. */
export interface QrPath {
  size: number;
  path: string;
}

/** Modules around the code that stay light (ISO/IEC 18004). */
const QUIET = 4;

/** Draws a text as a QR code. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
