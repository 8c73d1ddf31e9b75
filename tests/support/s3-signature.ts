import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Whether a request is signed with this secret as AWS Signature Version 4 describes, computed anew from the wire. */
export function isSignedWith(request: IncomingMessage, accessKeyId: string, secret: string): boolean {
  const [, credential = '', signedHeaders = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  const [key, date = '', region = '', service = '', end = ''] = credential.split('/');
  const names = signedHeaders.split(';');
  if (key !== accessKeyId || !names.includes('host') || !names.includes('x-amz-content-sha256')) return false;

  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3.test');
  searchParams.sort();
  const canonical = [
    request.method,
    pathname,
    searchParams.toString().replaceAll('+', '%20'),
    ...names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = [date, region, service, end].join('/');
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signingKey = [date, region, service, end].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(signingKey, toSign).toString('hex') === signature;
}

/** Whether the body is the one that was signed. */
export function isSignedBody(request: IncomingMessage, body: Buffer): boolean {
  const signed = request.headers['x-amz-content-sha256'];
  return signed === 'UNSIGNED-PAYLOAD' || signed === sha256(body);
}
