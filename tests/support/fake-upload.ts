import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The one request of the browser that tells how much of a file has left, as a test drives it. */
export class FakeUpload {
  static made: FakeUpload[] = [];
  static get last(): FakeUpload {
    const request = FakeUpload.made.at(-1);
    if (!request) throw new Error('Nothing was uploaded');
    return request;
  }

  address = '';
  body: unknown;
  isAborted = false;
  status = 0;
  responseText = '';
  contentType = 'application/json';
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  constructor() {
    FakeUpload.made.push(this);
  }

  open(_method: string, address: string): void {
    this.address = address;
  }

  send(body: unknown): void {
    this.body = body;
  }

  abort(): void {
    this.isAborted = true;
    this.onabort?.();
  }

  getResponseHeader(): string {
    return this.contentType;
  }

  /** So many bytes have left. */
  progress(loaded: number): Promise<void> {
    return act(async () => this.upload.onprogress?.({ loaded }));
  }

  answer(answer: unknown, status = 200): Promise<void> {
    return act(async () => {
      this.status = status;
      this.responseText = JSON.stringify(answer);
      this.onload?.();
    });
  }

  refuse(code: string): Promise<void> {
    return this.answer({ error: { code, message: code, requestId: 'r-1' } }, 400);
  }

  loseConnection(): Promise<void> {
    return act(async () => this.onerror?.());
  }
}

/** From here on every upload of this test is one that the test drives. */
export function fakeUploads(): typeof FakeUpload {
  FakeUpload.made = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  return FakeUpload;
}
