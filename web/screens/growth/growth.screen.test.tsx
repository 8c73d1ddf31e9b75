// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GrowthDetails } from '#shared/diary/kinds/growth.ts';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import type { BabyAnswer, Role } from '#shared/family/family.schema.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';
import { fakeDiary } from '#tests/support/fake-diary.ts';
import { fakeFamily, someBaby } from '#tests/support/fake-family.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 3, 12) });
  return async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    await appOutbox.setOwner(null);
    vi.useRealTimers();
  };
});

const measured = (day: string, details: Partial<GrowthDetails>) => {
  const record: DiaryRecord<'growth'> = {
    id: crypto.randomUUID(),
    babyId: 'ana',
    kind: 'growth',
    startTime: null,
    endTime: null,
    day: calendarDate(day),
    durationSeconds: null,
    details: { weightGrams: null, lengthMm: null, headMm: null, lying: null, ...details },
    notes: null,
    timeZone: null,
    groupId: null,
    revision: 1,
    change: 1,
    recordedBy: '1',
    updatedBy: '1',
    createdAt: `${day}T12:00:00.000Z`,
    updatedAt: `${day}T12:00:00.000Z`,
  };
  return record;
};

type World = {
  baby?: Partial<BabyAnswer>;
  records?: DiaryRecord[];
  role?: Role;
  language?: 'pt' | 'en';
};

/** Of the anchors: a boy of nine months with 8.0229 kg and 71.12 cm, to the gram and the millimetre. */
const nineMonths = calendarDate('2025-10-02');
const boy = { arrival: 'born', birthDate: nineMonths, sex: 'm' } as const;
const today = [measured('2026-07-03', { weightGrams: 8023, lengthMm: 711 })];

async function openGrowth({ baby = boy, records = today, role, language = 'pt' }: World = {}) {
  fakeServer({ viewer: ana });
  const family = fakeFamily({
    babies: [someBaby({ id: 'ana', isDefault: true, ...baby })],
    ...(role && { role }),
  });
  const diary = fakeDiary({ records, only: 'growth' });
  await openApp(language === 'en' ? '/en/app/diario/crescimento' : '/app/diario/crescimento');
  await screen.findByRole('heading', { level: 1, name: /^(Crescimento|Growth)$/ });
  return { diary, family };
}

const table = async (name: string) => within(await screen.findByRole('table', { name }));
const curves = () => document.querySelectorAll('svg path.stroke-sage').length;

describe('the curve', () => {
  it('tells a weight with z and percentile in words, on five lines of WHO', async () => {
    await openGrowth();
    expect(
      await screen.findByText(/^Percentil 17 \(escore z -0,95\): de cada 100 bebês .* 17 medem menos\.$/),
    ).toBeTruthy();
    expect(screen.getByText('com 9 meses')).toBeTruthy();
    expect(curves()).toBe(5);
    for (const line of ['P3', 'P15', 'P50', 'P85', 'P97']) expect(screen.getByText(line)).toBeTruthy();
    expect(screen.getByText(/padrões de crescimento infantil da OMS \(2006\)/)).toBeTruthy();
  });

  it('is the same as a table, for each measure', async () => {
    await openGrowth();
    const weights = await table('Peso por idade');
    const [, row] = weights.getAllByRole('row');
    expect(row?.textContent).toBe('3 de jul.9 meses8,023 kg-0,9517');
    fireEvent.click(screen.getByLabelText('Comprimento'));
    const lengths = await table('Comprimento por idade');
    expect(lengths.getByText('71,1 cm')).toBeTruthy();
    expect(lengths.getByText('-0,39')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Cabeça'));
    expect(await screen.findByText(/Ainda sem essa medida/)).toBeTruthy();
  });

  it('counts from the expected day too, of a baby born early', async () => {
    await openGrowth({
      baby: { ...boy, birthDate: calendarDate('2026-03-03'), gestationWeeks: 32 },
      records: [measured('2026-07-03', { weightGrams: 5000 })],
    });
    expect(await screen.findByText(/^Pela idade corrigida, 2 meses\. Percentil /)).toBeTruthy();
    expect((await table('Peso por idade')).getByText('Percentil corrigido')).toBeTruthy();
    expect(document.querySelectorAll('svg .stroke-clay circle')).toHaveLength(2);
  });

  it('says of a fall over two lines only that it is worth showing', async () => {
    const fall = [
      measured('2026-03-03', { weightGrams: 7800 }),
      measured('2026-07-03', { weightGrams: 7600 }),
    ];
    await openGrowth({ records: fall });
    expect(await screen.findByText(/Vale mostrar esta página ao pediatra/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/abaixo do peso|desnutri|alerta|risco/i);
  });

  it('says nothing of it where there is none', async () => {
    await openGrowth();
    await screen.findByText(/^Percentil 17/);
    expect(screen.queryByText(/Vale mostrar/)).toBeNull();
  });
});

describe('whose curve it is', () => {
  it('is asked once, and drawn at once', async () => {
    const { family } = await openGrowth({ baby: { ...boy, sex: null } });
    expect(await screen.findByText('Qual curva desenhar?')).toBeTruthy();
    expect(curves()).toBe(0);
    await press('Menino');
    expect(await screen.findByText(/^Percentil 17/)).toBeTruthy();
    expect(screen.queryByText('Qual curva desenhar?')).toBeNull();
    await waitFor(() => expect(family.babies.get('ana')?.sex).toBe('m'));
  });

  it('who would rather not say sees the points, is not asked again, and may change her mind', async () => {
    const { family } = await openGrowth({ baby: { ...boy, sex: null } });
    await press('Prefiro não dizer');
    expect(screen.getByText('As medidas aparecem sem as curvas da OMS.')).toBeTruthy();
    expect(document.querySelectorAll('svg .stroke-clay circle')).toHaveLength(1);
    expect(curves()).toBe(0);
    expect(family.writesOf('baby.put')).toEqual([]);
    expect(localStorage.getItem('curves_declined:1:ana')).toBe('true');
    await press('Ver com as curvas');
    expect(screen.getByText('Qual curva desenhar?')).toBeTruthy();
  });

  it('is not a carer’s to tell', async () => {
    await openGrowth({ baby: { ...boy, sex: null }, role: 'carer' });
    expect(await screen.findByText(/quando a mãe ou o pai contar/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Menina' })).toBeNull();
  });
});

describe('adding a measure', () => {
  async function openForm() {
    const world = await openGrowth();
    await press('Registrar medidas');
    return { ...world, form: within(await screen.findByRole('dialog', { name: 'Registrar medidas' })) };
  }

  it('asks whether grams were meant, and puts them into kilograms when she says so', async () => {
    const { diary, form } = await openForm();
    type(form.getByLabelText('Peso (kg)'), '8200');
    expect(await form.findByText('8200 kg: o número e a unidade estão certos?')).toBeTruthy();
    fireEvent.click(form.getByRole('button', { name: 'Eram 8200 g? Pôr 8,2 kg' }));
    expect((form.getByLabelText('Peso (kg)') as HTMLInputElement).value).toBe('8,2');
    await waitFor(() => expect(form.queryByText(/unidade estão certos/)).toBeNull());
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(diary.writesOf('record.put')).toMatchObject([
        { kind: 'growth', day: '2026-07-03', details: { weightGrams: 8200 } },
      ]),
    );
  });

  it('knows millimetres from centimetres', async () => {
    const { form } = await openForm();
    type(form.getByLabelText('Comprimento (cm)'), '711');
    expect(await form.findByRole('button', { name: 'Eram 711 mm? Pôr 71,1 cm' })).toBeTruthy();
  });

  it('says nothing of what can be', async () => {
    const { form } = await openForm();
    type(form.getByLabelText('Peso (kg)'), '8200');
    await form.findByText(/unidade estão certos/);
    type(form.getByLabelText('Peso (kg)'), '8,4');
    await waitFor(() => expect(form.queryByText(/unidade estão certos/)).toBeNull());
  });
});

it('a guest looks and records nothing', async () => {
  await openGrowth({ role: 'guest' });
  expect(await screen.findByText(/^Percentil 17/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Registrar|Editar|Apagar/ })).toBeNull();
});

it('before the birth there is nothing to measure', async () => {
  await openGrowth({ baby: { arrival: 'expected', dueDate: calendarDate('2026-10-01') }, records: [] });
  expect(await screen.findByText('As medidas começam depois do nascimento')).toBeTruthy();
});

it('after a loss nothing of the baby is said or asked', async () => {
  await openGrowth({ baby: { ...boy, state: 'died' } });
  expect(await screen.findByText('Nada por aqui agora')).toBeTruthy();
  expect(screen.queryByText(/Percentil|kg|Qual curva/)).toBeNull();
});

it('speaks English too', async () => {
  await openGrowth({ language: 'en' });
  expect(await screen.findByText(/^Percentile 17 \(z-score -0.95\)/)).toBeTruthy();
});
