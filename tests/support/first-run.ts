import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { openApp } from './open-app.tsx';

/** What a mother does in the first run, in Portuguese. */
export const openFirstRun = (address = '/app?preview=1') => openApp(address, { firstRun: true });
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const choose = (name: string) => fireEvent.click(screen.getByLabelText(name));
export const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** To her eye and ear: pressed all the same, it leads to what is missing. */
export const isDisabled = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
export const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

/** The page would be loaded again: a test only wants to know that it was asked. */
export function watchReload() {
  return vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
}

/** Through the introduction, to the first step. */
export async function startQuestionnaire(address?: string) {
  const app = await openFirstRun(address);
  await heading('Enquanto você segura o bebê, a gente segura você');
  for (let slide = 1; slide < 5; slide++) press('Próximo');
  press('Personalizar meu Colo');
  await heading('Sobre você');
  return app;
}

export function answerAboutYou(): void {
  write('Como você se chama?', ' Ana ');
  choose('Sim, é a primeira');
  press('Continuar');
}

export function answerAboutBaby(): void {
  write('Como seu bebê se chama?', 'Lia');
  press('Continuar');
}

export function answerInterests(): void {
  choose('Sono e rotina');
  press('Continuar');
}

/** Everything but the last tap. */
export async function answerAll(address?: string): Promise<void> {
  await startQuestionnaire(address);
  answerAboutYou();
  answerAboutBaby();
  answerInterests();
  await heading('Seu estilo');
  choose('Ouvir áudios');
  choose('Bom de vez em quando');
}
