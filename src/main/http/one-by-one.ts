import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Requests that a connection may have waiting. Browsers and proxies have none there, for they send the
 * next one when they have their answer.
 */
const MOST_WAITING = 16;

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

interface Waiting {
  isBusy: boolean;
  requests: Parameters<Handle>[];
}

/**
 * Answers the requests of one connection one after the other. Node begins all that a client sends ahead
 * at once, and a few connections full of them would keep everybody else waiting, and their answers in
 * memory. A connection that sends too many ahead is cut.
 */
export function oneByOne(handle: Handle): Handle {
  const bySocket = new WeakMap<Socket, Waiting>();

  function begin(waiting: Waiting, request: IncomingMessage, response: ServerResponse): void {
    waiting.isBusy = true;
    // When the answer is sent, or its client has gone.
    response.once('close', () => goOn(waiting, request.socket));
    handle(request, response);
  }

  function goOn(waiting: Waiting, socket: Socket): void {
    waiting.isBusy = false;
    // What comes after an answer that ends the connection is not answered.
    const next = socket.writable ? waiting.requests.shift() : undefined;
    if (!next) return;
    // The body of the last one may still be on its way.
    if (waiting.requests.length === 0) socket.resume();
    begin(waiting, ...next);
  }

  return (request, response) => {
    const { socket } = request;
    // The rest of what was read before it was cut.
    if (socket.destroyed) return;
    const waiting = bySocket.get(socket) ?? { isBusy: false, requests: [] };
    bySocket.set(socket, waiting);
    if (!waiting.isBusy) {
      begin(waiting, request, response);
    } else if (waiting.requests.length < MOST_WAITING) {
      socket.pause();
      waiting.requests.push([request, response]);
    } else {
      socket.destroy();
    }
  };
}
