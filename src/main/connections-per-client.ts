import type { Server } from 'node:net';
import { networkOf } from './client-network.ts';

/**
 * Connections of one client: those of a hundred browsers behind one address, and a tenth of what the
 * server takes from everybody.
 */
const MOST = 500;

/** Cuts what one client opens beyond its share, so that its silence takes no room from others. */
export function limitConnectionsPerClient(server: Server): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const client = networkOf(socket.remoteAddress ?? 'unknown');
    const others = open.get(client) ?? 0;
    if (others >= MOST) {
      socket.destroy();
      return;
    }
    open.set(client, others + 1);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  });
}
