/** What a PNG says of itself in XMP: each property by its name, from the chunks as they lie in the file. */
export function readXmp(bytes: Uint8Array): Record<string, string> {
  const png = Buffer.from(bytes);
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    const isText = png.toString('latin1', at + 4, at + 8) === 'iTXt';
    if (!isText || !data.toString('latin1').startsWith('XML:com.adobe.xmp\0')) continue;
    const properties = data.toString('utf8').matchAll(/<(\w+:\w+)>([^<]*)<\/\1>/g);
    return Object.fromEntries([...properties].map(([, name = '', value = '']) => [name, value]));
  }
  return {};
}
