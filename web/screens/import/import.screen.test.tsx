// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BabyAnswer, Role } from '#shared/family/family.schema.ts';
import { fakeDiary } from '#tests/support/fake-diary.ts';
import { fakeFamily, someBaby } from '#tests/support/fake-family.ts';
import { fakeImports } from '#tests/support/fake-imports.ts';
import { FakeReadingWorker } from '#tests/support/fake-reading-worker.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 3, 15) });
  return async () => {
    await appOutbox.setOwner(null);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

const lia = someBaby({ id: '0ea1e78f-6dc4-4e0d-aea2-afcfb4d83921', name: 'Lia', isDefault: true });
const gil = someBaby({ id: '0ea1e78f-6dc4-4e0d-aea2-afcfb4d83922', name: 'Gil' });

type World = {
  babies?: BabyAnswer[];
  role?: Role;
  english?: boolean;
  isMaybe?: Parameters<typeof fakeImports>[0] extends infer Options | undefined
    ? NonNullable<Options> extends { isMaybe?: infer Says }
      ? Says
      : never
    : never;
};

async function openImport({ babies = [lia], role = 'parent', english = false, isMaybe }: World = {}) {
  fakeServer({ viewer: ana });
  fakeDiary();
  fakeFamily({ babies, role });
  const imports = fakeImports({ ...(isMaybe && { isMaybe }) });
  vi.stubGlobal('Worker', FakeReadingWorker);
  const app = await openApp(`${english ? '/en' : ''}/app/diario/importar`);
  await screen.findByRole('heading', {
    level: 1,
    name: english ? 'Import and export' : 'Importar e exportar',
  });
  return { imports, app };
}

const choose = async (label: string, ...files: File[]) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { files } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

const head = 'Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes';
const nappies = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const minute = String(at % 60).padStart(2, '0');
    const hour = String(Math.floor(at / 60) % 24).padStart(2, '0');
    const day = String(1 + Math.floor(at / 1440)).padStart(2, '0');
    return `Diaper,2026-06-${day} ${hour}:${minute},,,,,Pee,`;
  });
const huckleberry = (...lines: string[]) => new File([[head, ...lines].join('\n')], 'huckleberry.csv');
const feeding = (name: string) =>
  new File(
    [
      `id,child_id,child_first_name,child_last_name,start,end,type,method,amount,notes,tags
1,1,${name},Souza,2026-06-01 07:00:00,2026-06-01 07:10:00,formula,bottle,4,,
2,2,Teo,Souza,2026-06-01 09:00:00,2026-06-01 09:10:00,formula,bottle,5,,`,
    ],
    'feeding.csv',
  );

describe('importing', () => {
  it('shows what is in the files before anything is sent, and then brings it', async () => {
    const { imports } = await openImport();
    await choose(
      'Escolher arquivos',
      huckleberry(
        ...nappies(3),
        'Sleep,2026-06-02 20:00,2026-06-03 06:00,10:00,,,,',
        'Diaper,ontem,,,,,Pee,',
      ),
    );
    expect(await screen.findByText('4 registros encontrados (Huckleberry)')).toBeTruthy();
    const kinds = within(screen.getByRole('list', { name: 'Registros por tipo' })).getAllByRole('listitem');
    expect(kinds.map((item) => item.textContent)).toEqual(['Fralda3', 'Sono1']);
    expect(screen.getByText(/^De 1º de jun\. de 2026 a 2 de jun\. de 2026/)).toBeTruthy();
    fireEvent.click(screen.getByText('1 linha fica de fora'));
    expect(screen.getByText('huckleberry.csv, linha 6: a hora não deu para entender')).toBeTruthy();
    expect(imports.stored.size).toBe(0);
    await press('Importar 4 registros');
    expect(await screen.findByText('4 registros importados')).toBeTruthy();
    expect(imports.stored.size).toBe(4);
    expect(new Set([...imports.stored.values()].map(({ babyId }) => babyId))).toEqual(new Set([lia.id]));
    expect(await screen.findByText('4 registros · Huckleberry')).toBeTruthy();
  });

  it('the same file twice has nothing to bring', async () => {
    const { imports } = await openImport();
    await choose('Escolher arquivos', huckleberry(...nappies(2)));
    await press('Importar 2 registros');
    await press('Escolher outros arquivos');
    await choose('Escolher arquivos', huckleberry(...nappies(2)));
    expect(await screen.findByText('2 já estão no diário e ficam como estão.')).toBeTruthy();
    expect(screen.getByText('Tudo isso já está no diário.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Importar/ })).toBeNull();
    expect(imports.imports).toHaveLength(1);
  });

  it('what looks like something in the diary is left out, unless she wants it', async () => {
    const { imports } = await openImport({
      isMaybe: ({ startTime }) => startTime?.includes(':00:00') === true,
    });
    await choose('Escolher arquivos', huckleberry(...nappies(3)));
    expect(await screen.findByText('1 parece já estar no diário: mesmo tipo, na mesma hora.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Importar 2 registros' })).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Importar também os que parecem repetidos'));
    await press('Importar 3 registros');
    await waitFor(() => expect(imports.stored.size).toBe(3));
  });

  it('asks for units and children that the files do not tell, and takes her answers', async () => {
    const { imports } = await openImport({ babies: [lia, gil] });
    await choose('Escolher arquivos', feeding('Gil'));
    const ofGil = await screen.findByLabelText('Quem é Gil Souza aqui?');
    expect(ofGil).toHaveProperty('value', gil.id);
    expect(screen.getByLabelText('Quantidades de leite em')).toHaveProperty('value', 'oz');
    expect(await screen.findByRole('button', { name: 'Importar 1 registro' })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Quem é Teo Souza aqui?'), { target: { value: lia.id } });
    await screen.findByText('2 registros encontrados (Baby Buddy)');
    fireEvent.change(screen.getByLabelText('Quantidades de leite em'), { target: { value: 'ml' } });
    await press('Importar 2 registros');
    await waitFor(() => expect(imports.stored.size).toBe(2));
    expect([...imports.stored.values()].map(({ babyId, details }) => [babyId, details])).toMatchObject([
      [gil.id, { takenMl: 4 }],
      [lia.id, { takenMl: 5 }],
    ]);
  });

  it('times without a zone are the family’s, unless she says another', async () => {
    const { imports } = await openImport();
    await choose('Escolher arquivos', huckleberry('Diaper,2026-06-01 12:00,,,,,Pee,'));
    fireEvent.change(await screen.findByLabelText('Os horários do arquivo são de'), {
      target: { value: 'UTC' },
    });
    await press('Importar 1 registro');
    await waitFor(() => expect(imports.stored.size).toBe(1));
    expect([...imports.stored.values()][0]?.startTime).toBe('2026-06-01T12:00:00.000Z');
  });

  it('broken off midway says so, and goes on where it was', async () => {
    const { imports } = await openImport();
    imports.failAt(1);
    await choose('Escolher arquivos', huckleberry(...nappies(900)));
    await press('Importar 900 registros');
    expect(await screen.findByText(/A importação parou no meio/)).toBeTruthy();
    expect(screen.getByText('Importando: 500 de 900')).toBeTruthy();
    imports.failAt(undefined);
    await press('Continuar de onde parou');
    expect(await screen.findByText('900 registros importados')).toBeTruthy();
    expect(imports.imports).toMatchObject([{ parts: 2, taken: 900 }]);
  });

  it('without a network nothing is sent, and she is told', async () => {
    const { imports } = await openImport();
    imports.goOffline();
    await choose('Escolher arquivos', huckleberry(...nappies(2)));
    expect(await screen.findByText(/Sem conexão para comparar/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Importar' })).toHaveProperty('disabled', true);
    imports.goOnline();
    await press('Comparar de novo');
    await press('Importar 2 registros');
    expect(await screen.findByText('2 registros importados')).toBeTruthy();
  });

  it.each([
    ['is empty', new File(['\n '], 'vazio.csv'), 'Não há nada nesse arquivo. Escolha outro.'],
    [
      'has other columns',
      new File(['data,valor\n1,2'], 'contas.csv'),
      /Ainda não sabemos ler .*\(contas\.csv\)/,
    ],
    [
      'is no text',
      new File([new Uint8Array([80, 75, 3, 4, 9, 9])], 'a.zip'),
      /Não foi possível ler o arquivo/,
    ],
  ])('a file that %s is told so, and another can be chosen', async (_, file, sentence) => {
    await openImport();
    await choose('Escolher arquivos', file);
    expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringMatching(sentence),
    );
    await choose('Escolher arquivos', huckleberry(...nappies(1)));
    expect(await screen.findByText('1 registro encontrado (Huckleberry)')).toBeTruthy();
  });

  it('is taken back in one tap, and says what was kept', async () => {
    const { imports } = await openImport();
    await choose('Escolher arquivos', huckleberry(...nappies(3)));
    await press('Importar 3 registros');
    imports.edit(1);
    await press(/Desfazer importação de 3 de jul/);
    expect(await screen.findByText('Importação desfeita: 2 registros apagados')).toBeTruthy();
    expect(screen.getByText('1 foi editado depois e continua no diário.')).toBeTruthy();
    expect(await screen.findByText(/^Desfeita em .*importe os arquivos de novo\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Desfazer/ })).toBeNull();
  });

  it('speaks English', async () => {
    await openImport({ english: true });
    await choose('Choose files', huckleberry(...nappies(2)));
    expect(await screen.findByText('2 records found (Huckleberry)')).toBeTruthy();
    await press('Import 2 records');
    expect(await screen.findByText('2 records imported')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^Undo import of/ })).toBeTruthy();
  });
});

describe('who may', () => {
  const exports = () =>
    screen.queryAllByRole('link', { name: /CSV|JSON/ }).map((link) => link.getAttribute('href'));
  const both = ['/api/diary-export?family=family&as=csv', '/api/diary-export?family=family&as=json'];

  it('parents import, and take all along', async () => {
    await openImport();
    expect(await screen.findByText('Nenhuma importação por enquanto.')).toBeTruthy();
    expect(exports()).toEqual(both);
    expect(screen.getByText(/Tudo o que a família registrou/)).toBeTruthy();
  });

  it('carers take along what they recorded, and guests nothing', async () => {
    await openImport({ role: 'carer' });
    expect(await screen.findByText(/Só mães e pais da família/)).toBeTruthy();
    expect(exports()).toEqual(both);
    expect(screen.getByText(/O que você registrou/)).toBeTruthy();
  });

  it('guests neither', async () => {
    await openImport({ role: 'guest' });
    expect(await screen.findByText(/Só mães e pais da família/)).toBeTruthy();
    expect(exports()).toEqual([]);
  });

  it('a visitor is invited', async () => {
    fakeServer({ viewer: null });
    await openApp('/app/diario/importar?preview=1');
    expect(await screen.findByText('Traga o seu diário com você')).toBeTruthy();
  });
});
