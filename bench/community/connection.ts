import { connect, type Socket } from 'node:net';

const headEnd = Buffer.from('\r\n\r\n');
/** All that is left of an answer in pieces that has nothing to say. */
const noPieces = '0\r\n\r\n';

let asked = 0;

/** Each request comes from somebody else: none spends another's limit. */
function somebody(): string {
  asked += 1;
  return [10, (asked >> 16) & 255, (asked >> 8) & 255, asked & 255].join('.');
}

export type Asking = { path: string; headers: Record<string, string>; body?: unknown };

/**
 * One connection that is kept and asks one thing after the other. The least of a client: it shares the cores with what
 * is measured, and Node's own costs as much as a server.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #host: string;
  #received: Buffer = Buffer.alloc(0);
  #settle: { resolve: (body: Buffer) => void; reject: (error: Error) => void } | undefined;

  constructor(address: string) {
    const { hostname, port, host } = new URL(address);
    this.#host = host;
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#settle?.reject(error));
    this.#socket.on('close', () => this.#settle?.reject(new Error('the connection was closed')));
  }

  get(path: string, cookie: string): Promise<Buffer> {
    return this.ask({ path, headers: { Cookie: cookie } });
  }

  /** The body of an answer that went well; anything else is an error. What has a body is posted, as JSON. */
  ask({ path, headers, body }: Asking): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      const sent = body === undefined ? '' : JSON.stringify(body);
      const lines = Object.entries({
        Host: this.#host,
        'X-Forwarded-For': somebody(),
        ...(sent && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) }),
        ...headers,
      }).map(([name, value]) => `${name}: ${value}\r\n`);
      this.#socket.write(`${sent ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${sent}`);
    });
  }

  close(): void {
    this.#settle = undefined;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length > 0 ? Buffer.concat([this.#received, chunk]) : chunk;
    const end = this.#received.indexOf(headEnd);
    if (end < 0) return;
    const head = this.#received.toString('latin1', 0, end);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? this.#emptyLength(head);
    if (!/^HTTP\/1.1 20/.test(head) || length === undefined) {
      this.#settle?.reject(new Error(`not an answer to count: ${this.#received}`));
      return;
    }
    const whole = end + headEnd.length + Number(length);
    if (this.#received.length < whole) return;
    const body = this.#received.subarray(end + headEnd.length, whole);
    this.#received = this.#received.subarray(whole);
    this.#settle?.resolve(body);
  }

  /** An answer that says nothing need not say how long it is; one in pieces is taken only when there are none. */
  #emptyLength(head: string): number | undefined {
    if (head.startsWith('HTTP/1.1 204')) return 0;
    const isInPieces = /\r\ntransfer-encoding: *chunked/i.test(head);
    const rest = this.#received.toString('latin1', head.length + headEnd.length);
    return isInPieces && noPieces.startsWith(rest) ? noPieces.length : undefined;
  }
}
