import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type RequestListener, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterEach, describe, expect, it } from 'vitest';
import { describeStorage } from './contract.ts';
import { type Storage, StorageDenied, StorageUnavailable } from './port.ts';
import { createS3Storage } from './s3.ts';

const BUCKET = 'vzlet';
const bytes = new TextEncoder().encode('invoice');
const endings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

describeStorage('S3', async () => {
  const { port, close } = await startS3rver();
  return { storage: storageAt(port), close };
});

describe('storage in S3', () => {
  it('is unavailable where nobody listens', async () => {
    const storage = storageAt(1);
    await expect(storage.get('a')).rejects.toThrow(StorageUnavailable);
    await expect(storage.put('a', bytes, 'text/plain')).rejects.toThrow(StorageUnavailable);
    await expect(storage.delete('a')).rejects.toThrow(StorageUnavailable);
    await expect(storage.list('a')).rejects.toThrow(StorageUnavailable);
  });

  it.each([{ bucket: 'another' }, { accessKeyId: 'unknown' }])(
    'is unavailable, and not empty, with %j',
    async (wrong) => {
      const { port, close } = await startS3rver();
      endings.push(close);
      const storage = storageAt(port, wrong);
      await expect(storage.get('a')).rejects.toThrow(StorageUnavailable);
      await expect(storage.put('a', bytes, 'text/plain')).rejects.toThrow(StorageUnavailable);
    },
  );

  it.each([401, 403])('says so where it is not let in (%i)', async (status) => {
    const storage = storageAt(await serve((_, response) => response.writeHead(status).end()));
    await expect(storage.get('a')).rejects.toThrow(StorageDenied);
    await expect(storage.put('a', bytes, 'text/plain')).rejects.toThrow(StorageDenied);
    await expect(storage.delete('a')).rejects.toThrow(StorageUnavailable);
    await expect(storage.list('a')).rejects.toThrow(StorageDenied);
  });

  it('calls no mistake of the program an outage', async () => {
    await expect(storageAt(1, { endpoint: 'nowhere' }).get('a')).rejects.toThrow(TypeError);
  });

  it('gives up a server that says nothing, and one whose file stops half-way', async () => {
    const silent = storageAt(await serve(() => {}), { timeoutMs: 300 });
    const halting = await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': '1000' }).write('the first bytes');
    });
    const begun = performance.now();
    await expect(silent.get('a')).rejects.toThrow(StorageUnavailable);
    const halted = storageAt(halting, { timeoutMs: 300 });
    await expect(halted.get('a')).rejects.toThrow(StorageUnavailable);
    // Without a limit of its own neither would ever end.
    expect(performance.now() - begun).toBeLessThan(15_000);
  });

  it('takes a file that another replica has just written for written', async () => {
    const asked: string[] = [];
    const port = await serve((request, response) => {
      asked.push(`${request.method} ${request.headers['if-none-match'] ?? ''}`);
      request.resume();
      response.writeHead(request.method === 'HEAD' ? 404 : 412).end();
    });
    await storageAt(port).put('a', bytes, 'text/plain');
    expect(asked).toEqual(['HEAD ', 'PUT *']);
  });

  it('writes without the condition where the server does not know it', async () => {
    const asked: string[] = [];
    const port = await serve((request, response) => {
      const condition = request.headers['if-none-match'];
      asked.push(`${request.method} ${condition ?? ''}`);
      request.resume();
      response.writeHead(request.method === 'HEAD' ? 404 : condition ? 501 : 200).end();
    });
    await storageAt(port).put('a', bytes, 'text/plain');
    expect(asked.at(-1)).toBe('PUT ');
  });
});

function storageAt(
  port: number,
  more: Partial<Parameters<typeof createS3Storage>[0]> = {},
): Storage {
  return createS3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: BUCKET,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    ...more,
  });
}

async function startS3rver(): Promise<{ port: number; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'vzlet-s3-'));
  const configureBuckets = [{ name: BUCKET, configs: [] }];
  const options = { port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets };
  const server = new S3rver(options);
  const { port } = await server.run();
  return {
    port,
    async close() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  endings.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
