// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#shared/language/language.rules.ts';
import type { UploadKind } from '#shared/uploads/uploads.schema.ts';
import { FakeUpload, fakeUploads } from '#tests/support/fake-upload.ts';
import { LanguageProvider } from '#web/platform/language/language-provider.tsx';
import { areUpdatesHeld } from '#web/platform/offline/update-hold.ts';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { loadDictionary } from '#web/texts/load-dictionary.ts';
import { dismissToast, useToasts } from '#web/ui/toast-store.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { MediaField } from './media-field.tsx';
import type { Uploaded } from './uploads.api.ts';

const picture = { url: '/media/post-images/1.webp', width: 1600, height: 900, widths: [400, 800, 1600] };
const audio = { url: '/media/post-audio/1.mp3', durationSeconds: 325.4 };
const megabyte = 1024 * 1024;

beforeEach(() => {
  fakeUploads();
});
afterEach(() => {
  const { result } = renderHook(useToasts);
  act(() => {
    for (const { id } of result.current) dismissToast(id);
  });
  cleanup();
  vi.unstubAllGlobals();
});

type Setup<Kind extends UploadKind> = { kind: Kind; value?: Uploaded[Kind] | null; language?: Language };

type FormProps<Kind extends UploadKind> = {
  kind: Kind;
  first: Uploaded[Kind] | null;
  onChange: (value: Uploaded[Kind] | null) => void;
  onSubmit: () => void;
};

/** The form around the field, which holds what it is told. */
function Form<Kind extends UploadKind>({ kind, first, onChange, onSubmit }: FormProps<Kind>) {
  const [value, setValue] = useState(first);
  const change = (next: Uploaded[Kind] | null) => {
    onChange(next);
    setValue(next);
  };
  return (
    <form onSubmit={onSubmit}>
      <MediaField kind={kind} label="Mídia" value={value} onChange={change} />
    </form>
  );
}

async function open<Kind extends UploadKind>({ kind, value = null, language = 'pt' }: Setup<Kind>) {
  const changes: unknown[] = [];
  const submit = vi.fn();
  const first = { language, dictionary: await loadDictionary(language, 'mother', 'desk') };
  const view = render(
    <LanguageProvider path={language === 'en' ? '/en/admin' : '/admin'} first={first} load={loadDictionary}>
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <Form kind={kind} first={value} onChange={(next) => changes.push(next)} onSubmit={submit} />
        <Toaster label="Avisos" closeLabel="Fechar" />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  return { ...view, changes, submit, field: screen.getByRole('group', { name: 'Mídia' }) };
}

function fileOf(name: string, type: string, size = 2 * megabyte): File {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}
const photo = fileOf('praia.jpg', 'image/jpeg');
const talk = fileOf('conversa.mp3', 'audio/mpeg');

function pick(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is nothing to choose a file with');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  fireEvent.change(input);
}
const carrying = (file?: File, text = '') => ({ files: file ? [file] : [], getData: () => text });

describe('a file', () => {
  it.each(['image', 'audio'] as const)(
    'of another kind than %s is not offered by the phone',
    async (kind) => {
      await open({ kind });
      expect(document.querySelector('input[type=file]')?.getAttribute('accept')).toBe(`${kind}/*`);
    },
  );

  it.each([
    ['image', 'pt', photo, picture, 'Upload realizado!', 'Imagem enviada com sucesso.'],
    ['audio', 'pt', talk, audio, 'Upload realizado!', 'Áudio enviado com sucesso.'],
    ['image', 'en', photo, picture, 'Upload complete!', 'Image uploaded successfully.'],
    ['audio', 'en', talk, audio, 'Upload complete!', 'Audio uploaded successfully.'],
  ] as const)(
    'of kind %s in %s is sent as it is, and said to be there',
    async (kind, language, file, answer, title, text) => {
      const { changes } = await open({ kind, language });
      pick(file);
      await waitFor(() => expect(FakeUpload.made).toHaveLength(1));
      expect(FakeUpload.last).toMatchObject({ address: `/api/admin/uploads/${kind}`, body: file });
      await FakeUpload.last.answer(answer);
      expect(await screen.findByText(title)).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
      expect(changes).toEqual([answer]);
    },
  );

  it.each([
    ['pt', 'Escolher imagem', 'Enviando...', '50% · 1 MB de 2 MB', 'Quase lá, preparando o arquivo...'],
    ['en', 'Choose an image', 'Sending...', '50% · 1 MB of 2 MB', 'Almost there, preparing the file...'],
  ] as const)(
    'on its way in %s shows how far it is, and no other can be chosen',
    async (language, choose, sending, half, preparing) => {
      await open({ kind: 'image', language });
      expect(screen.getByRole('button', { name: choose })).toBeTruthy();
      pick(photo);
      const button = await screen.findByRole('button', { name: sending });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      await FakeUpload.last.progress(megabyte);
      expect(screen.getByText(half)).toBeTruthy();
      expect(screen.getByRole('progressbar')).toHaveProperty('value', megabyte);
      pick(photo);
      expect(FakeUpload.made).toHaveLength(1);
      await FakeUpload.last.progress(2 * megabyte);
      expect(screen.getByText(preparing)).toBeTruthy();
      expect(areUpdatesHeld()).toBe(true);
      await FakeUpload.last.answer(picture);
      await waitFor(() => expect(areUpdatesHeld()).toBe(false));
    },
  );

  it('can be cancelled, and the place of the keyboard is kept', async () => {
    const { changes } = await open({ kind: 'image' });
    pick(photo);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancelar envio' }));
    expect(FakeUpload.last.isAborted).toBe(true);
    expect(await screen.findByText('Envio cancelado.')).toBeTruthy();
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Escolher imagem' }));
    expect(screen.queryByText('Erro no upload')).toBeNull();
    expect(changes).toEqual([]);
  });

  it('is given up when she leaves the page, without a word', async () => {
    const { unmount } = await open({ kind: 'image' });
    pick(photo);
    await waitFor(() => expect(FakeUpload.made).toHaveLength(1));
    unmount();
    expect(FakeUpload.last.isAborted).toBe(true);
  });

  it.each(['drop', 'paste'] as const)('arrives by %s as well', async (way) => {
    const { field } = await open({ kind: 'image' });
    const zone = screen.getByRole('button', { name: 'Escolher imagem' });
    if (way === 'drop') fireEvent.drop(zone, { dataTransfer: carrying(photo) });
    else fireEvent.paste(field, { clipboardData: carrying(photo) });
    await waitFor(() => expect(FakeUpload.made).toHaveLength(1));
    expect(FakeUpload.last.body).toBe(photo);
  });

  it('held over the field is invited to be let go', async () => {
    await open({ kind: 'image' });
    const zone = screen.getByRole('button', { name: 'Escolher imagem' });
    fireEvent.dragEnter(zone, { dataTransfer: carrying(photo) });
    expect(screen.getByText('Pode soltar')).toBeTruthy();
    fireEvent.dragLeave(zone, { dataTransfer: carrying(photo) });
    expect(screen.queryByText('Pode soltar')).toBeNull();
  });
});

describe('what is not sent at all', () => {
  it.each([
    [
      'image',
      'pt',
      fileOf('a.png', 'image/png', 10 * megabyte + 1),
      'O arquivo tem 10,1 MB, e o limite é 10 MB. Escolha um menor, por favor.',
    ],
    [
      'audio',
      'en',
      fileOf('a.wav', 'audio/wav', 101 * megabyte),
      'The file is 101 MB, and the limit is 100 MB. Please choose a smaller one.',
    ],
    [
      'image',
      'pt',
      fileOf('vazio.png', 'image/png', 0),
      'Este arquivo está vazio. Escolha outro, por favor.',
    ],
    ['image', 'pt', talk, 'Este arquivo não é uma imagem. Escolha outro, por favor.'],
    ['audio', 'en', photo, 'This is not an audio file. Please choose another.'],
  ] as const)('as %s in %s is told at once', async (kind, language, file, sentence) => {
    await open({ kind, language });
    pick(file);
    expect(await screen.findByText(language === 'pt' ? 'Erro no upload' : 'Upload error')).toBeTruthy();
    // In the notice, and beside the field, where it stays.
    expect(screen.getAllByText(sentence)).toHaveLength(2);
    expect(FakeUpload.made).toEqual([]);
  });

  it('is not a file of exactly the limit, nor one whose type nobody knows', async () => {
    await open({ kind: 'image' });
    pick(fileOf('no-limite', '', 10 * megabyte));
    await waitFor(() => expect(FakeUpload.made).toHaveLength(1));
  });
});

describe('an upload that is refused', () => {
  it.each([
    ['pt', 'Erro no upload', /^Não conseguimos abrir este arquivo/],
    ['en', 'Upload error', /^We could not open this file/],
  ] as const)('in %s says why in her language', async (language, title, reason) => {
    const { changes } = await open({ kind: 'image', language, value: picture });
    pick(photo);
    await waitFor(() => expect(FakeUpload.made).toHaveLength(1));
    await FakeUpload.last.refuse('upload_unreadable');
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getAllByText(reason)).toHaveLength(2);
    // What was there before is still there, and the same file would fail again.
    expect(changes).toEqual([]);
    expect(screen.queryByRole('button', { name: /^(Tentar de novo|Try again)$/ })).toBeNull();
  });

  it('for want of a connection is tried again with the same file', async () => {
    const { changes } = await open({ kind: 'image' });
    pick(photo);
    await waitFor(() => expect(FakeUpload.made).toHaveLength(1));
    await FakeUpload.last.loseConnection();
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(FakeUpload.made).toHaveLength(2));
    expect(FakeUpload.last.body).toBe(photo);
    await FakeUpload.last.answer(picture);
    await waitFor(() => expect(changes).toEqual([picture]));
  });

  it('says beforehand that there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open({ kind: 'audio', language: 'en' });
    expect(screen.getByText(/^You are offline/)).toBeTruthy();
  });
});

describe('an address', () => {
  const box = () => screen.getByRole('textbox');
  const address = 'https://fotos.test/praia.jpg';

  it('is fetched by the server; Enter does not send the form around it', async () => {
    const { changes, submit } = await open({ kind: 'image' });
    fireEvent.change(box(), { target: { value: ` ${address} ` } });
    expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(false);
    await waitFor(() => expect(FakeUpload.made).toHaveLength(1));
    expect(FakeUpload.last.address).toBe('/api/admin/uploads/image/import');
    expect(JSON.parse(await (FakeUpload.last.body as Blob).text())).toEqual({ address });
    expect(screen.getByText('Buscando o arquivo...')).toBeTruthy();
    await FakeUpload.last.answer(picture);
    await waitFor(() => expect(changes).toEqual([picture]));
    expect(box()).toHaveProperty('value', '');
    expect(submit).not.toHaveBeenCalled();
  });

  it.each(['', 'praia.jpg', 'file:///etc/passwd', 'javascript:alert(1)'])(
    '"%s" is none, and is not sent',
    async (value) => {
      await open({ kind: 'image' });
      fireEvent.change(box(), { target: { value } });
      fireEvent.click(screen.getByRole('button', { name: 'Buscar' }));
      expect(await screen.findByText('Cole um endereço que comece com http:// ou https://.')).toBeTruthy();
      expect(FakeUpload.made).toEqual([]);
    },
  );

  it('that the server refuses stays in the box', async () => {
    await open({ kind: 'image' });
    fireEvent.change(box(), { target: { value: 'http://127.0.0.1/' } });
    fireEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(FakeUpload.made).toHaveLength(1));
    await FakeUpload.last.refuse('address_refused');
    expect((await screen.findAllByText(/^Este endereço não pode ser usado/)).length).toBe(2);
    expect(box()).toHaveProperty('value', 'http://127.0.0.1/');
  });

  it('was refused and the error stood far from it: now it is said at its box, which is marked and has the focus', async () => {
    await open({ kind: 'image' });
    fireEvent.drop(screen.getByRole('button', { name: 'Escolher imagem' }), {
      dataTransfer: carrying(undefined, 'http://127.0.0.1/'),
    });
    await waitFor(() => expect(FakeUpload.made).toHaveLength(1));
    await FakeUpload.last.refuse('address_refused');
    await waitFor(() => expect(box().getAttribute('aria-invalid')).toBe('true'));
    const [error = ''] = box().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(error)?.textContent).toMatch(/^Este endereço não pode ser usado/);
    expect(box()).toHaveProperty('value', 'http://127.0.0.1/');
    expect(document.activeElement).toBe(box());
    fireEvent.change(box(), { target: { value: address } });
    expect(box().getAttribute('aria-invalid')).toBeNull();
  });

  it('dropped on the field is fetched', async () => {
    await open({ kind: 'image' });
    const zone = screen.getByRole('button', { name: 'Escolher imagem' });
    fireEvent.drop(zone, { dataTransfer: carrying(undefined, address) });
    await waitFor(() => expect(FakeUpload.made).toHaveLength(1));
  });

  it('pasted into its box is only text until she says so', async () => {
    await open({ kind: 'image' });
    fireEvent.paste(box(), { clipboardData: carrying(undefined, address) });
    expect(FakeUpload.made).toEqual([]);
  });
});

describe('what is there', () => {
  it.each([
    ['pt', '1600 × 900 pixels', 'Prévia da imagem enviada', 'Trocar a imagem'],
    ['en', '1600 × 900 pixels', 'Preview of the uploaded image', 'Change the image'],
  ] as const)('shows as a picture with its true size, in %s', async (language, size, alt, change) => {
    await open({ kind: 'image', language, value: picture });
    expect(screen.getByText(size)).toBeTruthy();
    expect(screen.getByRole('img', { name: alt }).getAttribute('src')).toBe(picture.url);
    expect(screen.getByRole('button', { name: change })).toBeTruthy();
  });

  it('can be listened to, and says how long it is', async () => {
    await open({ kind: 'audio', value: audio });
    expect(screen.getByLabelText('Ouvir o áudio enviado').getAttribute('src')).toBe(audio.url);
    expect(screen.getByText('Duração 5:25')).toBeTruthy();
  });

  it.each([
    ['pt', 'Remover imagem', 'Imagem removida', 'Desfazer'],
    ['en', 'Remove image', 'Image removed', 'Undo'],
  ] as const)(
    'leaves by one tap and comes back by another, in %s',
    async (language, remove, removed, undo) => {
      const { changes } = await open({ kind: 'image', language, value: picture });
      fireEvent.click(screen.getByRole('button', { name: remove }));
      expect(await screen.findByText(removed)).toBeTruthy();
      expect(screen.queryByRole('img')).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: undo }));
      expect(await screen.findByRole('img')).toBeTruthy();
      expect(changes).toEqual([null, picture]);
    },
  );
});
