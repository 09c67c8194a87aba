import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Milliseconds in which a client may finish sending what was refused. */
const LINGER_MS = 2000;

/** Errors of the parser whose answer is another than 400. */
const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * Answers what is not an HTTP request, and reads the rest of it for a moment. To a proxy in front, a
 * connection that is cut while it is still sending is a replica that has failed: a few such requests from
 * anywhere would take every replica out of service.
 * @param answering the answer under way on a connection, if any is
 */
export function refuseNonsense(
  server: Server,
  answering: (socket: Duplex) => ServerResponse | undefined,
): void {
  const refused = new WeakSet<Duplex>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // The rest of the same invalid request.
    if (refused.has(socket)) return;
    refused.add(socket);
    const status = statuses.get(error.code ?? '') ?? 400;
    const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`;
    const inProgress = answering(socket);
    if (socket.writable && !inProgress) {
      socket.end(answer);
      setTimeout(() => socket.destroy(), LINGER_MS).unref();
    } else {
      if (socket.writable && !inProgress?.headersSent) socket.write(answer);
      socket.destroy(error);
    }
  });
}
