import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PersonalRow } from '#server/features/access/personal-data.ts';

let lastTurn: Promise<unknown> = Promise.resolve();

/** One page at a time in this process, whoever downloads, and everybody else between two of them. */
function inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
  const turn = lastTurn.then(() => nextTurn()).then(make);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/**
 * Each page as text. Reading it and putting it into words is done in turn; sending it is not, so that a slow phone holds
 * up nobody.
 */
export async function* pagesAsText(
  pages: AsyncGenerator<PersonalRow[], void>,
  textOf: (rows: PersonalRow[]) => string,
): AsyncGenerator<string, undefined> {
  for (;;) {
    const text = await inTurn(async () => {
      const page = await pages.next();
      return page.done ? undefined : textOf(page.value);
    });
    if (text === undefined) return;
    yield text;
  }
}
