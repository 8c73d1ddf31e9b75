import type { RecordedRow } from '#server/features/diary/recorded-row.ts';
import { csvLine } from '#server/platform/http/csv.ts';
import type { FeedDetails } from '#shared/diary/kinds/feed.ts';
import type { Language } from '#shared/language/language.rules.ts';
import type { NursingSide } from '#shared/nursing/nursing.rules.ts';
import { wallClock } from '#shared/time/zoned-time.ts';

const columns: Record<Language, string[]> = {
  pt: [
    'Dia',
    'Início',
    'Fim',
    'Minutos no peito',
    'Lado',
    'Minutos à esquerda',
    'Minutos à direita',
    'Observações',
  ],
  en: ['Day', 'Start', 'End', 'Minutes at the breast', 'Side', 'Minutes left', 'Minutes right', 'Notes'],
};

const sides: Record<Language, Record<NursingSide, string>> = {
  pt: { left: 'Esquerdo', right: 'Direito', both: 'Ambos' },
  en: { left: 'Left', right: 'Right', both: 'Both' },
};

export const fileNames: Record<Language, string> = { pt: 'colo-mamadas.csv', en: 'colo-feeds.csv' };

/** The first sign tells a spreadsheet that the letters are UTF-8: without it 'mãe' is 'mÃ£e'. */
export const feedHeader = (language: Language) => `\uFEFF${csvLine(columns[language])}`;

/** A line as she would read it off the wall clock. */
export function feedLine(row: RecordedRow, language: Language, timeZone: string): string {
  // They passed the schema of their kind when they came in.
  const { side, leftSeconds, rightSeconds } = row.details as FeedDetails;
  const start = wallClock(new Date(row.startTime ?? ''), timeZone);
  return csvLine([
    start.date,
    timeOfDay(start),
    timeOfDay(wallClock(new Date(row.endTime ?? ''), timeZone)),
    minutes(row.durationSeconds ?? 0),
    sides[language][side],
    minutes(leftSeconds),
    minutes(rightSeconds),
    row.notes ?? '',
  ]);
}

const two = (value: number) => String(value).padStart(2, '0');
const timeOfDay = ({ hour, minute }: { hour: number; minute: number }) => `${two(hour)}:${two(minute)}`;
const minutes = (seconds: number) => String(Math.round(seconds / 60));
