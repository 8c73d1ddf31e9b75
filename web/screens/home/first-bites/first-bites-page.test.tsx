// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Profile } from '#shared/profile/profile.schema.ts';
import { fakeCommunity, somePost } from '#tests/support/fake-community.ts';
import { fakeFoods, someFood } from '#tests/support/fake-foods.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { fakeSpeech } from '#tests/support/fake-speech.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 3, 12) });
  return async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    await appOutbox.setOwner(null);
    vi.useRealTimers();
  };
});

type World = {
  profile?: Partial<Profile> | null;
  foods?: ReturnType<typeof someFood>[];
  posts?: ReturnType<typeof somePost>[];
  language?: 'pt' | 'en';
};

const sevenMonths = { babyBirthDate: '2025-12-01', journeyType: 'com-bebe' as const };

async function openPage({
  profile = sevenMonths,
  foods: told = [],
  posts = [],
  language = 'pt',
}: World = {}) {
  fakeServer({ viewer: ana, profile });
  fakeCommunity({ posts });
  const foods = fakeFoods({ foods: told });
  const app = await openApp(language === 'en' ? '/en/app/profile' : '/app/profile');
  await app.router.navigate({ to: '/app', state: { topic: 'primeiras-mordidas' } });
  await screen.findByRole('heading', {
    level: 1,
    name: language === 'en' ? 'First Bites' : 'Primeiras Mordidas',
  });
  return { app, foods };
}

const section = (name: string) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the age', () => {
  it('before six months says warmly from when, shows the signs, and keeps the plan folded', async () => {
    await openPage({ profile: { babyBirthDate: '2026-01-04', journeyType: 'com-bebe' as const } });
    const gate = within(await screen.findByRole('region', { name: 'Ainda não é hora, e está tudo bem' }));
    expect(gate.getByText(/a partir de 4 de julho de 2026/)).toBeTruthy();
    expect(gate.getByText('Fica sentado com pouco ou nenhum apoio')).toBeTruthy();
    expect(screen.getByText('Para quando chegar a hora').closest('details')?.open).toBe(false);
  });

  it('on the day of six months opens the plan', async () => {
    await openPage({ profile: { babyBirthDate: '2026-01-03', journeyType: 'com-bebe' as const } });
    expect(await section('Plano semana a semana')).toBeTruthy();
    expect(screen.queryByText('Ainda não é hora, e está tudo bem')).toBeNull();
    expect(screen.queryByText('Para quando chegar a hora')).toBeNull();
  });

  it('of a baby born early is the corrected one', async () => {
    await openPage({ profile: { ...sevenMonths, gestationWeeks: 30 } });
    expect(await screen.findByText(/Contamos pela idade corrigida/)).toBeTruthy();
    expect(screen.getByText(/a partir de 9 de agosto de 2026/)).toBeTruthy();
    expect(screen.getByText(/^7 meses e 2 dias · idade corrigida: 4 meses$/)).toBeTruthy();
  });

  it('that is not known is asked for and never assumed: everything shows', async () => {
    await openPage({ profile: {} });
    expect(await screen.findByRole('link', { name: 'Contar a data de nascimento' })).toBeTruthy();
    expect(await section('Plano semana a semana')).toBeTruthy();
    expect(screen.queryByText('Para quando chegar a hora')).toBeNull();
  });

  it('of a baby on the way has its own sentence', async () => {
    await openPage({ profile: { babyBirthDate: '2026-09-01' }, language: 'en' });
    expect(await screen.findByText(/Your baby is still on the way/)).toBeTruthy();
    expect(screen.getByText('For when the time comes')).toBeTruthy();
  });
});

describe('the sections', () => {
  it('open one at a time, and the open one closes when it is tapped', async () => {
    await openPage();
    const why = await section('Por que começar de um jeito diferente');
    const plan = await section('Plano semana a semana');
    fireEvent.click(why);
    fireEvent.click(plan);
    expect([why, plan].map((each) => each.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
    fireEvent.click(plan);
    expect(plan.getAttribute('aria-expanded')).toBe('false');
  });

  it('have the official guidance first, and after it the plan of four weeks and the days to wait', async () => {
    await openPage();
    fireEvent.click(await section('Plano semana a semana'));
    const plan = within(screen.getByRole('region', { name: 'Plano semana a semana' }));
    expect(plan.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'A orientação oficial',
      'Caldo de ossos',
      'Gema de ovo',
      'Abacate',
      'Batata-doce com ghee',
    ]);
    expect(plan.getByText(/espere de 3 a 5 dias/)).toBeTruthy();
    expect(plan.getByText('Nada de açúcar nem de mel antes dos 2 anos.')).toBeTruthy();
    expect(plan.getByText(/Guia Alimentar para Crianças Brasileiras Menores de 2 Anos/)).toBeTruthy();
  });

  it('mark a food of the plan that rests, with what was seen', async () => {
    await openPage({ foods: [someFood({ food: 'egg', day: '2026-07-01', signs: ['hives'] })] });
    fireEvent.click(await section('Plano semana a semana'));
    const plan = within(screen.getByRole('region', { name: 'Plano semana a semana' }));
    expect(await plan.findByText('Em pausa: ovo')).toBeTruthy();
    expect(plan.getByText(/1º de julho você anotou: urticária/)).toBeTruthy();
  });
});

describe('the foods', () => {
  it('with the same allergen rest together, wherever they are shown', async () => {
    await openPage({ foods: [someFood({ food: 'quail-egg', day: '2026-07-01', signs: ['hives'] })] });
    const list = within(await screen.findByRole('region', { name: 'Todos os alimentos' }));
    await screen.findByRole('region', { name: 'Em pausa' });
    const marked = (typed: string) => {
      fireEvent.change(list.getByRole('searchbox'), { target: { value: typed } });
      return list.getAllByRole('listitem').map(({ textContent }) => textContent?.includes('Em pausa'));
    };
    expect(marked('ovo')).toEqual([true, true]);
    expect(marked('macarrão')).toEqual([true]);
    expect(marked('sardinha')).toEqual([false]);
  });

  it('are found by name, without accents, and by group', async () => {
    await openPage();
    const list = within(await screen.findByRole('region', { name: 'Todos os alimentos' }));
    fireEvent.change(list.getByRole('searchbox'), { target: { value: 'FEIJAO' } });
    for (const row of list.getAllByRole('listitem')) expect(row.textContent).toMatch(/feijão/i);
    fireEvent.change(list.getByRole('searchbox'), { target: { value: 'jujuba' } });
    expect(list.getByText(/Nenhum alimento com “jujuba”/)).toBeTruthy();
    fireEvent.click(list.getByRole('button', { name: 'Limpar a busca' }));
    fireEvent.click(list.getByRole('button', { name: 'Ovos e peixes' }));
    const names = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names.some((name) => name?.startsWith('Ovo'))).toBe(true);
    expect(names.every((name) => name?.includes('Alergênico'))).toBe(true);
  });

  it('open with age, form, allergen in words, and the way to the diary, where its form waits', async () => {
    const { app } = await openPage();
    const list = within(await screen.findByRole('region', { name: 'Todos os alimentos' }));
    fireEvent.change(list.getByRole('searchbox'), { target: { value: 'ovo' } });
    fireEvent.click(list.getByRole('button', { name: /^Ovo ?A partir/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Ovo' }));
    expect(sheet.getByText('A partir dos 6 meses')).toBeTruthy();
    expect(sheet.getByText('Alergênico: ovo')).toBeTruthy();
    expect(sheet.getByRole('heading', { name: 'Como oferecer' })).toBeTruthy();
    fireEvent.click(sheet.getByRole('link', { name: 'Anotar no diário' }));
    const form = within(await screen.findByRole('dialog', { name: 'Anotar um alimento' }));
    expect((form.getByLabelText('Alimento') as HTMLInputElement).value).toBe('Ovo');
    expect(app.address()).toContain('/app/primeiras-mordidas/diario');
  });

  it('are saved into one list by their hearts, and leave it the same way', async () => {
    const { foods } = await openPage();
    const list = within(await screen.findByRole('region', { name: 'Todos os alimentos' }));
    fireEvent.change(list.getByRole('searchbox'), { target: { value: 'manga' } });
    fireEvent.click(list.getByRole('button', { name: 'Salvar: Manga' }));
    const saved = within(screen.getByRole('region', { name: 'Alimentos salvos' }));
    expect(await saved.findByRole('button', { name: 'Manga' })).toBeTruthy();
    await waitFor(() => expect(foods.saved()).toEqual(['mango']));
    fireEvent.click(saved.getByRole('button', { name: 'Salvar: Manga' }));
    expect(await saved.findByText(/Toque no coração/)).toBeTruthy();
    await waitFor(() => expect(foods.saved()).toEqual([]));
  });
});

describe('what she can do', () => {
  it('asking opens the composer with the topic chosen', async () => {
    const { app } = await openPage();
    await press('Tenho uma dúvida');
    await waitFor(() => expect(app.address()).toContain('novo=1'));
    expect(app.address()).toContain('categoria=primeiras-comidas');
  });

  it('listening reads the open section in the voice of the device', async () => {
    const speech = fakeSpeech(['pt-BR']);
    await openPage();
    fireEvent.click(await section('Antes da primeira comida'));
    await press('Ouvir em áudio');
    await waitFor(() => expect(speech.saying()?.text).toBe('Antes da primeira comida'));
    speech.finish();
    await waitFor(() => expect(speech.saying()?.text).toMatch(/^Escolha uma hora calma/));
    await press('Parar');
    expect(speech.saying()).toBeUndefined();
  });

  it('sharing hands on the address of the topic in her language', async () => {
    const shared: ShareData[] = [];
    navigator.share = async (what) => void shared.push(what ?? {});
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    await openPage({ language: 'en' });
    await press('Share');
    await waitFor(() => expect(shared[0]?.url).toMatch(/\/en\/app\/primeiras-mordidas$/));
  });
});

describe('what others say', () => {
  it('are examples that say so, while nobody has written', async () => {
    await openPage();
    expect(await screen.findAllByText('Exemplo')).toHaveLength(3);
    expect(screen.getByText(/^Exemplos escritos pela nossa equipe/)).toBeTruthy();
  });

  it('are the newest posts about first foods, once there are any', async () => {
    await openPage({ posts: [somePost({ category: 'Primeiras Comidas', content: 'Comeu abóbora!' })] });
    expect(await screen.findByText('Comeu abóbora!')).toBeTruthy();
    expect(screen.queryByText('Exemplo')).toBeNull();
  });
});
