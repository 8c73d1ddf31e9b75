// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, calendarDate } from '#shared/time/calendar-date.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const today = calendarDate('2026-07-01');
const theo = {
  name: 'Mariana',
  firstMaternity: true,
  babyName: 'Theo',
  babyBirthDate: addDays(today, -95),
  journeyType: 'com-bebe' as const,
  babyAvatar: 'sunflower' as const,
  interests: ['sono-rotina' as const],
  onboardingCompleted: true,
};

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const sheet = (name: string) => screen.findByRole('dialog', { name });
const open = async (option: string) => fireEvent.click(await button(option));
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T15:00:00Z`) });
  return () => vi.useRealTimers();
});

describe('changing it', () => {
  it('sends only what changed', async () => {
    const server = fakeServer({ viewer: ana, profile: theo });
    await openApp('/app/profile');
    await open('Editar: Sobre o bebê');
    await screen.findByLabelText('Como seu bebê se chama?');
    type('Como seu bebê se chama?', 'Téo');
    save();
    expect(await screen.findByText('Perfil atualizado')).toBeTruthy();
    expect(sent(server)).toEqual([{ babyName: 'Téo' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Téo · 3 meses e 3 dias')).toBeTruthy();
  });

  it('that fails says so and keeps what she typed, even when she closes the sheet', async () => {
    const server = fakeServer({ viewer: ana, profile: theo });
    await openApp('/app/profile');
    await open('Editar: Sobre você');
    await screen.findByLabelText('Como você se chama?');
    type('Como você se chama?', 'Mari');
    server.goOffline();
    save();
    expect(await screen.findByText('Erro ao salvar')).toBeTruthy();
    expect(screen.getByLabelText('Como você se chama?')).toHaveProperty('value', 'Mari');
    const [close] = within(await sheet('Sobre você')).getAllByRole('button', { name: 'Fechar' });
    fireEvent.click(close as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    server.goOnline();
    await open('Editar: Sobre você');
    expect(await screen.findByLabelText('Como você se chama?')).toHaveProperty('value', 'Mari');
    save();
    expect(await screen.findByText('Perfil atualizado')).toBeTruthy();
    expect(sent(server)).toEqual([{ name: 'Mari' }]);
  });

  it('to something that cannot be is answered beside the field, and not sent', async () => {
    const server = fakeServer({ viewer: ana, profile: theo });
    await openApp('/app/profile');
    await open('Editar data de nascimento do bebê');
    await screen.findByLabelText('Dia do nascimento (opcional)');
    type('Dia do nascimento (opcional)', '1999-12-31');
    save();
    expect(await screen.findByText('Escolha uma data a partir do ano 2000.')).toBeTruthy();
    expect(sent(server)).toEqual([]);
  });

  it('shows what the server refused beside the field', async () => {
    const server = fakeServer({ viewer: ana, profile: theo });
    await openApp('/app/profile');
    await open('Editar data de nascimento do bebê');
    await screen.findByLabelText('Dia do nascimento (opcional)');
    server.refuse('/api/profile', 'invalid_input', { babyBirthDate: 'date_too_late' });
    type('Dia do nascimento (opcional)', '2026-06-01');
    save();
    expect(await screen.findByText(/Esta data está longe demais/)).toBeTruthy();
  });

  it('of a birth to a day that has not come is no birth, and she is told so', async () => {
    const server = fakeServer({ viewer: ana, profile: theo });
    await openApp('/app/profile');
    await open('Editar data de nascimento do bebê');
    await screen.findByLabelText('Dia do nascimento (opcional)');
    type('Dia do nascimento (opcional)', '2026-12-01');
    save();
    expect(await screen.findByText(/já chegou, escolha hoje ou um dia que já passou/)).toBeTruthy();
    expect(sent(server)).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: 'Gestante' }));
    type('Data prevista do parto (opcional)', '2026-12-01');
    save();
    await screen.findByText('Perfil atualizado');
    expect(sent(server)).toEqual([{ babyBirthDate: '2026-12-01', journeyType: 'gestante' }]);
  });

  it('of the journey asks for the date that goes with it, which may have passed a little', async () => {
    const server = fakeServer({ viewer: ana, profile: theo });
    await openApp('/app/profile');
    await open('Mudar tipo de jornada');
    fireEvent.click(await screen.findByRole('radio', { name: 'Gestante' }));
    type('Data prevista do parto (opcional)', '2026-06-02');
    save();
    expect(await screen.findByText(/Para a gestação, escolha uma data que ainda vai chegar/)).toBeTruthy();
    expect(sent(server)).toEqual([]);
    type('Data prevista do parto (opcional)', '2026-06-21');
    save();
    await screen.findByText('Perfil atualizado');
    expect(sent(server)).toEqual([{ babyBirthDate: '2026-06-21', journeyType: 'gestante' }]);
    expect(await screen.findByText('Theo · 41 semanas e 3 dias de gestação')).toBeTruthy();
  });

  it('of the journey never makes a due date a birth, and finds the date again when she goes back', async () => {
    const server = fakeServer({
      viewer: ana,
      profile: { ...theo, babyBirthDate: '2026-06-25', journeyType: 'gestante' },
    });
    await openApp('/app/profile');
    await open('Mudar tipo de jornada');
    fireEvent.click(await screen.findByRole('radio', { name: 'Com o bebê' }));
    expect(screen.getByLabelText('Dia do nascimento (opcional)')).toHaveProperty('value', '');
    fireEvent.click(screen.getByRole('radio', { name: 'Gestante' }));
    expect(screen.getByLabelText('Data prevista do parto (opcional)')).toHaveProperty('value', '2026-06-25');
    fireEvent.click(screen.getByRole('radio', { name: 'Com o bebê' }));
    type('Dia do nascimento (opcional)', '2026-06-20');
    save();
    await screen.findByText('Perfil atualizado');
    expect(sent(server)).toEqual([
      { babyBirthDate: '2026-06-20', journeyType: 'com-bebe', gestationWeeks: 39 },
    ]);
  });

  it('of the journey lets her leave the date unsaid', async () => {
    const server = fakeServer({
      viewer: ana,
      profile: { ...theo, babyBirthDate: '2026-12-01', journeyType: 'gestante' },
    });
    await openApp('/app/profile');
    await open('Mudar tipo de jornada');
    fireEvent.click(await screen.findByRole('radio', { name: 'Com o bebê' }));
    save();
    await screen.findByText('Perfil atualizado');
    expect(sent(server)).toEqual([{ babyBirthDate: null, journeyType: 'com-bebe' }]);
  });
});

function sent(server: ReturnType<typeof fakeServer>): unknown[] {
  return server
    .callsTo('/api/profile')
    .filter(({ method }) => method === 'PATCH')
    .map(({ body }) => body);
}
