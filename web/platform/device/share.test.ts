// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { share } from './share.ts';

const what = { title: 'Noites', text: 'Mais calmas', url: 'https://colo.test/app/post/1' };

function device(abilities: object): void {
  vi.stubGlobal('navigator', abilities);
}
afterEach(() => vi.unstubAllGlobals());

it('opens the phone’s own sheet', async () => {
  const sheet = vi.fn(async () => undefined);
  device({ share: sheet });
  expect(await share(what)).toBe('shared');
  expect(sheet).toHaveBeenCalledWith(what);
});

it('says nothing when she closes the sheet', async () => {
  const writeText = vi.fn();
  device({
    share: () => Promise.reject(new DOMException('closed', 'AbortError')),
    clipboard: { writeText },
  });
  expect(await share(what)).toBe('cancelled');
  expect(writeText).not.toHaveBeenCalled();
});

it('copies the link when the sheet refuses, or there is none', async () => {
  const writeText = vi.fn(async () => undefined);
  device({ share: () => Promise.reject(new TypeError('no')), clipboard: { writeText } });
  expect(await share(what)).toBe('copied');
  device({ clipboard: { writeText } });
  expect(await share(what)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(what.url);
});

it('admits that it could do neither', async () => {
  device({});
  expect(await share(what)).toBe('failed');
});
