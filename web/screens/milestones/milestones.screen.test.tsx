// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import type { BabyAnswer, Role } from '#shared/family/family.schema.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';
import { fakeDiary, someMilestoneRecord } from '#tests/support/fake-diary.ts';
import { fakeFamily, someBaby } from '#tests/support/fake-family.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
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
  baby?: Partial<BabyAnswer>;
  role?: Role;
  records?: DiaryRecord[];
  visitor?: boolean;
  language?: 'pt' | 'en';
};
const bornOn = (day: string) => ({ arrival: 'born' as const, birthDate: calendarDate(day) });

async function openMilestones({
  baby = bornOn('2026-01-20'),
  role = 'parent',
  records = [],
  visitor = false,
  language = 'pt',
}: World = {}) {
  fakeServer({ viewer: visitor ? null : ana });
  if (!visitor)
    fakeFamily({ babies: [someBaby({ id: 'ana', name: 'Lia', isDefault: true, ...baby })], role });
  const diary = fakeDiary({ records });
  const path = `${language === 'en' ? '/en' : ''}/app/diario/marcos`;
  await openApp(visitor ? `${path}?preview=1` : path);
  await screen.findByRole('heading', { level: 1, name: /Marcos e primeiras vezes|Milestones/ });
  return { diary };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('what often comes now', () => {
  it('is told as ranges by the age of the baby, with their source and without hurry', async () => {
    await openMilestones();
    const now = await region('O que costuma chegar agora');
    expect(now.getByRole('heading', { name: 'Muitos bebês entre 4 e 6 meses' })).toBeTruthy();
    expect(now.getByRole('button', { name: 'Registrar: Rola e muda de posição' })).toBeTruthy();
    expect(now.queryByText('Senta sem apoio')).toBeNull();
    expect(now.getByText(/conte na próxima consulta.*Caderneta da Criança/)).toBeTruthy();
    expect(now.queryByText(/idade corrigida/)).toBeNull();
  });

  it('follows the corrected age of a baby born early, and says so', async () => {
    await openMilestones({ baby: { ...bornOn('2026-01-20'), gestationWeeks: 28 } });
    const now = await region('O que costuma chegar agora');
    expect(now.getByRole('heading', { name: 'Muitos bebês entre 2 e 4 meses' })).toBeTruthy();
    expect(now.getByText(/idade corrigida/)).toBeTruthy();
  });

  it.each([
    [
      'a baby that is expected',
      { arrival: 'expected' as const, dueDate: calendarDate('2026-09-01') },
      /^Depois do nascimento/,
    ],
    ['a baby without a date', {}, /^Com a data de nascimento/],
    ['a child of two years', bornOn('2024-07-01'), /primeiras vezes que você quiser guardar/],
  ])('of %s promises nothing', async (_, baby, words) => {
    await openMilestones({ baby });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/Muitos bebês/)).toBeNull();
  });

  it('is recorded in two taps, has its day then, and can be taken back', async () => {
    const { diary } = await openMilestones();
    await press('Registrar: Rola e muda de posição');
    const form = within(await screen.findByRole('dialog', { name: 'Registrar um marco' }));
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(diary.writesOf('record.put')).toMatchObject([
        { familyId: 'family', babyId: 'ana', day: '2026-07-03', details: { milestone: 'rolls' } },
      ]),
    );
    const now = await region('O que costuma chegar agora');
    expect(await now.findByText(/^Chegou: .*3 de jul/)).toBeTruthy();
    expect(now.queryByRole('button', { name: 'Registrar: Rola e muda de posição' })).toBeNull();
    await press(/^Apagar/);
    expect(await now.findByRole('button', { name: 'Registrar: Rola e muda de posição' })).toBeTruthy();
    await press('Desfazer');
    expect(await now.findByText(/^Chegou:/)).toBeTruthy();
  });
});

describe('what came', () => {
  it('stands with its day, in her own words too', async () => {
    await openMilestones({
      records: [
        someMilestoneRecord({
          id: 'own',
          on: '2026-06-30',
          details: { milestone: 'Dançou com a vovó', photo: null },
        }),
      ],
    });
    const story = await region('O que já chegou');
    expect(await story.findByText('Dançou com a vovó')).toBeTruthy();
    expect(story.getByRole('heading', { name: /30 de jun/ })).toBeTruthy();
  });

  it('waits on the phone without a connection', async () => {
    const { diary } = await openMilestones();
    await screen.findByText(/Ainda nada por aqui/);
    diary.goOffline();
    await press('Registrar uma primeira vez');
    const form = within(await screen.findByRole('dialog', { name: 'Registrar um marco' }));
    fireEvent.change(form.getByLabelText('O que aconteceu'), { target: { value: 'Primeiro banho de rio' } });
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('No aparelho')).toBeTruthy();
    diary.goOnline();
    await waitFor(() => expect(diary.writesOf('record.put')).toHaveLength(1));
  });

  it('is for a guest to see, and not to record', async () => {
    await openMilestones({ role: 'guest', records: [someMilestoneRecord({ id: 'one' })] });
    const story = await region('O que já chegou');
    expect(await story.findByText('Rola e muda de posição')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Registrar|Apagar|Editar/ })).toBeNull();
  });

  it('of nobody is there for a visitor, who is invited in', async () => {
    await openMilestones({ visitor: true });
    expect(await screen.findByText('Os marcos da sua família')).toBeTruthy();
  });
});

it('speaks English', async () => {
  await openMilestones({ language: 'en' });
  expect(await screen.findByText('Many babies between 4 and 6 months')).toBeTruthy();
});
