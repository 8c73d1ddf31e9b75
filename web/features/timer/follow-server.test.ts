import { describe, expect, it } from 'vitest';
import type { Breast, NursingSide } from '#shared/nursing/nursing.rules.ts';
import type { Timer } from '#shared/nursing/nursing.schema.ts';
import { switchSide } from '#shared/nursing/timer.rules.ts';
import type { PendingWrite } from '#shared/timer/merge.rules.ts';
import { pauseTimer, startTimer } from '#shared/timer/timer.rules.ts';
import { nursingTimer } from '#web/features/nursing/nursing-timer-kind.ts';
import { followServer as follow } from './follow-server.ts';
import { emptyShelf as empty, type Shelf } from './timer-shelf.ts';

type NursingShelf = Shelf<Breast, NursingSide>;
const emptyShelf: NursingShelf = empty;
const followServer = (shelf: NursingShelf, timers: Timer[], pending: PendingWrite[]) =>
  follow(nursingTimer, shelf, timers, pending);

const at = (minute: number) => new Date(Date.UTC(2026, 6, 1, 6, minute));
const timer = (id: string): Timer => startTimer('left', at(0), { id, timeZone: 'America/Sao_Paulo' });
const mine = timer('mine');
const other = timer('other');
const waiting = (kind: string, id: string) => ({ id: `w-${id}`, kind, body: { id } });

describe('a timer of another device', () => {
  it('is taken up when none runs here', () => {
    expect(followServer(emptyShelf, [other], []).shelf.current).toEqual(other);
  });

  it('leaves the one that runs here alone', () => {
    const { shelf } = followServer({ ...emptyShelf, current: mine }, [mine, other], []);
    expect(shelf.current).toEqual(mine);
    expect(shelf.aside).toEqual([]);
  });

  it('is not taken up when she wanted it left as it is', () => {
    expect(followServer({ ...emptyShelf, left: ['other'] }, [other], []).shelf.current).toBeNull();
  });
});

describe('one timer on two devices', () => {
  const switched = switchSide(mine, at(5));

  it('shows what was done last', () => {
    const { shelf, unsent } = followServer({ ...emptyShelf, current: mine }, [switched], []);
    expect(shelf.current).toEqual(switched);
    expect(unsent).toEqual([]);
  });

  it('keeps what was done here while the answer was on its way, and tells the server', () => {
    const { shelf, unsent } = followServer({ ...emptyShelf, current: switched }, [mine], []);
    expect(shelf.current).toEqual(switched);
    expect(unsent).toEqual([switched]);
  });

  it('goes here when it was saved there', () => {
    const { shelf } = followServer({ ...emptyShelf, current: mine, known: { mine: 1 } }, [], []);
    expect(shelf.current).toBeNull();
    expect(shelf.ended).toContain('mine');
  });

  it('stays here when it was saved there without what she changed here, and waits for her word', () => {
    const before = { ...emptyShelf, current: switched, known: { mine: 1 } };
    const { shelf, unsent } = followServer(before, [], []);
    expect(shelf.current).toEqual(switched);
    expect(shelf.savedElsewhere).toEqual(['mine']);
    expect(shelf.ended).toEqual([]);
    // The server will not hear of it again: only saving it tells.
    expect(unsent).toEqual([]);
    expect(followServer(shelf, [], []).shelf).toEqual(shelf);
  });

  it('goes here when all that was done here went with it', () => {
    const named = followServer(
      { ...emptyShelf, current: switched, known: { mine: 1 } },
      [switched],
      [],
    ).shelf;
    expect(followServer(named, [], []).shelf.current).toBeNull();
  });

  it('stays here when the server has not heard of it yet', () => {
    const waits = followServer({ ...emptyShelf, current: mine }, [], [waiting('timer.put', 'mine')]);
    expect(waits.shelf.current).toEqual(mine);
    expect(waits.unsent).toEqual([]);
    // Its write was lost with the browser's storage: it is told again.
    const told = followServer({ ...emptyShelf, current: mine }, [], []);
    expect(told.unsent).toEqual([mine]);
    // Once: a server that takes it and does not name it has it as a feed.
    expect(followServer(told.shelf, [], [])).toMatchObject({
      unsent: [],
      shelf: { current: mine, savedElsewhere: ['mine'] },
    });
  });

  it('stays here when it was paused here after it was gone there, until that has been said', () => {
    const paused = pauseTimer(mine, at(7));
    const shelf = { ...emptyShelf, current: paused, known: { mine: 1 } };
    expect(followServer(shelf, [], [waiting('timer.put', 'mine')]).shelf.current).toEqual(paused);
  });
});

describe('a feed that ended here', () => {
  it('is not brought back by an answer that is late', () => {
    expect(followServer({ ...emptyShelf, ended: ['mine'] }, [mine], []).shelf.current).toBeNull();
  });

  it.each(['timer.remove', 'feed.put'])('is not brought back while its %s is on the way', (kind) => {
    expect(followServer(emptyShelf, [mine], [waiting(kind, 'mine')]).shelf.current).toBeNull();
  });
});

it('gives the place of a finished timer to the one that was set aside', () => {
  const before = { ...emptyShelf, current: mine, aside: [other], known: { mine: 1, other: 1 } };
  const { shelf } = followServer(before, [other], []);
  expect(shelf.current).toEqual(other);
  expect(shelf.aside).toEqual([]);
});
