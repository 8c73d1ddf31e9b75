import { useEffect, useRef, useState } from 'react';
import type { ImportKnownAnswer, ImportRow } from '#shared/import/import.schema.ts';
import { maxImportRows } from '#shared/import/import-limits.ts';
import type { ImportSource } from '#shared/import/imported.ts';
import type { Looked, Read } from './file-reader.ts';
import { type Choices, contextOf, firstChoices, type ImportPlace } from './import-choices.ts';
import { askKnown, partsOf, sendPart } from './imports.api.ts';
import { openReading, type Reading } from './reading.ts';
import { TooLargeError, textsOf } from './unzip.ts';

export type ChoosingProblem = 'empty' | 'unknown' | 'too_large' | 'unreadable';
export type Preview = {
  looked: Looked;
  choices: Choices;
  read: Read;
  /** Undefined while it is asked, null where the server could not be asked. */
  known: ImportKnownAnswer | undefined | null;
};
type Sending = { id: string; source: ImportSource; parts: ImportRow[][]; next: number; error?: unknown };

export type ImportStage =
  | { name: 'choose'; problem?: ChoosingProblem; files?: readonly string[] }
  | { name: 'reading' }
  | ({ name: 'preview' } & Preview)
  | ({ name: 'sending' } & Sending)
  | { name: 'done'; taken: number };

/** What of the files goes to the diary: what is not there, and of what looks the same what she wants. */
export function toSend({ read, known, choices }: Preview): ImportRow[] {
  if (!known) return [];
  const left = new Set([...known.there, ...known.deleted, ...(choices.withDoubles ? [] : known.maybe)]);
  return read.records.filter(({ id }) => !left.has(id));
}

export const isTooMuch = (preview: Preview) => toSend(preview).length > maxImportRows;

/** From the chosen files to the family's diary. What she leaves midway is not sent on. */
export function useImport(place: ImportPlace, onImported: () => void) {
  const [stage, setStage] = useState<ImportStage>({ name: 'choose' });
  const reading = useRef<Reading | null>(null);
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
      reading.current?.close();
    },
    [],
  );

  /** Whatever was begun before says nothing any more. */
  function begin(): (next: ImportStage) => boolean {
    turn.current += 1;
    const mine = turn.current;
    return (next) => {
      if (turn.current !== mine) return false;
      setStage(next);
      return true;
    };
  }

  async function choose(files: readonly File[]): Promise<void> {
    const show = begin();
    show({ name: 'reading' });
    try {
      const texts = await textsOf(files);
      if (texts.length === 0) return void show({ name: 'choose', problem: 'empty' });
      reading.current?.close();
      reading.current = openReading();
      const looked = await reading.current.look(texts);
      if (looked.sources.length === 0)
        return void show({ name: 'choose', problem: 'unknown', files: looked.unknown });
      await preview(show, looked, firstChoices(looked, place));
    } catch (error) {
      show({ name: 'choose', problem: error instanceof TooLargeError ? 'too_large' : 'unreadable' });
    }
  }

  async function preview(show: ReturnType<typeof begin>, looked: Looked, choices: Choices): Promise<void> {
    const read = await reading.current?.read(contextOf(choices, new Date()));
    if (!read) return;
    const seen = { name: 'preview', looked, choices, read } as const;
    if (!show({ ...seen, known: undefined })) return;
    const known = await askKnown(place.familyId, read.records).catch(() => null);
    show({ ...seen, known });
  }

  /** Another baby or another unit makes other records of the same rows. */
  async function change(choices: Choices): Promise<void> {
    if (stage.name !== 'preview') return;
    const show = begin();
    show({ ...stage, choices, known: undefined });
    await preview(show, stage.looked, choices).catch(() => show({ name: 'choose', problem: 'unreadable' }));
  }

  async function send(from: Sending): Promise<void> {
    const show = begin();
    let taken = 0;
    for (let next = from.next; next < from.parts.length; next++) {
      const { error: _, ...going } = { ...from, next };
      if (!show({ name: 'sending', ...going })) return;
      try {
        const records = from.parts[next] ?? [];
        const { id, source } = from;
        taken = (await sendPart(place.familyId, { id, source, part: next, records })).taken;
      } catch (error) {
        return void show({ name: 'sending', ...going, error });
      }
    }
    onImported();
    show({ name: 'done', taken });
  }

  return {
    stage,
    choose,
    change,
    /** What looks the same is left out or taken: nothing has to be read for that. */
    takeDoubles: (withDoubles: boolean) =>
      stage.name === 'preview' && setStage({ ...stage, choices: { ...stage.choices, withDoubles } }),
    begin: () => {
      if (stage.name !== 'preview') return;
      const [source] = stage.looked.sources;
      const parts = partsOf(toSend(stage));
      if (source) void send({ id: crypto.randomUUID(), source, parts, next: 0 });
    },
    goOn: () => stage.name === 'sending' && void send(stage),
    restart: () => void begin()({ name: 'choose' }),
  };
}
