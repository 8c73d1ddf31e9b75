import type { DiaryWriteKind } from '#shared/diary/record.schema.ts';
import type { PendingWrite } from '#shared/timer/merge.rules.ts';
import type { Timer } from '#shared/timer/timer.rules.ts';
import type { TimerState } from './timer-state.ts';

const idOf = ({ body }: PendingWrite) => (body as { id?: string }).id;

/**
 * The server's timers against the phone's. Larger revisions win, a timer of another device is taken up when
 * none is here, and one that another device finished goes, unless it was changed here since: then she decides.
 * What the phone has yet to send is newer than any answer. `unsent` are timers the server should know and does not.
 */
export function reconcileTimers<Side extends string, Choice>(
  state: TimerState<Side, Choice>,
  { timers, pending }: { timers: Timer<Side>[]; pending: PendingWrite[] },
): { state: TimerState<Side, Choice>; unsent: Timer<Side>[] } {
  const waits = (id: string, ...kinds: DiaryWriteKind[]) =>
    pending.some((write) => kinds.some((kind) => kind === write.kind) && idOf(write) === id);
  const isOver = (id: string) => state.ended.includes(id) || waits(id, 'record-timer.remove', 'record.put');
  const theirs = new Map(timers.filter(({ id }) => !isOver(id)).map((timer) => [timer.id, timer]));
  const unsent: Timer<Side>[] = [];
  const savedElsewhere: string[] = [];

  function reconciled(mine: Timer<Side>): Timer<Side> | null {
    const other = theirs.get(mine.id);
    if (other && other.revision > mine.revision) return other;
    if (waits(mine.id, 'record-timer.put')) return mine;
    const known = state.known[mine.id];
    if (!other && known !== undefined) {
      if (mine.revision <= known) return null;
      savedElsewhere.push(mine.id);
      return mine;
    }
    if (!other || other.revision < mine.revision) unsent.push(mine);
    return mine;
  }

  const before = [...(state.current ? [state.current] : []), ...state.aside];
  const kept = before.map(reconciled);
  const here = kept.filter((timer) => timer !== null);
  const current = state.current ? (kept[0] ?? here[0] ?? null) : null;
  const aside = here.filter(({ id }) => id !== current?.id);
  const gone = before.filter((_, index) => kept[index] === null).map(({ id }) => id);
  const adopted =
    current ?? [...theirs.values()].find(({ id }) => !state.left.includes(id) && !gone.includes(id)) ?? null;
  const isSameAside =
    aside.length === state.aside.length && aside.every((timer, i) => timer === state.aside[i]);
  const named = Object.fromEntries([
    // Told once: a server that still does not name it then has it saved, and telling on would never end.
    ...unsent.map(({ id }) => [id, 0] as const),
    ...timers.map(({ id, revision }) => [id, revision] as const),
  ]);
  const isNews = Object.entries(named).some(([id, revision]) => state.known[id] !== revision);
  const isSameElsewhere = savedElsewhere.join() === state.savedElsewhere.join();
  return {
    state: {
      ...state,
      current: adopted,
      aside: isSameAside ? state.aside : aside,
      side: adopted?.id === state.current?.id ? state.side : null,
      known: isNews ? { ...state.known, ...named } : state.known,
      savedElsewhere: isSameElsewhere ? state.savedElsewhere : savedElsewhere,
      ended: gone.length ? [...state.ended, ...gone] : state.ended,
    },
    unsent,
  };
}
