// The package has no types of its own; this is the part of it that we use.
declare module 'fontkit' {
  /** Reads a typeface; pdfkit takes what it gives in place of the bytes. */
  export function create(bytes: Uint8Array): unknown;
}
