// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import type { BabyAnswer, Role } from '#shared/family/family.schema.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';
import { fakeDiary } from '#tests/support/fake-diary.ts';
import { fakeFamily, someBaby } from '#tests/support/fake-family.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const group = async (name: string) => within(await screen.findByRole('region', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  // The baby is two months and three days old.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 3, 12) });
  return async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    await appOutbox.setOwner(null);
    vi.useRealTimers();
  };
});

const given = (vaccine: string, dose: string, more: Partial<DiaryRecord<'vaccine'>['details']> = {}) => {
  const record: DiaryRecord<'vaccine'> = {
    id: crypto.randomUUID(),
    babyId: 'ana',
    kind: 'vaccine',
    startTime: null,
    endTime: null,
    day: calendarDate('2026-05-01'),
    durationSeconds: null,
    details: { vaccine, dose, state: 'done', place: null, batch: null, ...more },
    notes: null,
    timeZone: null,
    groupId: null,
    revision: 1,
    change: 1,
    recordedBy: '1',
    updatedBy: '1',
    createdAt: '2026-05-01T12:00:00.000Z',
    updatedAt: '2026-05-01T12:00:00.000Z',
  };
  return record;
};

type World = {
  baby?: Partial<BabyAnswer> | null;
  records?: DiaryRecord[];
  role?: Role;
  path?: string;
  visitor?: boolean;
};

const born = { arrival: 'born', birthDate: calendarDate('2026-04-30') } as const;
const atBirth = [given('bcg', 'single', { place: 'Maternidade' }), given('hepatitis-b', 'birth')];

async function openVaccines({ baby = born, records = atBirth, role, path, visitor = false }: World = {}) {
  fakeServer({ viewer: visitor ? null : ana });
  fakeFamily({
    babies: baby ? [someBaby({ id: 'ana', isDefault: true, ...baby })] : [],
    ...(role && { role }),
  });
  const diary = fakeDiary({ records, only: 'vaccine' });
  const app = await openApp(path ?? `/app/diario/vacinas${visitor ? '?preview=1' : ''}`);
  await screen.findByRole('heading', { level: 1, name: /^(Vacinas|Vaccines)$/ });
  return { diary, app };
}

describe('the calendar of a baby of two months', () => {
  it('says what is for now, what comes soon and later, and what was given, and where from', async () => {
    await openVaccines();
    const now = await group('Agora');
    const names = ['Penta, 1ª dose', 'VIP (poliomielite), 1ª dose', 'Pneumocócica, 1ª dose'];
    for (const name of names)
      expect(now.getByRole('button', { name: new RegExp(name.replace(/[()]/g, '.')) }));
    expect(now.getAllByText('2 meses · a partir de 30 de jun.')).toHaveLength(4);
    expect(now.getAllByText('Mudou há pouco: confirme na UBS')).toHaveLength(2);
    const later = await group('Mais para frente');
    expect(later.getByText('Febre amarela, 1ª dose')).toBeTruthy();
    const done = await group('Tomadas');
    expect(done.getByText('BCG, dose única')).toBeTruthy();
    expect(done.getByText('Maternidade')).toBeTruthy();
    expect(screen.getByText(/Confira na UBS e leve sempre a Caderneta/)).toBeTruthy();
    expect(screen.getByText(/Versão de 31 de agosto de 2026/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Ministério da Saúde/ })).toBeTruthy();
    expect(screen.queryByText(/Nirsevimabe/)).toBeNull();
  });

  it('records what was given today in two taps, and takes it back in one', async () => {
    const { diary } = await openVaccines();
    fireEvent.click((await group('Agora')).getByRole('button', { name: /^Penta, 1ª dose/ }));
    const sheet = await dialog('Penta, 1ª dose');
    expect(sheet.getByText(/Protege contra difteria/)).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Tomou hoje' }));
    expect((await group('Tomadas')).getByText('Penta, 1ª dose')).toBeTruthy();
    expect((await group('Agora')).queryByText('Penta, 1ª dose')).toBeNull();
    await waitFor(() =>
      expect(diary.writesOf('record.put')).toMatchObject([
        {
          babyId: 'ana',
          kind: 'vaccine',
          day: '2026-07-03',
          details: { vaccine: 'penta', dose: '1', state: 'done', place: null, batch: null },
        },
      ]),
    );
    await press('Desfazer');
    expect(await (await group('Agora')).findByText('Penta, 1ª dose')).toBeTruthy();
    await waitFor(() => expect([...diary.records.keys()]).toHaveLength(2));
  });

  it('opens the form for another day, with the dose already chosen', async () => {
    const { diary } = await openVaccines();
    fireEvent.click((await group('Agora')).getByRole('button', { name: /^Rotavírus, 1ª dose/ }));
    await press('Outro dia, lugar ou lote');
    const form = await dialog('Registrar vacina');
    expect((form.getByLabelText('Qual vacina') as HTMLSelectElement).value).toBe('rotavirus 1');
    fireEvent.change(form.getByLabelText('Dia'), { target: { value: '2026-07-01' } });
    fireEvent.change(form.getByLabelText('Lote (opcional)'), { target: { value: 'B7' } });
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(diary.writesOf('record.put')).toMatchObject([
        { day: '2026-07-01', details: { vaccine: 'rotavirus', dose: '1', batch: 'B7' } },
      ]),
    );
  });

  it('keeps what was not given apart, and what is beside the calendar', async () => {
    await openVaccines({ records: [given('bcg', 'single', { state: 'skipped' }), given('Meningo B', '1')] });
    expect((await group('Não tomadas')).getByText('BCG, dose única')).toBeTruthy();
    expect((await group('Outras vacinas')).getByText('Meningo B, 1')).toBeTruthy();
  });

  it('hands over the days to come as a file for her calendar', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:file';
    });
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await openVaccines();
    await press('Levar as datas para a agenda');
    expect(saved).toHaveBeenCalledOnce();
    const text = (await files[0]?.text()) ?? '';
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toContain('DTSTART;VALUE=DATE:20260730');
    expect(text).toContain('SUMMARY:Vacina: posto de saúde\r\n');
    expect(text).not.toContain('20260630');
  });
});

it('what was for long ago is not late: the unit decides', async () => {
  await openVaccines({ baby: { ...born, birthDate: calendarDate('2025-12-01') }, records: [] });
  const unit = await group('Para ver com o posto');
  expect(unit.getByText(/é a UBS que diz o que tomar e quando/)).toBeTruthy();
  expect(unit.getByText('Penta, 1ª dose')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/atras/i);
});

it('who was born early is told of nirsevimab, and that the team says when', async () => {
  await openVaccines({ baby: { ...born, gestationWeeks: 32 } });
  const unit = await group('Para ver com o posto');
  expect(unit.getByText(/Nirsevimabe/)).toBeTruthy();
  expect(unit.getByText('A equipe de saúde diz quando')).toBeTruthy();
});

it('without a network, what is on the phone shows and what is recorded waits', async () => {
  const first = await openVaccines();
  await group('Tomadas');
  first.diary.goOffline();
  fireEvent.click((await group('Agora')).getByRole('button', { name: /^Penta, 1ª dose/ }));
  await press('Tomou hoje');
  const done = await group('Tomadas');
  expect(await done.findByText('Penta, 1ª dose')).toBeTruthy();
  expect(done.getByText('No aparelho')).toBeTruthy();
});

it('a guest looks and records nothing', async () => {
  await openVaccines({ role: 'guest' });
  const now = await group('Agora');
  expect(now.getByText('Penta, 1ª dose')).toBeTruthy();
  expect(now.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: /Registrar outra|Editar|Apagar/ })).toBeNull();
});

it('while a baby is expected, the vaccines of the pregnancy are told by their week', async () => {
  await openVaccines({ baby: { arrival: 'expected', dueDate: calendarDate('2026-10-01') }, records: [] });
  const pregnancy = await group('Na gestação');
  expect(pregnancy.getByText('dTpa')).toBeTruthy();
  expect(pregnancy.getByText('A partir da semana 20, a cada gestação')).toBeTruthy();
  expect(pregnancy.getByText('A partir da semana 28, a cada gestação')).toBeTruthy();
  expect(screen.queryByText(/BCG/)).toBeNull();
});

it('without a date it asks for one, gently', async () => {
  await openVaccines({ baby: {}, records: [] });
  expect(await screen.findByText('O calendário começa com uma data')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contar a data' }).getAttribute('href')).toBe('/app/profile/bebes');
});

it('after a loss nothing of the baby is said or asked', async () => {
  await openVaccines({ baby: { ...born, state: 'died' } });
  expect(await screen.findByText('Nada por aqui agora')).toBeTruthy();
  expect(screen.queryByText(/BCG|bebê nasceu|Conte/)).toBeNull();
});

it('a visitor is invited in', async () => {
  await openVaccines({ visitor: true });
  expect(await screen.findByText('O calendário de vacinas do seu bebê')).toBeTruthy();
});

it('speaks English too', async () => {
  await openVaccines({ path: '/en/app/diario/vacinas' });
  const now = await group('Now');
  expect(now.getByText('Pentavalent, 1st dose')).toBeTruthy();
  expect(screen.getByText(/Version of August 31, 2026/)).toBeTruthy();
});
