import { describe, expect, it, vi } from 'vitest';
import { createUploadsUnderWay } from './uploads-under-way.ts';

const file = (total: number | undefined = 100) => ({ total, cancel: () => undefined });

describe('files on their way', () => {
  it('are told as one figure, which is whole only when they have arrived', () => {
    const uploads = createUploadsUnderWay();
    expect(uploads.current()).toEqual({ count: 0, percent: null });
    const picture = uploads.begin(file(100));
    const sound = uploads.begin(file(300));
    picture.progress(100);
    expect(uploads.current()).toEqual({ count: 2, percent: 25 });
    sound.progress(300);
    expect(uploads.current().percent).toBe(99);
  });

  it('have no figure while one is fetched from an address', () => {
    const uploads = createUploadsUnderWay();
    uploads.begin(file(100)).progress(50);
    uploads.begin({ total: undefined, cancel: () => undefined });
    expect(uploads.current()).toEqual({ count: 2, percent: null });
  });

  it('are waited for until the last has ended', async () => {
    const uploads = createUploadsUnderWay();
    const first = uploads.begin(file());
    const second = uploads.begin(file());
    const heard = vi.fn();
    const settled = uploads.settled().then(heard);
    first.end('done');
    await Promise.resolve();
    expect(heard).not.toHaveBeenCalled();
    second.end('done');
    await settled;
    expect(heard).toHaveBeenCalledWith('done');
  });

  it.each([
    [['done', 'failed'], 'failed'],
    [['failed', 'done'], 'failed'],
    [['cancelled', 'done'], 'cancelled'],
    [['cancelled', 'failed'], 'failed'],
  ] as const)('that end %j are %s together', async (ends, worst) => {
    const uploads = createUploadsUnderWay();
    const begun = ends.map(() => uploads.begin(file()));
    const settled = uploads.settled();
    begun.forEach((upload, index) => {
      upload.end(ends[index] ?? 'done');
    });
    expect(await settled).toBe(worst);
  });

  it('forget what became of earlier ones, and end once', async () => {
    const uploads = createUploadsUnderWay();
    const before = uploads.begin(file());
    before.end('failed');
    const now = uploads.begin(file());
    before.end('failed');
    const settled = uploads.settled();
    now.end('done');
    expect(await settled).toBe('done');
    expect(await uploads.settled()).toBe('done');
  });

  it('can all be stopped', () => {
    const uploads = createUploadsUnderWay();
    const cancel = vi.fn();
    uploads.begin({ total: 1, cancel });
    uploads.begin({ total: 1, cancel });
    uploads.cancel();
    expect(cancel).toHaveBeenCalledTimes(2);
  });
});
