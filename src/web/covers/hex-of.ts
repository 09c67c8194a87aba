/** A colour of the tokens (OKLCH, hue in degrees) as a picture needs it: in sRGB, hexadecimal. */
export function hexOf(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
    .map((light) => byteOf(light).toString(16).padStart(2, '0'))
    .join('')
    .replace(/^/, '#');
}

/** Linear light as a screen is told it. */
function byteOf(light: number): number {
  const shown = Math.min(1, Math.max(0, light));
  const coded = shown <= 0.0031308 ? 12.92 * shown : 1.055 * shown ** (1 / 2.4) - 0.055;
  return Math.round(coded * 255);
}
