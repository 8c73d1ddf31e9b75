import type { ImportContext, ImportFile } from '#shared/import/imported.ts';
import type { Looked, Read } from './file-reader.ts';

export type Asked = { files: ImportFile[] } | { context: ImportContext };
export type Told = { looked: Looked } | { read: Read } | { failed: string };

/** The files while she looks at what they hold. */
export type Reading = {
  look(files: ImportFile[]): Promise<Looked>;
  read(context: ImportContext): Promise<Read>;
  close(): void;
};

/** In a worker, so that the page goes on answering. */
export function openReading(): Reading {
  const worker = new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (told: Told) => void>();
  let turns = 0;
  worker.onmessage = ({ data }: MessageEvent<{ turn: number; told: Told }>) => {
    waiting.get(data.turn)?.(data.told);
    waiting.delete(data.turn);
  };
  // It could not be fetched, or died of what it was given: nobody is left waiting.
  worker.onerror = ({ message }) => {
    for (const answer of waiting.values()) answer({ failed: message });
    waiting.clear();
  };
  const ask = (asked: Asked): Promise<Told> =>
    new Promise((resolve) => {
      turns += 1;
      waiting.set(turns, resolve);
      worker.postMessage({ turn: turns, asked });
    });
  return {
    async look(files) {
      const told = await ask({ files });
      if ('looked' in told) return told.looked;
      throw new Error('failed' in told ? told.failed : 'the worker answered something else');
    },
    async read(context) {
      const told = await ask({ context });
      if ('read' in told) return told.read;
      throw new Error('failed' in told ? told.failed : 'the worker answered something else');
    },
    close: () => worker.terminate(),
  };
}
