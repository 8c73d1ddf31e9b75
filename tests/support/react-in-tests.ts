import * as React from 'react';

type Internals = { recentlyCreatedOwnerStacks: number; actQueue: unknown };

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
