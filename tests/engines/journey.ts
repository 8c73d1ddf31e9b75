import type { RunningColo } from '#tests/support/running-colo.ts';
import type { Engine, Window } from './engine.ts';
import type { Network } from './network.ts';
import { Person } from './person.ts';

export type World = { colo: RunningColo; network: Network; engine: Engine; her: Person };

/** What somebody does with Colo, in a browser that has never been there. */
export type Journey = {
  name: string;
  window: Window;
  go: (world: World) => Promise<void>;
  /** What the console may complain about, because the journey provokes it. */
  expected?: RegExp;
};

export const worldOf = (colo: RunningColo, network: Network, engine: Engine): World => ({
  colo,
  network,
  engine,
  her: new Person(engine, network.address),
});
