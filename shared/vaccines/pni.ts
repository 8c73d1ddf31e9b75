import { calendarDate } from '../time/calendar-date.ts';
import type { ScheduledDose, VaccineSchedule } from './schedule.schema.ts';

type Both = { pt: string; en: string };
const both = (pt: string, en: string): Both => ({ pt, en });

const doseNames = {
  single: both('dose única', 'single dose'),
  birth: both('ao nascer', 'at birth'),
  '1': both('1ª dose', '1st dose'),
  '2': both('2ª dose', '2nd dose'),
  '3': both('3ª dose', '3rd dose'),
  booster: both('reforço', 'booster'),
  'first-booster': both('1º reforço', '1st booster'),
  series: both('esquema', 'series'),
  pregnancy: both('a cada gestação', 'in each pregnancy'),
  history: both('conforme as doses anteriores', 'by earlier doses'),
} as const;
type DoseKey = keyof typeof doseNames;
type More = Partial<Pick<ScheduledDose, 'remark' | 'toConfirm'>>;

const dose = (vaccine: string, key: DoseKey, when: ScheduledDose['when']): ScheduledDose => ({
  vaccine,
  dose: key,
  name: doseNames[key],
  when,
  remark: null,
  toConfirm: false,
});
const at = (months: number, vaccine: string, key: DoseKey): ScheduledDose =>
  dose(vaccine, key, { sort: 'age', months });
const withMore = (one: ScheduledDose, more: More): ScheduledDose => ({ ...one, ...more });
const inPregnancy = (vaccine: string, fromWeek: number | null, byHistory = false): ScheduledDose =>
  dose(vaccine, byHistory ? 'history' : 'pregnancy', { sort: 'pregnancy', fromWeek, byHistory });

const newPneumo = {
  toConfirm: true,
  remark: both(
    'Uma vacina pneumocócica mais ampla foi anunciada para 2026: confirme na UBS qual está em uso.',
    'A broader pneumococcal vaccine was announced for 2026: ask the health unit which one is in use.',
  ),
};
const rotavirusLimits = {
  toConfirm: true,
  remark: both(
    'Tem limites de idade, ampliados em 2024 (Nota Técnica 193/2024): a UBS diz se ainda dá tempo.',
    'It has age limits, widened in 2024 (Nota Técnica 193/2024): the health unit says whether there is still time.',
  ),
};

/**
 * Brazil's calendar of the Programa Nacional de Imunizações, from birth to fifteen months and in pregnancy, as version 1
 * of what staff edit. Its day is the end of the month up to which its notes were gathered; nobody has compared it row by row
 * with the Ministry's page since, and staff do before it is relied upon. Nothing is worked out from it but the day an age is reached: what was missed, the UBS decides.
 */
export const pni: VaccineSchedule = {
  country: 'BR',
  version: 1,
  checked: calendarDate('2026-08-31'),
  sources: [
    {
      name: 'Ministério da Saúde, Calendário Nacional de Vacinação',
      url: 'https://www.gov.br/saude/pt-br/vacinacao/calendario',
    },
    {
      name: 'UNICEF Brasil, Calendário nacional de vacinação',
      url: 'https://www.unicef.org/brazil/calendario-nacional-de-vacinacao-brasileiro',
    },
  ],
  advice: both(
    'O calendário muda de tempos em tempos. Confira na UBS e leve sempre a Caderneta da Criança.',
    'The calendar changes from time to time. Check with your health unit, and always take the child’s health booklet.',
  ),
  vaccines: [
    {
      key: 'bcg',
      name: both('BCG', 'BCG'),
      against: both('formas graves de tuberculose', 'severe forms of tuberculosis'),
    },
    {
      key: 'hepatitis-b',
      name: both('Hepatite B', 'Hepatitis B'),
      against: both('hepatite B', 'hepatitis B'),
    },
    {
      key: 'penta',
      name: both('Penta', 'Pentavalent'),
      against: both(
        'difteria, tétano, coqueluche, hepatite B e infecções por Haemophilus influenzae b',
        'diphtheria, tetanus, whooping cough, hepatitis B and Haemophilus influenzae b',
      ),
    },
    { key: 'vip', name: both('VIP (poliomielite)', 'IPV (polio)'), against: both('poliomielite', 'polio') },
    {
      key: 'pneumo',
      name: both('Pneumocócica', 'Pneumococcal'),
      against: both(
        'pneumonia, otite e meningite por pneumococo',
        'pneumonia, ear infections and meningitis from pneumococcus',
      ),
    },
    {
      key: 'rotavirus',
      name: both('Rotavírus', 'Rotavirus'),
      against: both('diarreia por rotavírus', 'rotavirus diarrhoea'),
    },
    {
      key: 'meningo-c',
      name: both('Meningocócica C', 'Meningococcal C'),
      against: both('meningite C', 'meningitis C'),
    },
    {
      key: 'meningo-acwy',
      name: both('Meningocócica ACWY', 'Meningococcal ACWY'),
      against: both('meningites A, C, W e Y', 'meningitis A, C, W and Y'),
    },
    { key: 'influenza', name: both('Influenza (gripe)', 'Influenza (flu)'), against: both('gripe', 'flu') },
    { key: 'covid-19', name: both('Covid-19', 'Covid-19'), against: both('covid-19', 'covid-19') },
    {
      key: 'yellow-fever',
      name: both('Febre amarela', 'Yellow fever'),
      against: both('febre amarela', 'yellow fever'),
    },
    {
      key: 'mmr',
      name: both('Tríplice viral', 'MMR'),
      against: both('sarampo, caxumba e rubéola', 'measles, mumps and rubella'),
    },
    {
      key: 'varicella',
      name: both('Varicela (catapora)', 'Varicella (chickenpox)'),
      against: both('catapora', 'chickenpox'),
    },
    {
      key: 'dtp',
      name: both('DTP', 'DTP'),
      against: both('difteria, tétano e coqueluche', 'diphtheria, tetanus and whooping cough'),
    },
    {
      key: 'hepatitis-a',
      name: both('Hepatite A', 'Hepatitis A'),
      against: both('hepatite A', 'hepatitis A'),
    },
    {
      key: 'nirsevimab',
      name: both('Nirsevimabe (proteção contra o VSR)', 'Nirsevimab (protection from RSV)'),
      against: both('bronquiolite e pneumonia por VSR', 'bronchiolitis and pneumonia from RSV'),
    },
    {
      key: 'dtpa',
      name: both('dTpa', 'Tdap'),
      against: both(
        'difteria, tétano e coqueluche, também no bebê',
        'diphtheria, tetanus and whooping cough, in the baby too',
      ),
    },
    {
      key: 'rsv',
      name: both('VSR', 'RSV'),
      against: both('bronquiolite do bebê por VSR', 'bronchiolitis of the baby from RSV'),
    },
    {
      key: 'dt',
      name: both('dT (dupla adulto)', 'Td'),
      against: both('difteria e tétano', 'diphtheria and tetanus'),
    },
  ],
  doses: [
    at(0, 'bcg', 'single'),
    at(0, 'hepatitis-b', 'birth'),
    at(2, 'penta', '1'),
    at(2, 'vip', '1'),
    withMore(at(2, 'pneumo', '1'), newPneumo),
    withMore(at(2, 'rotavirus', '1'), rotavirusLimits),
    at(3, 'meningo-c', '1'),
    at(4, 'penta', '2'),
    at(4, 'vip', '2'),
    withMore(at(4, 'pneumo', '2'), newPneumo),
    withMore(at(4, 'rotavirus', '2'), rotavirusLimits),
    at(5, 'meningo-c', '2'),
    at(6, 'penta', '3'),
    at(6, 'vip', '3'),
    withMore(at(6, 'influenza', '1'), {
      remark: both(
        'No primeiro ano em que toma, são duas doses.',
        'The first year it is given, it takes two doses.',
      ),
    }),
    withMore(dose('influenza', '2', { sort: 'unit-says', fromMonths: 6 }), {
      remark: both('A UBS marca o dia da segunda.', 'The health unit sets the day of the second.'),
    }),
    withMore(at(6, 'covid-19', 'series'), {
      remark: both('As doses seguintes, a UBS marca.', 'The health unit sets the doses that follow.'),
    }),
    at(9, 'yellow-fever', '1'),
    at(12, 'mmr', '1'),
    withMore(at(12, 'pneumo', 'booster'), newPneumo),
    at(12, 'meningo-acwy', 'single'),
    at(15, 'dtp', 'first-booster'),
    at(15, 'vip', 'booster'),
    at(15, 'hepatitis-a', 'single'),
    at(15, 'mmr', '2'),
    withMore(at(15, 'varicella', '1'), {
      remark: both('Junto com a segunda da tríplice viral.', 'Together with the second MMR.'),
    }),
    withMore(dose('nirsevimab', 'single', { sort: 'early-or-at-risk' }), {
      remark: both(
        'Para quem nasceu antes de 37 semanas ou tem mais risco: a equipe de saúde diz quando.',
        'For babies born before 37 weeks or at higher risk: the health team says when.',
      ),
    }),
    inPregnancy('dtpa', 20),
    inPregnancy('rsv', 28),
    inPregnancy('influenza', null),
    inPregnancy('covid-19', null),
    inPregnancy('hepatitis-b', null, true),
    inPregnancy('dt', null, true),
  ],
};
