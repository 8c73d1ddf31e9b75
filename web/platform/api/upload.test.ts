// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeUpload, fakeUploads } from '#tests/support/fake-upload.ts';
import { ApiError } from './api-error.ts';
import { upload } from './upload.ts';

beforeEach(() => {
  fakeUploads();
});
afterEach(() => vi.unstubAllGlobals());

const file = new Blob(['a picture']);
const start = (giveUp = new AbortController(), onProgress: (sent: number) => void = () => undefined) =>
  upload('/api/anything', file, { signal: giveUp.signal, onProgress });
const failureOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

it('sends the file as it is, tells how much has left, and hands over the answer', async () => {
  const told: number[] = [];
  const call = start(undefined, (sent) => told.push(sent));
  await FakeUpload.last.progress(4);
  await FakeUpload.last.progress(9);
  await FakeUpload.last.answer({ url: '/media/post-images/1.webp' });
  expect(await call).toEqual({ url: '/media/post-images/1.webp' });
  expect(told).toEqual([4, 9]);
  expect(FakeUpload.last).toMatchObject({ address: '/api/anything', body: file });
});

it('turns a refusal into its code and its request id', async () => {
  const failure = failureOf(start());
  await FakeUpload.last.refuse('upload_unreadable');
  expect(await failure).toMatchObject({ code: 'upload_unreadable', requestId: 'r-1' });
});

it('says unavailable without a connection', async () => {
  const failure = failureOf(start());
  await FakeUpload.last.loseConnection();
  expect(await failure).toMatchObject({ code: 'unavailable' });
});

it('says unavailable when the sign-in page of a hotel answers', async () => {
  const failure = failureOf(start());
  FakeUpload.last.contentType = 'text/html';
  await FakeUpload.last.answer('Wi-Fi');
  expect(await failure).toMatchObject({ code: 'unavailable' });
});

it('stops sending when it is given up, and that is no failure of the server', async () => {
  const giveUp = new AbortController();
  const failure = failureOf(start(giveUp));
  giveUp.abort();
  expect(FakeUpload.last.isAborted).toBe(true);
  expect(await failure).not.toBeInstanceOf(ApiError);
});

it('sends nothing that was given up before', async () => {
  const giveUp = new AbortController();
  giveUp.abort();
  expect(await failureOf(start(giveUp))).not.toBeInstanceOf(ApiError);
  expect(FakeUpload.made).toEqual([]);
});
