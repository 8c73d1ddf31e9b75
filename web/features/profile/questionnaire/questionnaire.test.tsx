// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#tests/support/fake-server.ts';
import {
  answerAboutBaby,
  answerAboutYou,
  answerInterests,
  choose,
  heading,
  isDisabled,
  press,
  startQuestionnaire,
  write,
} from '#tests/support/first-run.ts';

beforeEach(() => localStorage.clear());

describe('the questionnaire', () => {
  it('asks four things, and each step waits for its answers', async () => {
    fakeServer();
    await startQuestionnaire();
    expect(screen.getByText('Etapa 1 de 4')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Voltar' })).toBeNull();
    expect(isDisabled('Continuar')).toBe(true);
    write('Como você se chama?', 'Ana');
    expect(isDisabled('Continuar')).toBe(true);
    choose('Não é a primeira');
    expect(isDisabled('Continuar')).toBe(true);
    choose('Outra história');
    expect(isDisabled('Continuar')).toBe(true);
    write('Conte com suas palavras', 'Adotei.');
    press('Continuar');

    await heading('Sobre seu bebê');
    expect(screen.getByText('Etapa 2 de 4')).toBeTruthy();
    expect(isDisabled('Continuar')).toBe(true);
    answerAboutBaby();

    await heading('Seus interesses');
    expect(screen.getByText('Etapa 3 de 4')).toBeTruthy();
    expect(isDisabled('Continuar')).toBe(true);
    answerInterests();

    await heading('Seu estilo');
    expect(screen.getByText('Etapa 4 de 4')).toBeTruthy();
    expect(isDisabled('Finalizar')).toBe(true);
    choose('Ouvir áudios');
    expect(isDisabled('Finalizar')).toBe(true);
    choose('Bom de vez em quando');
    expect(isDisabled('Finalizar')).toBe(false);
  });

  it('offers the ages from 18 to 60, or none', async () => {
    fakeServer();
    await startQuestionnaire();
    const options = [
      ...(screen.getByLabelText('Qual é a sua idade? (opcional)') as HTMLSelectElement).options,
    ];
    expect(options.map(({ value }) => value)).toEqual([
      '',
      ...Array.from({ length: 43 }, (_, i) => `${18 + i}`),
    ]);
  });

  it.each([
    ['❤️', 'Escreva com pelo menos uma letra.'],
    ['A'.repeat(10_000), 'Ficou comprido demais. Encurte um pouquinho.'],
    ['', 'Este campo não pode ficar em branco.'],
  ])('says kindly what is wrong with the name %.5s, and keeps it', async (name, sentence) => {
    fakeServer();
    await startQuestionnaire();
    choose('Sim, é a primeira');
    expect(screen.queryByText('Este campo não pode ficar em branco.')).toBeNull();
    write('Como você se chama?', 'Ana');
    write('Como você se chama?', name);
    const field = screen.getByLabelText('Como você se chama?') as HTMLInputElement;
    expect(screen.getByText(sentence).id).toBe(field.getAttribute('aria-describedby'));
    expect(field.value).toBe(name);
    expect(isDisabled('Continuar')).toBe(true);
  });

  it.each([
    ['1999-12-31', 'Escolha uma data a partir do ano 2000.'],
    ['2099-01-01', 'Esta data está longe demais: até 42 semanas a partir de hoje.'],
  ])('does not believe the date %s', async (date, sentence) => {
    fakeServer();
    await startQuestionnaire();
    answerAboutYou();
    await heading('Sobre seu bebê');
    write('Como seu bebê se chama?', 'Lia');
    write('Quando nasceu ou vai nascer? (opcional)', date);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(isDisabled('Continuar')).toBe(true);
  });

  it('takes a day to come for the due date, and then asks nothing about the birth', async () => {
    fakeServer();
    await startQuestionnaire();
    answerAboutYou();
    await heading('Sobre seu bebê');
    expect(screen.getByLabelText('Nasceu antes do tempo? (opcional)')).toBeTruthy();
    const inTenWeeks = new Date(Date.now() + 70 * 86_400_000).toISOString().slice(0, 10);
    write('Quando nasceu ou vai nascer? (opcional)', inTenWeeks);
    expect(screen.getByText('Esta é a data prevista do parto.')).toBeTruthy();
    expect(screen.queryByLabelText('Nasceu antes do tempo? (opcional)')).toBeNull();
  });

  it('lets her choose two interests; the others wait until she lets one go', async () => {
    fakeServer();
    await startQuestionnaire();
    answerAboutYou();
    answerAboutBaby();
    await heading('Seus interesses');
    choose('Sono e rotina');
    choose('Parto e gestação');
    const available = () =>
      screen
        .getAllByRole<HTMLInputElement>('checkbox')
        .filter(({ disabled }) => !disabled)
        .map(({ checked }) => checked);
    expect(available()).toEqual([true, true]);
    choose('Sono e rotina');
    expect(available()).toHaveLength(8);
  });
});
