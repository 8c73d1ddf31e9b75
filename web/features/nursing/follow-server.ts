import type { PendingWrite } from '#shared/nursing/merge.rules.ts';
import type { Timer } from '#shared/nursing/nursing.schema.ts';
import type { Shelf } from './timer-shelf.ts';

const idOf = ({ body }: PendingWrite) => (body as { id?: string }).id;

/**
 * The server's timers against the phone's. Larger revisions win, a timer of another device is taken up when
 * none is here, and one that another device finished goes, unless it was changed here since: then she decides.
 * What the phone has yet to send is newer than any answer. `unsent` are timers the server should know and does not.
 */
export function followServer(
  shelf: Shelf,
  timers: Timer[],
  pending: PendingWrite[],
): { shelf: Shelf; unsent: Timer[] } {
  const waits = (id: string, ...kinds: string[]) =>
    pending.some((write) => kinds.includes(write.kind) && idOf(write) === id);
  const isOver = (id: string) => shelf.ended.includes(id) || waits(id, 'timer.remove', 'feed.put');
  const theirs = new Map(timers.filter(({ id }) => !isOver(id)).map((timer) => [timer.id, timer]));
  const unsent: Timer[] = [];
  const savedElsewhere: string[] = [];

  function settled(mine: Timer): Timer | null {
    const other = theirs.get(mine.id);
    if (other && other.revision > mine.revision) return other;
    if (waits(mine.id, 'timer.put')) return mine;
    const known = shelf.known[mine.id];
    if (!other && known !== undefined) {
      if (mine.revision <= known) return null;
      savedElsewhere.push(mine.id);
      return mine;
    }
    if (!other || other.revision < mine.revision) unsent.push(mine);
    return mine;
  }

  const before = [...(shelf.current ? [shelf.current] : []), ...shelf.aside];
  const kept = before.map(settled);
  const here = kept.filter((timer) => timer !== null);
  const current = shelf.current ? (kept[0] ?? here[0] ?? null) : null;
  const aside = here.filter(({ id }) => id !== current?.id);
  const gone = before.filter((_, index) => kept[index] === null).map(({ id }) => id);
  const adopted =
    current ?? [...theirs.values()].find(({ id }) => !shelf.left.includes(id) && !gone.includes(id)) ?? null;
  const isSameAside =
    aside.length === shelf.aside.length && aside.every((timer, i) => timer === shelf.aside[i]);
  const named = Object.fromEntries([
    // Told once: a server that still does not name it then has it as a feed, and telling on would never end.
    ...unsent.map(({ id }) => [id, 0] as const),
    ...timers.map(({ id, revision }) => [id, revision] as const),
  ]);
  const isNews = Object.entries(named).some(([id, revision]) => shelf.known[id] !== revision);
  const isSameElsewhere = savedElsewhere.join() === shelf.savedElsewhere.join();
  return {
    shelf: {
      ...shelf,
      current: adopted,
      aside: isSameAside ? shelf.aside : aside,
      side: adopted?.id === shelf.current?.id ? shelf.side : null,
      known: isNews ? { ...shelf.known, ...named } : shelf.known,
      savedElsewhere: isSameElsewhere ? shelf.savedElsewhere : savedElsewhere,
      ended: gone.length ? [...shelf.ended, ...gone] : shelf.ended,
    },
    unsent,
  };
}
