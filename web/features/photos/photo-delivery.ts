import type { ErrorCode } from '#shared/errors/error-codes.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { sendPhoto } from './photos.api.ts';
import {
  blobOf,
  changePhoto,
  dropPhoto,
  openPhotosOf,
  subscribeToPhotos,
  type WaitingPhoto,
  waitingPhotos,
} from './waiting-photos.ts';

const retrySeconds = 30;
/** The connection, the server or her session: nothing is wrong with the photo. */
const later: readonly ErrorCode[] = [
  'unavailable',
  'internal',
  'unauthenticated',
  'second_factor_required',
  'consent_needed',
];

/** The record that a write is about, if it shows this photo. */
const shows = ({ kind, body }: Pick<Write, 'kind' | 'body'>, id: string): boolean =>
  kind === 'record.put' && (body as { details?: { photo?: unknown } }).details?.photo === id;

type Told = { onRefused: (photo: WaitingPhoto) => void };

/** Sends her photos while this page is open: each with the record that shows it, once. Answers how to end it. */
export function startPhotoDelivery(owner: string, { onRefused }: Told): () => void {
  let isOver = false;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wake(): void {
    if (isOver || running) return;
    running = deliver().finally(() => {
      running = undefined;
      // One may have been saved while another was sent.
      if (next() && navigator.onLine && timer === undefined) wake();
    });
  }

  /** What may leave: its record was saved, and nothing has to be asked of her first. */
  function next(): WaitingPhoto | undefined {
    const { held } = appOutbox.snapshot();
    return waitingPhotos().find(
      ({ id, state }) => state === 'waiting' && !held.some((write) => shows(write, id)),
    );
  }

  async function deliver(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    for (let photo = next(); photo && !isOver && navigator.onLine; photo = next()) {
      try {
        await sendPhoto(photo, blobOf(photo));
        await dropPhoto(photo.id);
      } catch (error) {
        if (!(await isSettled(photo, error))) {
          timer = setTimeout(() => {
            timer = undefined;
            wake();
          }, retrySeconds * 1000);
          return;
        }
      }
    }
  }

  /** Whether there is nothing to try again. */
  async function isSettled(photo: WaitingPhoto, error: unknown): Promise<boolean> {
    const { code, fields } =
      error instanceof ApiError ? error : { code: 'internal' as const, fields: {} as Record<string, string> };
    const reason = fields.family ?? code;
    if (later.includes(code) || reason === 'too_many_requests') return false;
    // Where she no longer belongs, nothing of it stays on her phone.
    if (code === 'not_a_member') await dropPhoto(photo.id);
    else {
      await changePhoto(photo.id, { state: 'refused', reason });
      onRefused({ ...photo, state: 'refused', reason });
    }
    return true;
  }

  const onOnline = () => {
    clearTimeout(timer);
    timer = undefined;
    wake();
  };
  const onVisible = () => document.visibilityState === 'visible' && onOnline();
  const endings = [appOutbox.subscribe(wake), subscribeToPhotos(wake)];
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  void openPhotosOf(owner).then(wake);
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const end of endings) end();
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
