import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const contentTypes: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

type StaticFile = {
  contentType: string;
  cacheControl: string;
  etag: string;
  bodies: Partial<Record<'identity' | 'br' | 'gzip', Uint8Array<ArrayBuffer>>>;
};

/** The built web app, read once: it is small, and what is in memory cannot change under a request. */
export class StaticFiles {
  readonly #files: Map<string, StaticFile>;

  private constructor(files: Map<string, StaticFile>) {
    this.#files = files;
  }

  static async load(folder: string): Promise<StaticFiles> {
    const files = new Map<string, StaticFile>();
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const contentType = contentTypes[entry.name.slice(entry.name.lastIndexOf('.') + 1)];
      if (!entry.isFile() || !contentType) continue;
      const path = join(entry.parentPath, entry.name);
      const name = `/${relative(folder, path).replaceAll('\\', '/')}`;
      files.set(name, await loadFile(path, name, contentType));
    }
    return new StaticFiles(files);
  }

  has(name: string): boolean {
    return this.#files.has(name);
  }

  /** A file that is a part of an answer, as it was built. */
  text(name: string): string | undefined {
    const content = this.#files.get(name)?.bodies.identity;
    return content && new TextDecoder().decode(content);
  }

  /** The file in the best encoding that the browser takes; 304 when it has it already. */
  respond(name: string, request: Request, status = 200): Response | undefined {
    const file = this.#files.get(name);
    if (!file) return undefined;
    const accepted = request.headers.get('Accept-Encoding') ?? '';
    const encoding = encodings.find(({ name }) => file.bodies[name] && accepted.includes(name))?.name;
    const headers = new Headers({
      'Content-Type': file.contentType,
      'Cache-Control': file.cacheControl,
      ETag: file.etag,
      Vary: 'Accept-Encoding',
    });
    if (status === 200 && request.headers.get('If-None-Match') === file.etag) {
      return new Response(null, { status: 304, headers });
    }
    if (encoding) headers.set('Content-Encoding', encoding);
    const body = file.bodies[encoding ?? 'identity'];
    headers.set('Content-Length', String(body?.length ?? 0));
    return new Response(request.method === 'HEAD' ? null : body, { status, headers });
  }
}

async function loadFile(path: string, name: string, contentType: string): Promise<StaticFile> {
  const identity = new Uint8Array(await readFile(path));
  const bodies: StaticFile['bodies'] = { identity };
  for (const { name: encoding, suffix } of encodings) {
    const packed = await readFile(path + suffix).catch(() => undefined);
    if (packed) bodies[encoding] = new Uint8Array(packed);
  }
  return {
    contentType,
    bodies,
    // The build puts a hash of the content into the name of everything under /assets.
    cacheControl: name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
  };
}
