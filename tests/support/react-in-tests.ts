import * as React from 'react';

type Internals = { recentlyCreatedOwnerStacks: number; actQueue: unknown; didUsePromise: boolean };

const internals: Internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);

/**
 * React keeps the stack of each element that it makes, for its messages: an eighth of the time of the screens' tests.
 * Past ten thousand a second it stops, and so it does here from the start.
 */
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});

/**
 * Whether React shall hold every update to an act. Only inside one: what comes from the network or a timer is the app's
 * own. An act of the file before that ends late would otherwise say so for all that follows in this process.
 */
let isAsked: unknown;
Object.defineProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT', {
  configurable: true,
  get: () => (internals.actQueue === null ? undefined : isAsked),
  set: (asked) => {
    isAsked = asked;
  },
});

/**
 * Whether a part that is not loaded yet came into sight within an act. That is the app's own as well: under load a tap
 * may lead to a screen whose file is still being read, and a test waits for what it looks for.
 */
Object.defineProperty(internals, 'didUsePromise', {
  configurable: true,
  get: () => false,
  set: () => undefined,
});
