import type { Server } from 'node:net';
import { WIDER_SHARE, networkOf, widerNetworkOf } from '#main/http/client-network.ts';

/**
 * Connections of one client: those of a hundred browsers behind one address, and a tenth of what the
 * server takes from everybody.
 */
const MOST = 500;

interface ConnectionLimits {
  perClient: number;
  /** All clients of one /48 together. */
  perWiderNetwork: number;
}

interface ConnectionCount {
  /** Counts a connection from an address; how to take it back, or undefined where it is one too many. */
  open(address: string): (() => void) | undefined;
}

/**
 * Cuts the connections that one client opens beyond its share, so that idle ones take no room from others.
 */
export function limitConnectionsPerClient(server: Server): void {
  const count = createConnectionCount({ perClient: MOST, perWiderNetwork: MOST * WIDER_SHARE });
  server.on('connection', (socket) => {
    const close = count.open(socket.remoteAddress ?? 'unknown');
    if (close) socket.once('close', close);
    else socket.destroy();
  });
}

export function createConnectionCount(limits: ConnectionLimits): ConnectionCount {
  const opened = new Map<string, number>();
  const openOf = (network: string) => opened.get(network) ?? 0;
  return {
    open(address) {
      const client = networkOf(address);
      const wider = widerNetworkOf(client);
      if (openOf(client) >= limits.perClient) return undefined;
      if (wider !== undefined && openOf(wider) >= limits.perWiderNetwork) return undefined;
      const counted = wider === undefined ? [client] : [client, wider];
      for (const network of counted) opened.set(network, openOf(network) + 1);
      return () => {
        for (const network of counted) {
          const left = openOf(network) - 1;
          if (left > 0) opened.set(network, left);
          else opened.delete(network);
        }
      };
    },
  };
}
