import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Webhooks } from './port.ts';

/** What whatever calls receivers must keep, tried on a receiver of this machine. */
export function describeWebhooks(name: string, make: () => Webhooks): void {
  describe(`the webhooks ${name}`, () => {
    let server: Server;
    const heard: { body: string; header: string | undefined }[] = [];
    const post = (path: string) =>
      make().post({
        url: urlOf(server) + path,
        headers: { 'webhook-id': 'one' },
        body: '{"a":"ž"}',
      });
    beforeAll(async () => {
      server = createServer((request, response) => {
        let body = '';
        request.setEncoding('utf8').on('data', (part: string) => (body += part));
        request.on('end', () => {
          heard.push({ body, header: request.headers['webhook-id']?.toString() });
          response.writeHead(Number(request.url?.slice(1)) || 200, { location: '/elsewhere' });
          response.end('thanks');
        });
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
    });
    afterAll(() => server.close());

    it('has a name', () => {
      expect(make().provider).not.toBe('');
    });

    it('hands body and headers over as they are', async () => {
      expect(await post('/200')).toMatchObject({ status: 200, answer: 'thanks' });
      expect(heard.at(-1)).toEqual({ body: '{"a":"ž"}', header: 'one' });
    });

    it('tells of a redirection and does not follow it', async () => {
      const before = heard.length;
      expect(await post('/302')).toMatchObject({ status: 302 });
      expect(heard).toHaveLength(before + 1);
    });

    it('says so where nobody answers, and does not throw', async () => {
      const url = 'http://127.0.0.1:9/';
      expect(await make().post({ url, headers: {}, body: '' })).toEqual({ problem: 'connection' });
    });
  });
}

function urlOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  return `http://127.0.0.1:${address.port}`;
}
