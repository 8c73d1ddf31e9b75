import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { maxAudioBytes } from '../shared/uploads/uploads.schema.ts';
import { startRealPostgres } from '../tests/support/real-postgres.ts';
import { startS3Server } from '../tests/support/s3-server.ts';

/** What the server's memory grows by while the largest audio comes in, and while somebody sends without end. */
const limitMb = 60;
const serverFile = process.argv[2] ?? 'dist/server/main.js';
const staffEmail = 'staff@colo.test';

const data = await mkdtemp(join(tmpdir(), 'colo-bench-'));
const postgres = await startRealPostgres();
const s3 = await startS3Server();
try {
  await bench('disk', {});
  await bench('S3', {
    S3_BUCKET: s3.settings.bucket,
    S3_ENDPOINT: s3.settings.endpoint,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
  });
} finally {
  s3.stop();
  await postgres.stop();
  await rm(data, { recursive: true, force: true });
}

async function bench(store: string, environment: Record<string, string>): Promise<void> {
  const { server, address } = await start(environment);
  const cookie = await signIn(address);
  const upload = (bytes: number, announced: boolean) =>
    measure(server, () => send(address, cookie, bytes, announced));
  report(`${store}, 100 MB of audio`, await upload(maxAudioBytes, true));
  report(`${store}, the same again`, await upload(maxAudioBytes, true));
  report(`${store}, 2 GB, unannounced`, await upload(2_000_000_000, false));
  server.kill('SIGTERM');
  await once(server, 'exit');
}

type Sent = { status: number; bytes: number };

function report(name: string, { growthMb, status, bytes }: Sent & { growthMb: number }): void {
  const sent = Math.round(bytes / 1024 / 1024);
  console.log(`${name}: answered ${status} after ${sent} MB; grew by ${growthMb} MB (limit ${limitMb})`);
}

async function start(environment: Record<string, string>) {
  const server = spawn(process.execPath, ['--max-semi-space-size=4', serverFile, '--without-web'], {
    env: {
      ...process.env,
      ...environment,
      DATA_DIR: data,
      DATABASE_URL: postgres.urlOf('postgres'),
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    printed += chunk;
    if (/ready at \S+\s/.test(printed)) break;
  }
  const address = /ready at (\S+)/.exec(printed)?.[1] ?? '';
  return { server, address: address.replace('localhost', '127.0.0.1') };
}

/** As staff does, with the code of the mail that the development mailbox holds. */
async function signIn(address: string): Promise<string> {
  const post = (path: string, body: unknown) =>
    fetch(`${address}/auth/v1/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: address },
      body: JSON.stringify(body),
    });
  await post('otp', { email: staffEmail });
  const folder = join(data, 'mail');
  const mail = await readFile(join(folder, (await readdir(folder)).at(-1) ?? ''), 'utf8');
  const token = /\b\d{6}\b/.exec(mail.slice(mail.indexOf('\r\n\r\n')))?.[0];
  const verified = await post('verify', { type: 'email', email: staffEmail, token });
  return verified.headers.get('Set-Cookie')?.split(';')[0] ?? '';
}

/** The highest that was seen meanwhile, above what it was when nothing moved. */
async function measure(server: ChildProcess, act: () => Promise<Sent>) {
  const before = await restingMemory(server);
  let peak = before;
  const watch = setInterval(async () => {
    peak = Math.max(peak, await memory(server));
  }, 20);
  const sent = await act();
  await sleep(1000);
  clearInterval(watch);
  return { ...sent, growthMb: Math.round(peak - before) };
}

/** Pictures of the library may still be in the making after the start: it has to stand still for a while. */
async function restingMemory(server: ChildProcess): Promise<number> {
  for (let last = 0, still = 0; ; await sleep(1000)) {
    const now = await memory(server);
    still = Math.abs(now - last) < 1 ? still + 1 : 0;
    last = now;
    if (still >= 5) return now;
  }
}

async function memory(server: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Silence in MPEG frames, made as it is sent, until the server has said what it thinks of it. */
function send(address: string, cookie: string, bytes: number, announced: boolean): Promise<Sent> {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  const frames = Buffer.concat(Array.from({ length: 157 }, () => frame));
  const headers = { Cookie: cookie, Origin: address, ...(announced ? { 'Content-Length': bytes } : {}) };
  const upload = request(`${address}/api/admin/uploads/audio`, { method: 'POST', headers });
  let sent = 0;
  return new Promise((resolve, reject) => {
    let answered = false;
    upload.on('response', (response) => {
      answered = true;
      response.resume();
      resolve({ status: response.statusCode ?? 0, bytes: sent });
    });
    upload.on('error', (error) => answered || reject(error));
    const more = () => {
      while (!answered && sent < bytes) {
        const piece = frames.subarray(0, bytes - sent);
        sent += piece.length;
        if (!upload.write(piece)) return;
      }
      if (!upload.writableEnded) upload.end();
    };
    upload.on('drain', more);
    more();
  });
}
