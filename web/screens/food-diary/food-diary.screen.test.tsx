// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFoods, someFood } from '#tests/support/fake-foods.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const form = async (name = 'Anotar um alimento') => within(await screen.findByRole('dialog', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 3, 12) });
  return async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    // As on a page just opened: nothing is sent before the shell says who is here.
    await appOutbox.setOwner(null);
    vi.useRealTimers();
  };
});

type World = { foods?: ReturnType<typeof someFood>[]; visitor?: boolean; address?: string };

async function openDiary({ foods: told = [], visitor = false, address }: World = {}) {
  fakeServer({ viewer: visitor ? null : ana });
  const foods = fakeFoods({ foods: told });
  const path = '/app/primeiras-mordidas/diario';
  const app = await openApp(address ?? (visitor ? `${path}?preview=1` : path));
  await screen.findByRole('heading', { level: 1, name: /Diário de alimentos|Food diary/ });
  return { foods, app };
}

async function addFood(name: string) {
  await press('Anotar um alimento');
  const sheet = await form();
  type(sheet.getByLabelText('Alimento'), name);
  return sheet;
}

describe('writing down a food', () => {
  it('finds ours while she types, and keeps it with how it was liked', async () => {
    const { foods } = await openDiary();
    expect(await screen.findByText('O diário começa com a primeira provinha')).toBeTruthy();
    const sheet = await addFood('banan');
    fireEvent.click(sheet.getByRole('button', { name: 'Banana' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Adorou' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Salvar' }));
    const today = within(await screen.findByRole('region', { name: 'Hoje' }));
    expect(today.getByText('Banana')).toBeTruthy();
    expect(today.getByText('Adorou')).toBeTruthy();
    await waitFor(() =>
      expect(foods.writesOf('record.put')).toMatchObject([
        {
          familyId: 'family',
          babyId: 'ana',
          kind: 'food',
          day: '2026-07-03',
          details: { food: 'banana', liking: 'loved', signs: [] },
          notes: null,
        },
      ]),
    );
    expect(screen.getByText('1 alimento provado')).toBeTruthy();
  });

  it('takes a food of her own by the name she gives it, and knows it again in other capitals', async () => {
    const { foods } = await openDiary({
      foods: [someFood({ food: 'own:Sopa da vó', day: '2026-07-01' })],
    });
    const sheet = await addFood('  sopa da  Vó ');
    fireEvent.click(sheet.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(foods.writesOf('record.put')).toMatchObject([{ details: { food: 'own:Sopa da vó' } }]),
    );
    expect(await screen.findByText('1 alimento provado')).toBeTruthy();
  });

  it('says beside the field that a reaction needs its food, and keeps what she ticked', async () => {
    await openDiary();
    await press('Anotar um alimento');
    const sheet = await form();
    fireEvent.click(sheet.getByLabelText('Vômitos'));
    fireEvent.click(sheet.getByRole('button', { name: 'Salvar' }));
    const food = sheet.getByLabelText('Alimento');
    await waitFor(() => expect(food.getAttribute('aria-invalid')).toBe('true'));
    expect(sheet.getByText('Para anotar uma reação, conte primeiro qual foi o alimento.')).toBeTruthy();
    expect(document.activeElement).toBe(food);
    expect((sheet.getByLabelText('Vômitos') as HTMLInputElement).checked).toBe(true);
  });

  it('does not take a day that has not come', async () => {
    const { foods } = await openDiary();
    const sheet = await addFood('Banana');
    type(sheet.getByLabelText('Dia'), '2026-07-04');
    fireEvent.click(sheet.getByRole('button', { name: 'Salvar' }));
    expect(await sheet.findByText(/Esse dia ainda não chegou/)).toBeTruthy();
    type(sheet.getByLabelText('Dia'), '2026-07-03');
    fireEvent.click(sheet.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(foods.writesOf('record.put')).toHaveLength(1));
  });

  it('tells her when the food is already there on that day, and opens that entry', async () => {
    await openDiary({ foods: [someFood({ notes: 'De manhã' })] });
    const sheet = await addFood('banana');
    expect(sheet.getByText(/Banana já está anotado nesse dia/)).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Abrir essa anotação' }));
    const there = await form('Mudar a anotação');
    // The words follow the sheet's title.
    await waitFor(() =>
      expect(there.getByLabelText('Observações (opcional)')).toHaveProperty('value', 'De manhã'),
    );
  });

  it('goes on where she was, when the sheet was closed by accident', async () => {
    await openDiary();
    const sheet = await addFood('Mingau da tia');
    fireEvent.click(sheet.getByRole('button', { name: 'Fechar' }));
    await press('Anotar um alimento');
    const again = await form();
    expect((again.getByLabelText('Alimento') as HTMLInputElement).value).toBe('Mingau da tia');
    expect(again.getByText('Continuamos de onde você parou.')).toBeTruthy();
  });
});

describe('a reaction', () => {
  it('that cannot wait shows the number to call at once', async () => {
    await openDiary();
    const sheet = await addFood('ovo');
    fireEvent.click(sheet.getByLabelText(/^Dificuldade para respirar/));
    expect(sheet.getByText('Ligue 192 (SAMU) agora').closest('[role="alert"]')).toBeTruthy();
    expect(sheet.getByRole('link', { name: 'Ligar 192' }).getAttribute('href')).toBe('tel:192');
  });

  it('in English names the local emergency number', async () => {
    await openDiary({ address: '/en/app/primeiras-mordidas/diario' });
    await press('Write down a food');
    const sheet = await form('Write down a food');
    fireEvent.click(sheet.getByLabelText(/^Swollen lips/));
    expect(sheet.getByText('Call your local emergency number now (192 in Brazil)')).toBeTruthy();
  });

  it('pauses the food until she has talked to the paediatrician, and that can be taken back', async () => {
    const { foods } = await openDiary();
    const sheet = await addFood('Ovo');
    fireEvent.click(sheet.getByLabelText(/^Placas na pele/));
    expect(sheet.getByText('Por enquanto, pare com este alimento')).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Salvar' }));
    const paused = within(await screen.findByRole('region', { name: 'Em pausa' }));
    expect(paused.getByText('Em pausa: ovo')).toBeTruthy();
    expect(paused.getByText(/3 de julho você anotou: urticária \(Ovo\)/)).toBeTruthy();
    expect(paused.getByText(/tudo o que leva ovo: Macarrão, Ovo e Ovo de codorna/)).toBeTruthy();
    expect(paused.getByText(/Converse com o pediatra.*192 \(SAMU\)/)).toBeTruthy();
    fireEvent.click(paused.getByRole('button', { name: 'Já conversei: pode voltar' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Em pausa' })).toBeNull());
    // With what she saw: it may be on its way still, and arrive later than she cleared it.
    await waitFor(() =>
      expect(foods.writesOf('food.clear')).toMatchObject([
        { familyId: 'family', babyId: 'ana', food: 'allergen:egg', seen: [{ signs: ['hives'] }] },
      ]),
    );
    expect(await screen.findByText(/Como combinou com o pediatra/)).toBeTruthy();
    await press('Desfazer');
    expect(await screen.findByText('Em pausa: ovo')).toBeTruthy();
  });

  it('on skin and gut together calls for help at once, beside the boxes she ticked', async () => {
    await openDiary();
    const sheet = await addFood('ovo');
    fireEvent.click(sheet.getByLabelText('Vômitos'));
    expect(sheet.queryByText('Ligue 192 (SAMU) agora')).toBeNull();
    fireEvent.click(sheet.getByLabelText(/^Placas na pele/));
    expect(sheet.getByText('Ligue 192 (SAMU) agora').closest('[role="alert"]')).toBeTruthy();
    expect(sheet.queryByText('Por enquanto, pare com este alimento')).toBeNull();
  });

  it('that could not wait is never “start again small”: only as and where the allergist agreed', async () => {
    const { foods } = await openDiary({ foods: [someFood({ food: 'egg', signs: ['breathing'] })] });
    const paused = within(await screen.findByRole('region', { name: 'Em pausa' }));
    expect(paused.getByText(/só como e onde o alergista combinar/)).toBeTruthy();
    expect(paused.queryByRole('button', { name: 'Já conversei: pode voltar' })).toBeNull();
    fireEvent.click(paused.getByRole('button', { name: 'O alergista já orientou' }));
    expect(paused.getByText('O alergista combinou com você como e onde oferecer de novo?')).toBeTruthy();
    fireEvent.click(paused.getByRole('button', { name: 'Ainda não' }));
    expect(foods.writesOf('food.clear')).toEqual([]);
    fireEvent.click(paused.getByRole('button', { name: 'O alergista já orientou' }));
    fireEvent.click(paused.getByRole('button', { name: 'Sim, o alergista combinou como e onde' }));
    await waitFor(() => expect(foods.writesOf('food.clear')).toMatchObject([{ food: 'allergen:egg' }]));
    expect(await screen.findByText('Só como e onde o alergista combinou.')).toBeTruthy();
    expect(screen.queryByText(/pouquinho|pode voltar ao prato/)).toBeNull();
  });

  it('rests the allergen: writing down another food with it says so', async () => {
    await openDiary({ foods: [someFood({ food: 'egg', signs: ['hives'] })] });
    const sheet = await addFood('ovo de codorna');
    expect(sheet.getByText(/^Em pausa: ovo\. Se o bebê já comeu, anote/)).toBeTruthy();
    type(sheet.getByLabelText('Alimento'), 'banana');
    expect(sheet.queryByText(/^Em pausa: ovo\./)).toBeNull();
  });
});

describe('what is there', () => {
  it('can be changed, and deleted with a way back', async () => {
    const { foods } = await openDiary({ foods: [someFood({ liking: 'not-yet' })] });
    await press(/^Mudar: Banana/);
    const sheet = await form('Mudar a anotação');
    fireEvent.click(sheet.getByRole('button', { name: 'Gostou' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(foods.writesOf('record.put')).toMatchObject([{ details: { liking: 'fine' } }]),
    );
    await press(/^Apagar: Banana/);
    await waitFor(() => expect(foods.records.size).toBe(0));
    await waitFor(() => expect(screen.queryByText('Banana')).toBeNull());
    await press('Desfazer');
    expect(await screen.findByText('Banana')).toBeTruthy();
    await waitFor(() => expect(foods.records.size).toBe(1));
  });

  it('is summed up: foods, and the common allergens among them', async () => {
    await openDiary({
      foods: [
        someFood({ food: 'egg', day: '2026-07-02' }),
        someFood({ food: 'egg', day: '2026-07-01' }),
        someFood({ food: 'ghee' }),
      ],
    });
    expect(await screen.findByText('2 alimentos provados')).toBeTruthy();
    const met = within(screen.getByRole('list', { name: 'Alergênicos já provados' }));
    expect(met.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['leite', 'ovo']);
  });

  it('stays on the phone without a connection, and goes once there is one', async () => {
    const { foods } = await openDiary({ foods: [someFood({ day: '2026-07-01', food: 'mango' })] });
    await screen.findByText('Manga');
    foods.goOffline();
    const sheet = await addFood('Banana');
    fireEvent.click(sheet.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('No aparelho')).toBeTruthy();
    foods.goOnline();
    await waitFor(() =>
      expect(foods.writesOf('record.put')).toMatchObject([{ details: { food: 'banana' } }]),
    );
    await waitFor(() => expect(screen.queryByText('No aparelho')).toBeNull());
    expect(await screen.findByText('Banana')).toBeTruthy();
  });

  it('of a visitor is kept on her phone, with an invitation and no refusal', async () => {
    const { foods } = await openDiary({ visitor: true });
    const sheet = await addFood('Banana');
    fireEvent.click(sheet.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Guardado neste aparelho')).toBeTruthy();
    expect(screen.getByText('No aparelho')).toBeTruthy();
    expect(foods.writesOf('record.put')).toEqual([]);
  });

  it('of before she signed in goes to her family, of its baby, without being told whose', async () => {
    const { foods, app } = await openDiary({ visitor: true });
    const sheet = await addFood('Banana');
    fireEvent.click(sheet.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('No aparelho');
    app.unmount();
    fakeServer({ viewer: ana });
    const hers = fakeFoods();
    await openApp('/app/primeiras-mordidas/diario');
    await waitFor(() =>
      expect(hers.writesOf('record.put')).toMatchObject([
        { familyId: null, babyId: null, details: { food: 'banana' } },
      ]),
    );
    await waitFor(() => expect(screen.queryByText('No aparelho')).toBeNull());
    expect(screen.getAllByText('Banana')).toHaveLength(1);
    expect(foods.writesOf('record.put')).toEqual([]);
  });

  it('that the phone wrote before there were families is shown once, sent as it is, and can be mended', async () => {
    const id = crypto.randomUUID();
    const body = { id, food: 'mango', day: '2026-07-04', liking: null, signs: [], notes: null };
    await appOutbox.add('food-entry.put', body, { supersedes: id });
    fakeServer({ viewer: ana });
    const foods = fakeFoods();
    foods.refuse('food-entry.put', { day: 'in_the_future' });
    await openApp('/app/primeiras-mordidas/diario');
    expect(await screen.findByText(/Não foi aceita: Esse dia ainda não chegou/)).toBeTruthy();
    expect(screen.getAllByText('Manga')).toHaveLength(1);
    await press('Ajustar');
    const sheet = await form('Mudar a anotação');
    type(sheet.getByLabelText('Dia'), '2026-07-02');
    fireEvent.click(sheet.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(foods.writesOf('record.put')).toMatchObject([{ id, familyId: 'family', day: '2026-07-02' }]),
    );
    await waitFor(() => expect(appOutbox.snapshot().writes).toEqual([]));
    expect(screen.getAllByText('Manga')).toHaveLength(1);
  });

  it('that the server refused says why and can be mended', async () => {
    const { foods } = await openDiary();
    foods.refuse('record.put', { day: 'in_the_future' });
    const sheet = await addFood('Banana');
    fireEvent.click(sheet.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(/Não foi aceita: Esse dia ainda não chegou/)).toBeTruthy();
    foods.accept('record.put');
    await press('Ajustar');
    const again = await form('Mudar a anotação');
    type(again.getByLabelText('Dia'), '2026-07-02');
    fireEvent.click(again.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(foods.writesOf('record.put')).toMatchObject([{ day: '2026-07-02' }]));
  });

  it('that could not be fetched is said so, with another try', async () => {
    fakeServer({ viewer: ana });
    const foods = fakeFoods({ foods: [someFood()] });
    foods.goOffline();
    await openApp('/app/primeiras-mordidas/diario');
    expect(await screen.findByText('Não deu para abrir o diário')).toBeTruthy();
    foods.goOnline();
    await press('Tentar de novo');
    expect(await screen.findByText('Banana')).toBeTruthy();
  });
});
