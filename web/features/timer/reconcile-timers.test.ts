import { describe, expect, it } from 'vitest';
import type { Breast, NursingSide } from '#shared/nursing/nursing.rules.ts';
import type { Timer } from '#shared/nursing/nursing.schema.ts';
import { switchSide } from '#shared/nursing/timer.rules.ts';
import type { PendingWrite } from '#shared/timer/merge.rules.ts';
import { pauseTimer, startTimer } from '#shared/timer/timer.rules.ts';
import { reconcileTimers as reconcile } from './reconcile-timers.ts';
import { emptyTimerState as empty, type TimerState } from './timer-state.ts';

type NursingTimerState = TimerState<Breast, NursingSide>;
const emptyTimerState: NursingTimerState = empty;
const reconcileTimers = (state: NursingTimerState, timers: Timer[], pending: PendingWrite[]) =>
  reconcile(state, { timers, pending });

const at = (minute: number) => new Date(Date.UTC(2026, 6, 1, 6, minute));
const timer = (id: string): Timer => startTimer('left', at(0), { id, timeZone: 'America/Sao_Paulo' });
const mine = timer('mine');
const other = timer('other');
const waiting = (kind: string, id: string) => ({ id: `w-${id}`, kind, body: { id } });

describe('a timer of another device', () => {
  it('is taken up when none runs here', () => {
    expect(reconcileTimers(emptyTimerState, [other], []).state.current).toEqual(other);
  });

  it('leaves the one that runs here alone', () => {
    const { state } = reconcileTimers({ ...emptyTimerState, current: mine }, [mine, other], []);
    expect(state.current).toEqual(mine);
    expect(state.aside).toEqual([]);
  });

  it('is not taken up when she wanted it left as it is', () => {
    expect(reconcileTimers({ ...emptyTimerState, left: ['other'] }, [other], []).state.current).toBeNull();
  });
});

describe('one timer on two devices', () => {
  const switched = switchSide(mine, at(5));

  it('shows what was done last', () => {
    const { state, unsent } = reconcileTimers({ ...emptyTimerState, current: mine }, [switched], []);
    expect(state.current).toEqual(switched);
    expect(unsent).toEqual([]);
  });

  it('keeps what was done here while the answer was on its way, and tells the server', () => {
    const { state, unsent } = reconcileTimers({ ...emptyTimerState, current: switched }, [mine], []);
    expect(state.current).toEqual(switched);
    expect(unsent).toEqual([switched]);
  });

  it('goes here when it was saved there', () => {
    const { state } = reconcileTimers({ ...emptyTimerState, current: mine, known: { mine: 1 } }, [], []);
    expect(state.current).toBeNull();
    expect(state.ended).toContain('mine');
  });

  it('stays here when it was saved there without what she changed here, and waits for her word', () => {
    const before = { ...emptyTimerState, current: switched, known: { mine: 1 } };
    const { state, unsent } = reconcileTimers(before, [], []);
    expect(state.current).toEqual(switched);
    expect(state.savedElsewhere).toEqual(['mine']);
    expect(state.ended).toEqual([]);
    // The server will not hear of it again: only saving it tells.
    expect(unsent).toEqual([]);
    expect(reconcileTimers(state, [], []).state).toEqual(state);
  });

  it('goes here when all that was done here went with it', () => {
    const named = reconcileTimers(
      { ...emptyTimerState, current: switched, known: { mine: 1 } },
      [switched],
      [],
    ).state;
    expect(reconcileTimers(named, [], []).state.current).toBeNull();
  });

  it('stays here when the server has not heard of it yet', () => {
    const waits = reconcileTimers(
      { ...emptyTimerState, current: mine },
      [],
      [waiting('record-timer.put', 'mine')],
    );
    expect(waits.state.current).toEqual(mine);
    expect(waits.unsent).toEqual([]);
    // Its write was lost with the browser's storage: it is told again.
    const told = reconcileTimers({ ...emptyTimerState, current: mine }, [], []);
    expect(told.unsent).toEqual([mine]);
    // Once: a server that takes it and does not name it has it as a feed.
    expect(reconcileTimers(told.state, [], [])).toMatchObject({
      unsent: [],
      state: { current: mine, savedElsewhere: ['mine'] },
    });
  });

  it('stays here when it was paused here after it was gone there, until that has been said', () => {
    const paused = pauseTimer(mine, at(7));
    const state = { ...emptyTimerState, current: paused, known: { mine: 1 } };
    expect(reconcileTimers(state, [], [waiting('record-timer.put', 'mine')]).state.current).toEqual(paused);
  });
});

describe('a feed that ended here', () => {
  it('is not brought back by an answer that is late', () => {
    expect(reconcileTimers({ ...emptyTimerState, ended: ['mine'] }, [mine], []).state.current).toBeNull();
  });

  it.each(['record-timer.remove', 'record.put'])('is not brought back while its %s is on the way', (kind) => {
    expect(reconcileTimers(emptyTimerState, [mine], [waiting(kind, 'mine')]).state.current).toBeNull();
  });
});

it('gives the place of a finished timer to the one that was set aside', () => {
  const before = { ...emptyTimerState, current: mine, aside: [other], known: { mine: 1, other: 1 } };
  const { state } = reconcileTimers(before, [other], []);
  expect(state.current).toEqual(other);
  expect(state.aside).toEqual([]);
});
