import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * The wire between a browser and Colo, which can be cut: no engine but Chromium can be told to be offline. The browser
 * goes on believing that it is online, as a phone does in a lift.
 */
export async function openNetwork() {
  const sockets = new Set<Socket>();
  let target = 0;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    address: `http://localhost:${port}`,
    leadTo: (farPort: number) => {
      target = farPort;
    },
    cut,
    mend: async () => {
      if (!server.listening) await listen(port);
    },
    close: () => (server.listening ? cut() : undefined),
  };
}

export type Network = Awaited<ReturnType<typeof openNetwork>>;
