import { crc32 } from 'node:zlib';
import type { PictureOrigin } from '#domain/content/articles/article-picture.ts';

const DIGITAL_SOURCE = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
/** Eight bytes of signature, and the head of the picture with its length, name and sum (PNG, third edition). */
const HEAD_BYTES = 8 + 25;

/**
 * Writes into a PNG how it came about and whose it is, as IPTC's photo metadata in XMP, so that whoever has only
 * the file can tell a picture of a model from a drawn one (rules 82).
 * @param credit the brand of the shop
 */
export function recordOrigin(
  png: Uint8Array,
  { origin, credit }: { origin: PictureOrigin; credit: string },
): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(png);
  const parts = [
    bytes.subarray(0, HEAD_BYTES),
    chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${packet(origin, credit)}`)),
    bytes.subarray(HEAD_BYTES),
  ];
  return new Uint8Array(Buffer.concat(parts));
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

function packet(origin: PictureOrigin, credit: string): string {
  const made = 'model' in origin ? property('Iptc4xmpExt:AISystemUsed', origin.model) : '';
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
${property('Iptc4xmpExt:DigitalSourceType', DIGITAL_SOURCE + origin.source)}${made}${property('photoshop:Credit', credit)}
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}

function property(name: string, value: string): string {
  const text = value.replaceAll(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<${name}>${text}</${name}>`;
}
