// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JourneyType } from '#shared/profile/profile.rules.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { fakeSleep, someSleep } from '#tests/support/fake-sleep.ts';
import { openApp } from '#tests/support/open-app.tsx';

const address = '/app/ferramentas/calculadora-sono';
const now = new Date(2026, 6, 3, 15, 0);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  return () => {
    vi.useRealTimers();
  };
});

async function open(
  profile: {
    babyBirthDate: string | null;
    gestationWeeks?: number | null;
    journeyType?: JourneyType;
  } | null,
  { path = address, sleeps = [] as ReturnType<typeof someSleep>[] } = {},
) {
  fakeServer({ viewer: ana, profile: profile && { journeyType: 'com-bebe', ...profile } });
  fakeSleep({ sleeps });
  await openApp(path);
  await screen.findByRole('table');
}
const hers = () =>
  screen.getAllByRole('row').find((row) => row.getAttribute('aria-current') === 'true')?.textContent;
const say = (time: string) =>
  fireEvent.change(screen.getByLabelText(/^(Acordou às|Woke up at)/), { target: { value: time } });

describe('the calculator of wake windows', () => {
  it('tells the range of the table and when the next sleep tends to come', async () => {
    await open({ babyBirthDate: '2026-03-20' });
    expect(await screen.findByText('Costuma ficar acordado de 1h15 a 2h.')).toBeTruthy();
    // The rule of thumb says one hour to one and a half: where the table disagrees, it is silent.
    expect(screen.queryByText(/Para lembrar fácil/)).toBeNull();
    expect(hers()).toContain('3 meses seu bebê');
    say('14:20');
    expect(screen.getByRole('heading', { name: /Próximo soninho\s*entre 15:35 e 16:20/ })).toBeTruthy();
    expect(screen.getByText(/costumam dormir de 14 a 17 horas/)).toBeTruthy();
    expect(screen.getByText(/a ciência ainda sabe pouco/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Sinais de sono' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Sono seguro' }).textContent).toContain('192');
    expect(screen.getByRole('link', { name: 'Registrar o sono no diário' }).getAttribute('href')).toBe(
      '/app/ferramentas/diario-sono',
    );
  });

  it('never calls a baby late, however long ago it woke', async () => {
    await open({ babyBirthDate: '2026-03-20' });
    say('08:00');
    expect(screen.getByText(/Essa faixa já passou, e está tudo bem/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/atras|tarde demais|late/i);
  });

  it('goes by the corrected age for a baby born early, shows both, and counts from birth when she prefers', async () => {
    await open({ babyBirthDate: '2026-02-27', gestationWeeks: 32 });
    const told = within(await screen.findByRole('region', { name: 'Idade usada na conta' }));
    expect(told.getByText('idade corrigida: 2 meses')).toBeTruthy();
    expect(told.getByText(/Idade desde o nascimento: 4 meses/)).toBeTruthy();
    expect(hers()).toContain('1 e 2 meses');
    fireEvent.click(screen.getByRole('switch', { name: 'Contar a partir do nascimento' }));
    expect(hers()).toContain('4 meses');
    expect(screen.getByText('Costuma ficar acordado de 1h30 a 2h30.')).toBeTruthy();
    expect(screen.getByText('Para lembrar fácil: de 1h30 a 2h.')).toBeTruthy();
  });

  it('asks for the age where no birth date is known, and assumes none', async () => {
    await open(null);
    const choice = await screen.findByLabelText('Quantos meses o bebê tem?');
    expect(hers()).toBeUndefined();
    expect(screen.queryByText(/Para lembrar fácil|Costuma ficar acordado de/)).toBeNull();
    expect(screen.queryByLabelText('Acordou às')).toBeNull();
    expect(screen.getByRole('link', { name: 'Contar a data no perfil' })).toBeTruthy();
    fireEvent.change(choice, { target: { value: '5' } });
    expect(hers()).toContain('5 e 6 meses');
    expect(screen.getByLabelText('Acordou às')).toBeTruthy();
  });

  it('at 14 months leaves one nap or two to the baby: it is a matter of 12 to 18 months', async () => {
    await open({ babyBirthDate: '2025-05-01' });
    expect(await screen.findByText(/costuma acontecer entre 12 e 18 meses/)).toBeTruthy();
    expect(hers()).toContain('12 a 18 meses');
    expect(screen.getByText('Costuma ficar acordado de 3h a 6h.')).toBeTruthy();
  });

  it('takes a due date that has passed for no birth', async () => {
    await open({ babyBirthDate: '2026-06-20', journeyType: 'gestante' });
    expect(await screen.findByText('Ainda na barriga, quem dita o sono é o bebê.')).toBeTruthy();
    expect(hers()).toBeUndefined();
  });

  it('has a sentence of its own for a baby who is still expected', async () => {
    await open({ babyBirthDate: '2026-09-01' });
    expect(await screen.findByText('Ainda na barriga, quem dita o sono é o bebê.')).toBeTruthy();
    expect(hers()).toBeUndefined();
    expect(screen.queryByLabelText('Acordou às')).toBeNull();
  });

  it('takes the moment of waking from the diary, and another when she says so', async () => {
    const nap = someSleep({
      id: crypto.randomUUID(),
      startTime: new Date(2026, 6, 3, 13, 0).toISOString(),
      endTime: new Date(2026, 6, 3, 14, 20).toISOString(),
    });
    await open({ babyBirthDate: '2026-03-20' }, { sleeps: [nap] });
    expect(await screen.findByText('Do diário: acordou às 14:20.')).toBeTruthy();
    expect(screen.getByText('entre 15:35 e 16:20')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Usar outro horário' }));
    say('14:40');
    expect(screen.getByText('entre 15:55 e 16:40')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Usar o do diário' }));
    expect(screen.getByText('entre 15:35 e 16:20')).toBeTruthy();
  });

  it('does not count from a sleep of another day', async () => {
    const old = someSleep({
      id: crypto.randomUUID(),
      startTime: new Date(2026, 6, 1, 13, 0).toISOString(),
      endTime: new Date(2026, 6, 1, 14, 20).toISOString(),
    });
    await open({ babyBirthDate: '2026-03-20' }, { sleeps: [old] });
    expect(await screen.findByText(/terminou há mais de um dia/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Acordou às').value).toBe('15:00');
  });

  it('is kind about a time that has not come, or is too long ago', async () => {
    await open({ babyBirthDate: '2026-03-20' });
    await screen.findByLabelText('Acordou às');
    say('16:30');
    expect(screen.getByText(/Esse horário ainda não chegou hoje/)).toBeTruthy();
    expect(screen.queryByText(/^entre/)).toBeNull();
    say('00:30');
    expect(screen.getByText(/já faz muito tempo/)).toBeTruthy();
  });

  it('speaks English too', async () => {
    await open({ babyBirthDate: '2026-03-20' }, { path: `/en${address}` });
    expect(await screen.findByText('Tends to be awake for 1h15 to 2h.')).toBeTruthy();
    say('14:20');
    expect(screen.getByText(/^between 3:35.PM and 4:20.PM$/)).toBeTruthy();
    const table = within(screen.getByRole('table', { name: 'Time awake by age' }));
    expect(table.getAllByRole('row')).toHaveLength(10);
  });
});
