import { spawn } from 'node:child_process';
import { createServer } from 'vite';

/** Vite serves the web part with hot reload and hands calls on to the server, which restarts when it changes. */
const callsPort = 3001;
const env = {
  ...process.env,
  PORT: String(callsPort),
  APP_URL: process.env.APP_URL ?? 'http://localhost:3000',
};
const server = spawn('node', ['--watch', '--watch-preserve-output', 'server/main.ts', '--without-web'], {
  stdio: 'inherit',
  env,
});

const web = await createServer();
await web.listen();
web.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    server.kill();
    await web.close();
    process.exit(0);
  });
}
