// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ArticleAnswer } from '#shared/library/library.schema.ts';
import { anArticle, articleId, fakeArticle } from '#tests/support/fake-article.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { fakeSpeech } from '#tests/support/fake-speech.ts';
import { openApp } from '#tests/support/open-app.tsx';

const page = `/app/post/${articleId}`;
const about = { introduction: 'Calma.', content: '## Noite\n\nLuz baixa. Colo.', practicalTip: 'Respire.' };

async function read(address = page, more: Partial<ArticleAnswer> = {}) {
  fakeServer({ viewer: ana, also: fakeArticle(anArticle({ ...about, ...more })) });
  const app = await openApp(address);
  await screen.findByText('Respire.');
  return app;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('an article without a recording', () => {
  it('is read by the device, sentence by sentence, to its end', async () => {
    const speech = fakeSpeech(['en-US', 'pt_BR']);
    await read();
    press('Ouvir com a voz do aparelho');
    const heard: string[] = [];
    for (;;) {
      await waitFor(() => expect(speech.saying()).toBeTruthy());
      heard.push(speech.saying()?.text ?? '');
      expect(speech.saying()?.voice?.lang).toBe('pt_BR');
      if (heard.at(-1) === 'Respire.') break;
      act(() => speech.finish());
    }
    expect(heard).toEqual(['Noites mais calmas', 'Calma.', 'Noite', 'Luz baixa.', 'Colo.', 'Respire.']);
    act(() => speech.finish());
    expect(screen.getByRole('button', { name: 'Ouvir com a voz do aparelho' })).toBeTruthy();
  });

  it('can be paused, goes on with the same sentence, faster, and stops', async () => {
    const speech = fakeSpeech(['pt-BR']);
    await read();
    press('Ouvir com a voz do aparelho');
    await waitFor(() => expect(speech.saying()?.text).toBe('Noites mais calmas'));
    act(() => speech.finish());
    press('Pausar');
    expect(speech.saying()).toBeUndefined();
    press('Continuar');
    expect(speech.saying()?.text).toBe('Calma.');
    press('1,5 vezes');
    expect(speech.saying()).toMatchObject({ text: 'Calma.', rate: 1.5 });
    press('Parar');
    expect(speech.saying()).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Ouvir com a voz do aparelho' })).toBeTruthy();
  });

  it('is read in its own language, whatever the page speaks', async () => {
    const speech = fakeSpeech(['pt-PT', 'en-GB']);
    await read(`/en${page}`);
    press('Listen with your device’s voice');
    await waitFor(() => expect(speech.saying()?.voice?.lang).toBe('pt-PT'));
  });

  it('falls silent when she leaves', async () => {
    const speech = fakeSpeech(['pt-BR']);
    const app = await read();
    press('Ouvir com a voz do aparelho');
    await waitFor(() => expect(speech.saying()).toBeTruthy());
    await act(() => app.router.navigate({ to: '/app/profile' }));
    expect(speech.saying()).toBeUndefined();
  });

  it('says kindly when the device has no voice of that language', async () => {
    fakeSpeech(['en-US']);
    await read();
    press('Ouvir com a voz do aparelho');
    expect(await screen.findByText(/não tem uma voz neste idioma/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ouvir com a voz do aparelho' })).toBeTruthy();
  });

  it('waits for voices that come late', async () => {
    const speech = fakeSpeech([]);
    await read();
    press('Ouvir com a voz do aparelho');
    await act(async () => speech.bringVoices(['pt-BR']));
    await waitFor(() => expect(speech.saying()?.text).toBe('Noites mais calmas'));
  });

  it('offers no voice where the device cannot speak', async () => {
    vi.stubGlobal('speechSynthesis', undefined);
    Reflect.deleteProperty(window, 'speechSynthesis');
    await read();
    expect(screen.queryByRole('button', { name: 'Ouvir com a voz do aparelho' })).toBeNull();
  });
});
