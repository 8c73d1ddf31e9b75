// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pni } from '#shared/vaccines/pni.ts';
import type { VaccineSchedule } from '#shared/vaccines/schedule.schema.ts';
import type { ScheduleDeskAnswer, SchedulePut } from '#shared/vaccines/schedule-desk.schema.ts';
import { type FeatureAnswers, fakeServer, staff } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

/** The staff's routes of the calendar, to the contract of the real ones. */
function fakeSchedule({ isTaken = false } = {}) {
  let schedule: VaccineSchedule = pni;
  const saved: SchedulePut[] = [];
  const answers: FeatureAnswers = ({ method, path, body }) => {
    if (path !== '/api/admin/vaccines/schedule') return undefined;
    if (method === 'PUT') {
      if (isTaken) return 'conflict';
      const put = body as SchedulePut;
      saved.push(put);
      schedule = { ...put.schedule, version: put.basedOn + 1 };
    }
    const versions = Array.from({ length: schedule.version }, (_, n) => ({
      version: schedule.version - n,
      validFrom: null,
      savedAt: null,
      isCurrent: n === 0,
    }));
    return Response.json({ schedule, versions } satisfies ScheduleDeskAnswer);
  };
  return { saved, answers };
}

async function open(world: Parameters<typeof fakeSchedule>[0] = {}) {
  const fake = fakeSchedule(world);
  fakeServer({ viewer: staff, also: fake.answers });
  await openApp('/admin?aba=vacinas');
  await screen.findByRole('heading', { name: 'Versões' });
  return fake;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
/** Opens a row, whose fields then stand below its title. */
function row(title: string) {
  const button = screen.getByRole('button', { name: title });
  fireEvent.click(button);
  return within(button.parentElement as HTMLElement);
}

it('shows the calendar row by row, with its version', async () => {
  await open();
  expect(screen.getByText('Versão 1')).toBeTruthy();
  expect(screen.getByText('2 meses: Penta, 1ª dose')).toBeTruthy();
  expect(screen.getByText('Na gestação: dTpa, a cada gestação')).toBeTruthy();
});

it('an edited row is saved as a new version, with the day from which it holds', async () => {
  const { saved } = await open();
  const yellow = row('9 meses: Febre amarela, 1ª dose');
  type(yellow.getByLabelText('Idade em meses'), '10');
  type(screen.getByLabelText('Vale a partir de'), '2026-09-01');
  press('Salvar nova versão');
  expect(await screen.findByText('Versão 2')).toBeTruthy();
  expect(saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({ basedOn: 1, validFrom: '2026-09-01' });
  expect(saved[0]?.schedule.doses.find(({ vaccine }) => vaccine === 'yellow-fever')?.when).toEqual({
    sort: 'age',
    months: 10,
  });
});

it('a new dose without words is told beside its fields, and nothing is sent', async () => {
  const { saved } = await open();
  press('Adicionar dose');
  press('Salvar nova versão');
  expect((await screen.findAllByText('Falta preencher.')).length).toBe(2);
  expect(saved).toEqual([]);
});

it('a row that was taken off comes back with one tap', async () => {
  await open();
  fireEvent.click(row('Ao nascer: BCG, dose única').getByRole('button', { name: /^Tirar/ }));
  expect(screen.queryByText('Ao nascer: BCG, dose única')).toBeNull();
  press('Desfazer');
  expect(await screen.findByText('Ao nascer: BCG, dose única')).toBeTruthy();
});

it('what a colleague saved meanwhile is not written over, and what was typed stays', async () => {
  await open({ isTaken: true });
  type(screen.getByLabelText('Conferido em'), '2026-10-01');
  press('Salvar nova versão');
  expect(await screen.findByText('Não foi possível salvar')).toBeTruthy();
  await waitFor(() =>
    expect((screen.getByLabelText('Conferido em') as HTMLInputElement).value).toBe('2026-10-01'),
  );
});
