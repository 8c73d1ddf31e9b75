// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#shared/time/calendar-date.ts';
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
  stored,
  write,
} from '#tests/support/first-run.ts';
import { today } from '../today.ts';

beforeEach(() => localStorage.clear());

const inDays = (days: number) => addDays(today(), days);

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

  it('says which answer is really missing, and a press leads to it', async () => {
    fakeServer();
    await startQuestionnaire();
    const says = (sentence: string) => expect(screen.getByText(sentence).id).toBe('step-needs');
    const focused = () => document.activeElement?.getAttribute('name');
    says('Para continuar, falta: o seu nome e se é a sua primeira maternidade.');
    press('Continuar');
    expect(focused()).toBe('name');
    write('Como você se chama?', 'Ana');
    says('Para continuar, falta: se é a sua primeira maternidade.');
    press('Continuar');
    expect(focused()).toBe('firstMaternity');
    choose('Não é a primeira');
    says('Para continuar, falta: o que você já viveu antes.');
    press('Continuar');
    expect(focused()).toBe('previousExperience');
    choose('Outra história');
    says('Para continuar, falta: a sua história, com suas palavras.');
    press('Continuar');
    expect(focused()).toBe('otherExperience');
    choose('Sim, é a primeira');
    press('Continuar');

    await heading('Sobre seu bebê');
    says('Para continuar, falta: como seu bebê se chama (um apelido também vale).');
    press('Continuar');
    expect(focused()).toBe('babyName');
    choose('Com o bebê');
    write('Como seu bebê se chama?', 'Lia');
    write('Dia do nascimento (opcional)', inDays(1));
    says('Para continuar, confira: Dia do nascimento.');
    press('Continuar');
    expect(focused()).toBe('babyBirthDate');
    write('Dia do nascimento (opcional)', inDays(-1));
    press('Continuar');

    await heading('Seus interesses');
    says('Para continuar, falta: um ou dois assuntos.');
    press('Continuar');
    expect(focused()).toBe('interests');
    answerInterests();

    await heading('Seu estilo');
    choose('Ouvir áudios');
    says('Para finalizar, falta: o que você acha de ter acesso a especialistas.');
    press('Finalizar');
    expect(focused()).toBe('specialistAccess');
  });

  it('is not held up by words that another answer has hidden', async () => {
    fakeServer();
    await startQuestionnaire();
    write('Como você se chama?', 'Ana');
    choose('Não é a primeira');
    choose('Outra história');
    write('Conte com suas palavras', 'A'.repeat(10_000));
    expect(isDisabled('Continuar')).toBe(true);
    choose('Sim, é a primeira');
    expect(isDisabled('Continuar')).toBe(false);
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
    ['Com o bebê', 'Dia do nascimento (opcional)', '1999-12-31', /a partir do ano 2000/],
    ['Com o bebê', 'Dia do nascimento (opcional)', inDays(1), /escolha hoje ou um dia que já passou/],
    ['Gestante', 'Data prevista do parto (opcional)', '2099-01-01', /longe demais: até 42 semanas/],
    ['Gestante', 'Data prevista do parto (opcional)', inDays(-29), /ou que passou há até 4 semanas/],
  ])('of her who is "%s" does not believe, as %s, the date %s', async (journey, label, date, sentence) => {
    fakeServer();
    await startQuestionnaire();
    answerAboutYou();
    await heading('Sobre seu bebê');
    choose(journey);
    write('Como seu bebê se chama?', 'Lia');
    write(label, date);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(isDisabled('Continuar')).toBe(true);
  });

  it('asks at what stage she is, and then for the date of it alone', async () => {
    fakeServer();
    await startQuestionnaire();
    answerAboutYou();
    await heading('Sobre seu bebê');
    expect(screen.getByRole('group', { name: 'Em que fase você está?' })).toBeTruthy();
    expect(screen.queryByLabelText(/opcional/, { selector: '[type=date]' })).toBeNull();
    choose('Com o bebê');
    expect(screen.getByLabelText('Dia do nascimento (opcional)')).toHaveProperty('max', inDays(0));
    expect(screen.getByLabelText('Nasceu antes do tempo? (opcional)')).toBeTruthy();
    write('Dia do nascimento (opcional)', inDays(-5));
    choose('Gestante');
    const due = screen.getByLabelText('Data prevista do parto (opcional)');
    expect(due).toHaveProperty('value', '');
    expect(due).toHaveProperty('max', inDays(42 * 7));
    expect(screen.queryByLabelText('Nasceu antes do tempo? (opcional)')).toBeNull();
    choose('Com o bebê');
    expect(screen.getByLabelText('Dia do nascimento (opcional)')).toHaveProperty('value', inDays(-5));
  });

  it('asked whether it was born early, I was offered 37 to 43 weeks', async () => {
    fakeServer();
    await startQuestionnaire();
    answerAboutYou();
    await heading('Sobre seu bebê');
    choose('Com o bebê');
    const weeks = [
      ...(screen.getByLabelText('Nasceu antes do tempo? (opcional)') as HTMLSelectElement).options,
    ];
    expect(weeks[0]?.text).toBe('Nasceu no tempo, ou prefiro não dizer');
    expect([weeks[1]?.text, weeks.at(-1)?.text]).toEqual(['22 semanas', '36 semanas']);
  });

  it('pregnant, I was told to check “birth or due date”, where only one applies', async () => {
    fakeServer();
    await startQuestionnaire();
    answerAboutYou();
    await heading('Sobre seu bebê');
    choose('Gestante');
    write('Como seu bebê se chama?', 'Lia');
    write('Data prevista do parto (opcional)', inDays(42 * 7 + 1));
    expect(await screen.findByText('Para continuar, confira: Data prevista.')).toBeTruthy();
  });

  it('keeps at what stage she is with the date, also of a pregnancy past its due date', async () => {
    fakeServer();
    await startQuestionnaire();
    answerAboutYou();
    await heading('Sobre seu bebê');
    choose('Gestante');
    write('Data prevista do parto (opcional)', inDays(-3));
    answerAboutBaby();
    await heading('Seus interesses');
    expect(stored('onboarding_step').answers).toMatchObject({
      journey_type: 'gestante',
      baby_birth_date: inDays(-3),
    });
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
