import { createServer } from 'node:http';
import { listen } from '#main/http/listen.ts';
import type { Metrics, Sources } from './metrics.ts';
import type { Settings } from '#main/settings/settings.ts';

/**
 * Serves the metrics at an address of their own, which the public does not reach.
 * @returns what ends it
 */
export async function serveMetrics(
  metrics: Metrics,
  sources: Sources,
  { port, host }: NonNullable<Settings['metrics']>,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void metrics.text(sources).then(
      (text) =>
        response
          .writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
          .end(text),
      () => response.writeHead(500).end(),
    );
  });
  await listen(server, port, host);
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  };
}
