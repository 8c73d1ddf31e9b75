// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DailyFields } from '#shared/daily/daily.schema.ts';
import { fakeDailyStaff, somePiece } from '#tests/support/fake-daily-staff.ts';
import { fakeServer, staff } from '#tests/support/fake-server.ts';
import { specialist } from '#tests/support/fake-specialists.ts';
import { fakeSpecialistsDesk } from '#tests/support/fake-specialists-staff.ts';
import { FakeUpload, fakeUploads } from '#tests/support/fake-upload.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { openEditor, savesTo, type } from '#tests/support/open-editor.tsx';

const picture = { url: '/media/post-images/9.webp', width: 1600, height: 900, widths: [400, 800, 1600] };
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const notYet = 'O arquivo ainda está a caminho. Assim que chegar, tudo é salvo junto.';

beforeEach(() => {
  fakeUploads();
});

/** Chooses a file of 1000 bytes in the first field that takes one, of which so much has left. */
async function beginUpload(sent: number, field = 0): Promise<void> {
  const input = document.querySelectorAll<HTMLInputElement>('input[type=file]')[field];
  if (!input) throw new Error('There is nothing to choose a file with');
  const file = new File(['x'], 'praia.jpg', { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: 1000 });
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  const before = FakeUpload.made.length;
  fireEvent.change(input);
  await waitFor(() => expect(FakeUpload.made).toHaveLength(before + 1));
  await FakeUpload.last.progress(sent);
}

async function openPiece(address = '/admin?aba=dias&conteudo=b') {
  const server = fakeServer({ viewer: staff, also: fakeDailyStaff({ pieces: [somePiece({ id: 'b' })] }) });
  const app = await openApp(address);
  await screen.findByRole('button', { name: /^(Salvar|Save)$/ });
  const saved = () =>
    server
      .callsTo('/api/admin/daily/b')
      .flatMap(({ method, body }) => (method === 'PUT' ? [body as DailyFields] : []));
  return { server, app, saved };
}

describe('"I saved while the file was going up, and the file was gone"', () => {
  it('an article waits for it, says how far it is, and is saved with it', async () => {
    const { server } = await openEditor();
    await beginUpload(420);
    press('Salvar');
    expect(await screen.findByText(notYet)).toBeTruthy();
    expect(screen.getByText('42%')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Envio do arquivo' })).toHaveProperty('value', 42);
    expect(savesTo(server)).toEqual([]);
    // What she goes on writing meanwhile counts too.
    type('Título', 'Com a foto');
    await FakeUpload.last.answer(picture);
    await waitFor(() => expect(savesTo(server)).toHaveLength(1));
    expect(savesTo(server)[0]?.fields).toMatchObject({ title: 'Com a foto', picture });
  });

  it.each([
    ['/admin?aba=dias&conteudo=b', 'Salvar', notYet, 'Conteúdo salvo'],
    [
      '/en/admin?aba=dias&conteudo=b',
      'Save',
      'The file is still on its way. As soon as it is here, everything is saved together.',
      'Content saved',
    ],
  ])('a day’s piece at %s waits for its picture', async (address, save, waiting, done) => {
    const { saved } = await openPiece(address);
    await beginUpload(500);
    press(save);
    expect(await screen.findByText(waiting)).toBeTruthy();
    expect(screen.getByRole('button', { name: save }).getAttribute('aria-disabled')).toBe('true');
    press(save);
    expect(saved()).toEqual([]);
    await FakeUpload.last.answer(picture);
    expect(await screen.findByText(done)).toBeTruthy();
    expect(saved().map(({ thumbnailUrl }) => thumbnailUrl)).toEqual([picture.url]);
  });

  it('a specialist waits for her photo', async () => {
    const { server, changes } = await openSpecialist();
    await beginUpload(100);
    press('Salvar');
    expect(await screen.findByText(notYet)).toBeTruthy();
    expect(changes()).toEqual([]);
    await FakeUpload.last.answer(picture);
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(JSON.stringify(changes()[0]?.body)).toContain(picture.url);
    expect(server.callsTo(`/api/admin/specialists/${specialist.id}`).length).toBeGreaterThan(0);
  });

  it('two files are both waited for', async () => {
    const { server } = await openEditor();
    await beginUpload(500);
    const first = FakeUpload.last;
    await beginUploadOfSound();
    press('Salvar');
    await first.answer(picture);
    expect(savesTo(server)).toEqual([]);
    await FakeUpload.last.answer({ url: '/media/post-audio/9.mp3', durationSeconds: 60 });
    await waitFor(() => expect(savesTo(server)).toHaveLength(1));
    expect(savesTo(server)[0]?.fields).toMatchObject({ picture, audio: { url: '/media/post-audio/9.mp3' } });
  });

  it('what is missing in the form is said at once, not after the file', async () => {
    const { saved } = await openPiece();
    await beginUpload(500);
    fireEvent.change(screen.getByLabelText('Título em português'), { target: { value: '' } });
    press('Salvar');
    expect(await screen.findByText('Preencha este campo.')).toBeTruthy();
    expect(screen.queryByText(notYet)).toBeNull();
    expect(saved()).toEqual([]);
  });
});

describe('a file that does not arrive while saving waits for it', () => {
  it('is said, nothing is saved, and the form is as it was', async () => {
    const { saved } = await openPiece();
    fireEvent.change(screen.getByLabelText('Título em português'), { target: { value: 'Minha noite' } });
    await beginUpload(500);
    press('Salvar');
    await FakeUpload.last.refuse('upload_unreadable');
    expect(await screen.findByText('Ainda não foi salvo')).toBeTruthy();
    expect(screen.getByText('Erro no upload')).toBeTruthy();
    expect(saved()).toEqual([]);
    expect(screen.getByDisplayValue('Minha noite')).toBeTruthy();
    // Without the file, it is her choice.
    press('Salvar');
    await waitFor(() => expect(saved()).toMatchObject([{ thumbnailUrl: null }]));
  });

  it('because she cancels it beside the save button leaves everything as it was', async () => {
    const { saved } = await openPiece();
    await beginUpload(500);
    press('Salvar');
    await screen.findByText(notYet);
    const [, besideSave] = screen.getAllByRole('button', { name: 'Cancelar envio' });
    fireEvent.click(besideSave as HTMLElement);
    expect(FakeUpload.last.isAborted).toBe(true);
    expect(await screen.findByText(/^O envio foi cancelado, e o formulário/)).toBeTruthy();
    expect(screen.queryByText(notYet)).toBeNull();
    expect(saved()).toEqual([]);
  });
});

describe('"I went back, and the file that was going up was gone"', () => {
  const question = () => screen.findByRole('alertdialog', { name: 'Sair agora?' });
  const answer = async (name: string) =>
    fireEvent.click(within(await question()).getByRole('button', { name }));

  it('she is asked before she leaves the page, and may stay', async () => {
    const { app } = await openPiece();
    await beginUpload(500);
    press('Voltar aos conteúdos');
    await answer('Esperar aqui');
    expect(app.address()).toContain('conteudo=b');
    expect(FakeUpload.last.isAborted).toBe(false);
    press('Voltar aos conteúdos');
    await answer('Sair mesmo assim');
    await waitFor(() => expect(app.address()).not.toContain('conteudo'));
    expect(FakeUpload.last.isAborted).toBe(true);
  });

  it('she is asked before she closes the sheet', async () => {
    await openSpecialist();
    await beginUpload(500);
    press('Fechar');
    await answer('Esperar aqui');
    expect(screen.getByLabelText('Nome')).toBeTruthy();
    expect(FakeUpload.last.isAborted).toBe(false);
  });

  it('the browser asks before the tab goes', async () => {
    await openEditor();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    await beginUpload(500);
    expect(close()).toBe(true);
  });

  it('nobody is asked when there is no file on its way', async () => {
    const { app } = await openPiece();
    press('Voltar aos conteúdos');
    await waitFor(() => expect(app.address()).not.toContain('conteudo'));
  });
});

async function openSpecialist() {
  const desk = fakeSpecialistsDesk();
  const server = fakeServer({ viewer: staff, also: desk.answers });
  await openApp('/admin?aba=especialistas');
  await screen.findByRole('list', { name: 'Especialistas' });
  fireEvent.click(screen.getAllByRole('button', { name: /^Editar/ })[0] as HTMLElement);
  await screen.findByLabelText('Nome');
  const changes = () =>
    server.callsTo(`/api/admin/specialists/${specialist.id}`).filter(({ method }) => method === 'PUT');
  return { server, changes };
}

async function beginUploadOfSound(): Promise<void> {
  const input = document.querySelectorAll<HTMLInputElement>('input[type=file]')[1];
  if (!input) throw new Error('There is nothing to choose a sound with');
  const before = FakeUpload.made.length;
  Object.defineProperty(input, 'files', {
    value: [new File(['x'], 'a.mp3', { type: 'audio/mpeg' })],
    configurable: true,
  });
  fireEvent.change(input);
  await waitFor(() => expect(FakeUpload.made).toHaveLength(before + 1));
}
