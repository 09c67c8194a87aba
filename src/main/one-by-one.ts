import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Requests that a connection may have waiting. Browsers and proxies have none there, for they send the
 * next one when they have their answer.
 */
const MOST_WAITING = 16;

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

interface Line {
  isBusy: boolean;
  waiting: Parameters<Handle>[];
}

/**
 * Answers the requests of one connection one after the other. Node begins all that a client sends ahead
 * at once, and a few connections full of them would keep everybody else waiting, and their answers in
 * memory. A connection that sends too many ahead is cut.
 */
export function oneByOne(handle: Handle): Handle {
  const lines = new WeakMap<Socket, Line>();

  function begin(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.isBusy = true;
    // When the answer is sent, or its client has gone.
    response.once('close', () => goOn(line, request.socket));
    handle(request, response);
  }

  function goOn(line: Line, socket: Socket): void {
    line.isBusy = false;
    // What comes after an answer that ends the connection is not answered.
    const next = socket.writable ? line.waiting.shift() : undefined;
    if (!next) return;
    // The body of the last one may still be on its way.
    if (line.waiting.length === 0) socket.resume();
    begin(line, ...next);
  }

  return (request, response) => {
    const { socket } = request;
    // The rest of what was read before it was cut.
    if (socket.destroyed) return;
    const line = lines.get(socket) ?? { isBusy: false, waiting: [] };
    lines.set(socket, line);
    if (!line.isBusy) {
      begin(line, request, response);
    } else if (line.waiting.length < MOST_WAITING) {
      socket.pause();
      line.waiting.push([request, response]);
    } else {
      socket.destroy();
    }
  };
}
