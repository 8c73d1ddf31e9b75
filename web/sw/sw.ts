import type { WorkerMessage } from '../platform/offline/worker-messages.ts';
import { answerWithPage } from './page.ts';
import { pictureOf } from './pictures.ts';
import { planOf } from './plan.ts';
import { fileOf, installShell, removeOldShells } from './shell-cache.ts';
import type { Shell, WorkerScope } from './worker-scope.ts';

// The build puts the list in place of this name.
declare const __SHELL__: Shell;
const shell = __SHELL__;
const worker = globalThis as unknown as WorkerScope;

// A new version waits until it is asked to take over: what runs is never exchanged under her hands.
worker.addEventListener('install', (event) => event.waitUntil(installShell(shell)));

worker.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    await removeOldShells(shell, windows.length > 1);
    await worker.clients.claim();
  };
  event.waitUntil(takeOver());
});

worker.addEventListener('message', ({ data, ports }) => {
  const message = data as WorkerMessage;
  if (message.type === 'activate') void worker.skipWaiting();
  if (message.type === 'claim') void worker.clients.claim();
  if (message.type === 'is-yours')
    ports[0]?.postMessage(message.scripts.every((script) => shell.files.includes(script)));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const plan = planOf(request, worker.location.origin);
  if (plan.kind === 'page') answerWithPage(event, shell, plan.page);
  else if (plan.kind === 'file') event.respondWith(fileOf(shell, request));
  else if (plan.kind === 'picture') event.respondWith(pictureOf(request, (work) => event.waitUntil(work)));
});
