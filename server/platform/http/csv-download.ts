import type { Context } from 'hono';
import type { Log } from '../log/log.ts';
import { pulledStream } from './pulled-stream.ts';
import { requestIdOf } from './request-log.ts';

/** A table of any length as a file. Its answer has begun when a page of it fails: that is logged here, or nowhere. */
export function csvDownload(
  c: Context,
  log: Log,
  { fileName, pieces }: { fileName: string; pieces: AsyncIterable<string> },
): Response {
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', `attachment; filename="${fileName}"`);
  return c.body(pulledStream(encoded(pieces, log, requestIdOf(c))));
}

async function* encoded(
  pieces: AsyncIterable<string>,
  log: Log,
  requestId: string,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  try {
    for await (const piece of pieces) yield encoder.encode(piece);
  } catch (error) {
    log.error({ requestId, err: error }, 'a download broke off');
    throw error;
  }
}
