import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/** How a model of pictures answers, right or wrong. */
export type ModelManner = 'right' | (typeof wrongManners)[number];
export const wrongManners = [
  'rubbish',
  'a page',
  'a megabyte of nothing',
  'a zip bomb',
  'no picture',
  'a picture of 50 megapixels',
  'a script as picture',
  'no data',
  'an error',
  'a redirect',
  'a hang',
] as const;

export interface ImageModel {
  /** As IMAGES_URL has it. */
  url: string;
  manner: ModelManner;
  /** The bodies that were sent, and the keys. */
  asked: { body: unknown; key: string | undefined }[];
  close(): Promise<void>;
}

/** A server that speaks as OpenAI's does, and answers with this picture. */
export async function startImageModel(picture: Uint8Array): Promise<ImageModel> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(parts).toString());
      model.asked.push({ body, key: request.headers.authorization });
      answer(response, model.manner, picture);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const model: ImageModel = {
    url: `http://127.0.0.1:${port}/v1`,
    manner: 'right',
    asked: [],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
  return model;
}

function answer(response: ServerResponse, manner: ModelManner, picture: Uint8Array): void {
  const json = { 'Content-Type': 'application/json' };
  const sendPicture = (bytes: Uint8Array) => {
    const data = [{ b64_json: Buffer.from(bytes).toString('base64') }];
    response.writeHead(200, json).end(JSON.stringify({ created: 1, data }));
  };
  const manners: Record<ModelManner, () => void> = {
    right: () => sendPicture(picture),
    rubbish: () => response.writeHead(200, json).end('{"data":[{'),
    'a page': () => response.writeHead(200).end('<!doctype html><script>alert(1)</script>'),
    'a megabyte of nothing': () => response.writeHead(200, json).end(' '.repeat(1_000_000)),
    'a zip bomb': () => {
      const bomb = gzipSync(Buffer.alloc(200_000_000, ' '));
      response.writeHead(200, { ...json, 'Content-Encoding': 'gzip' }).end(bomb);
    },
    'no picture': () => sendPicture(Buffer.from('not a picture')),
    'a picture of 50 megapixels': () => {
      const large = Buffer.from(picture);
      large.writeUInt32BE(10_000, 16);
      large.writeUInt32BE(5000, 20);
      sendPicture(large);
    },
    'a script as picture': () => sendPicture(Buffer.from('<svg><script>alert(1)</script></svg>')),
    'no data': () => response.writeHead(200, json).end('{"data":[]}'),
    'an error': () => response.writeHead(500, json).end('{"error":{"message":"x"}}'),
    'a redirect': () => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
    'a hang': () => response.writeHead(200, json).write('{"data":'),
  };
  manners[manner]();
}
