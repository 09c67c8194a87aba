// The package has no types of its own; this is the part of it that we use.
declare module 'fontkit' {
  interface Font {
    characterSet: number[];
    glyphForCodePoint(codePoint: number): unknown;
    layout(text: string, features: string[]): unknown;
  }
  /** Reads a typeface; pdfkit takes what it gives in place of the bytes. */
  export function create(bytes: Uint8Array): Font;
}
