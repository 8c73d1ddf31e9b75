// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { forgetPendingSignIn, keepPendingSignIn, pendingSignIn } from './pending-sign-in.ts';

const sentAt = Date.UTC(2026, 6, 1, 3);
const minutes = (n: number) => sentAt + n * 60_000;

beforeEach(() => localStorage.clear());

it('is remembered for as long as the code is good', () => {
  keepPendingSignIn({ email: 'ana@colo.test', sentAt });
  expect(pendingSignIn(minutes(10))).toEqual({ email: 'ana@colo.test', sentAt });
  expect(pendingSignIn(minutes(10) + 1)).toBeNull();
});

it('is forgotten when she is in', () => {
  keepPendingSignIn({ email: 'ana@colo.test', sentAt });
  forgetPendingSignIn();
  expect(pendingSignIn(sentAt)).toBeNull();
});

it.each(['', '{', 'null', '[]', '{"email":1,"sentAt":2}', '{"email":"a"}'])(
  'is nothing when %j is stored',
  (text) => {
    localStorage.setItem('sign_in_pending', text);
    expect(pendingSignIn(sentAt)).toBeNull();
  },
);
