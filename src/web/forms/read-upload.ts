import { setImmediate as turn } from 'node:timers/promises';
import { getMultipartBoundary, parseMultipart } from '@remix-run/multipart-parser';
import { MOST_FIELDS, MOST_PART_HEAD } from '#domain/text/input-limits.ts';
import { type PostedFields, postedFields } from './posted-fields.ts';

/** A form with a file in it. */
interface Upload {
  field: PostedFields;
  /** As what it calls itself, and its bytes; undefined where none was chosen. */
  file: { name: string; bytes: Uint8Array<ArrayBuffer> } | undefined;
}

/**
 * Reads a form with one file, the field `file`. The bytes of the file are those of the body and no copy: each would
 * keep readers waiting for as long as it is made. What is broken, or was not sent at all, reads as an empty form.
 */
export async function readUpload(request: Request): Promise<Upload> {
  const boundary = getMultipartBoundary(request.headers.get('content-type') ?? '');
  try {
    if (!boundary) return { field: postedFields(await request.formData()), file: undefined };
    const body = await request.bytes();
    await turn();
    return readParts(body, boundary);
  } catch {
    return { field: () => '', file: undefined };
  }
}

function readParts(body: Uint8Array<ArrayBuffer>, boundary: string): Upload {
  const most = { maxFileSize: body.byteLength, maxTotalSize: body.byteLength };
  const bounds = { maxParts: MOST_FIELDS, maxHeaderSize: MOST_PART_HEAD, ...most };
  const fields = new FormData();
  let file: Upload['file'];
  for (const part of parseMultipart(body, { boundary, ...bounds })) {
    if (EXTENDED.test(part.headers['content-disposition'] ?? ''))
      throw new Error('No browser writes so.');
    const { name, filename } = part;
    if (name === undefined) continue;
    if (filename === undefined) fields.append(name, part.text);
    else if (name === 'file') file ??= { name: filename, bytes: bytesOf(part.content) };
  }
  // Where no file was chosen, browsers send an empty one without a name.
  const isChosen = file && (file.name !== '' || file.bytes.byteLength > 0);
  return { field: postedFields(fields), file: isChosen ? file : undefined };
}

/** A name in an encoding of its own, which has no place in a form (RFC 7578, 4.2). */
const EXTENDED = /filename\*/i;

/** Of a body that is whole a part is one piece of it, or none where it is empty. */
function bytesOf([chunk]: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return chunk?.buffer instanceof ArrayBuffer
    ? new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    : new Uint8Array();
}
