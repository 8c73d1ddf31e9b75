import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import type { S3Settings } from '#server/platform/s3/s3-settings.ts';
import { isSignedBody, isSignedWith } from './s3-signature.ts';

type StoredObject = { body: Buffer; contentType: string; changedAt: Date };

/** A store that speaks S3 on loopback: one bucket, objects in memory, every request's signature checked. */
export async function startS3Server() {
  const objects = new Map<string, StoredObject>();
  const settings = {
    bucket: 'colo',
    region: 'us-east-1',
    accessKeyId: 'key-of-tests',
    secretAccessKey: 'a secret',
  };
  const server = createServer(async (request, response) => {
    const body = await wholeBody(request).catch(() => undefined);
    if (!body) return response.destroy(); // Broken off: nothing is kept.
    if (!isSignedWith(request, settings.accessKeyId, settings.secretAccessKey)) {
      return refuse(response, 403, 'SignatureDoesNotMatch');
    }
    const { pathname } = new URL(request.url ?? '', 'http://s3.test');
    const key = decodeURIComponent(pathname).replace(`/${settings.bucket}/`, '');
    if (pathname === `/${settings.bucket}` || pathname === `/${settings.bucket}/`)
      return list(request, response);
    if (request.method === 'PUT') return put(request, response, key, body);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const object = objects.get(key);
    if (!object) return refuse(response, 404, 'NoSuchKey');
    return hand(request, response, object);
  });

  function put(request: IncomingMessage, response: ServerResponse, key: string, sent: Buffer) {
    const isChunked = request.headers['x-amz-content-sha256'] === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';
    const body = isChunked ? decodeChunks(request, sent) : isSignedBody(request, sent) ? sent : undefined;
    if (!body) return refuse(response, 400, 'BadDigest');
    const contentType = request.headers['content-type'] ?? 'binary/octet-stream';
    objects.set(key, { body, contentType, changedAt: new Date() });
    return response.writeHead(200, { ETag: `"${crc32(body)}"` }).end();
  }

  /** Two at a time, so that who lists has to come back for the rest. */
  function list(request: IncomingMessage, response: ServerResponse) {
    const { searchParams } = new URL(request.url ?? '', 'http://s3.test');
    const prefix = searchParams.get('prefix') ?? '';
    const after = searchParams.get('continuation-token') ?? '';
    const left = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = left.slice(0, 2);
    const more = left.length > 2 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    response.writeHead(200, { 'Content-Type': 'application/xml' });
    response.end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${left.length > 2}</IsTruncated>${contents}${more}</ListBucketResult>`,
    );
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { ...settings, endpoint } satisfies S3Settings,
    objects,
    stop: () => void server.close().closeAllConnections(),
  };
}

async function wholeBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The SDK's frame around a stream: chunks led by their length in hex, and a checksum of the whole at the end. */
function decodeChunks(request: IncomingMessage, sent: Buffer): Buffer | undefined {
  const pieces: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = sent.indexOf('\r\n', at);
    const length = Number.parseInt(sent.subarray(at, lineEnd).toString(), 16);
    at = lineEnd + 2;
    if (!(length > 0)) break;
    pieces.push(sent.subarray(at, at + length));
    at += length + 2;
  }
  const body = Buffer.concat(pieces);
  const [, checksum] = /^x-amz-checksum-crc32:(\S+)/.exec(sent.subarray(at).toString()) ?? [];
  const isWhole =
    body.length === Number(request.headers['x-amz-decoded-content-length']) &&
    checksum === Buffer.from(crc32(body).toString(16).padStart(8, '0'), 'hex').toString('base64');
  return isWhole ? body : undefined;
}

function hand(request: IncomingMessage, response: ServerResponse, object: StoredObject): void {
  const { body, contentType, changedAt } = object;
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const part = start && end ? body.subarray(Number(start), Number(end) + 1) : body;
  response.writeHead(part === body ? 200 : 206, {
    'Content-Type': contentType,
    'Content-Length': part.length,
    'Last-Modified': changedAt.toUTCString(),
    ...(part === body ? {} : { 'Content-Range': `bytes ${start}-${end}/${body.length}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
