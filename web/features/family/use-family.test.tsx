// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { BabyAnswer } from '#shared/family/family.schema.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';
import { fakeFamily, someBaby } from '#tests/support/fake-family.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { chosenBaby } from '#web/features/profile/chosen-baby.ts';
import { keepLocalProfile } from '#web/features/profile/local-profile.ts';
import { useProfile } from '#web/features/profile/use-profile.ts';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { chooseBaby } from './choose-baby.ts';
import { useFamily } from './use-family.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const born = (day: string) => ({ arrival: 'born' as const, birthDate: calendarDate(day) });
const lia = someBaby({ id: 'lia', name: 'Lia', isDefault: true, ...born('2026-05-01') });
const gil = someBaby({ id: 'gil', name: 'Gil', ...born('2024-02-01') });

/** Her family and her profile, as a screen that shows both has them. */
function open() {
  const client = createQueryClient(() => undefined);
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const both = () => ({ ...useFamily(ana.id), profile: useProfile(ana).profile });
  return renderHook(both, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
}

function world(babies: BabyAnswer[]) {
  fakeServer({ viewer: ana, profile: { name: 'Ana', babyName: 'Lia', babyBirthDate: lia.birthDate } });
  return fakeFamily({ babies });
}

describe('the baby that this device shows', () => {
  it('is the one that the server means until another is chosen, and then is that one’s in everything', async () => {
    const family = world([lia, gil]);
    const { result } = open();
    await waitFor(() => expect(result.current.baby?.name).toBe('Lia'));
    expect(family.profilesAsked()).toEqual([null]);
    act(() => chooseBaby(ana.id, gil));
    await waitFor(() => expect(result.current.profile?.babyName).toBe('Gil'));
    expect(result.current.baby?.id).toBe('gil');
    expect(result.current.babies.map(({ name }) => name)).toEqual(['Lia', 'Gil']);
    expect(family.profilesAsked()).toEqual([null, 'gil']);
  });

  it('is chosen without a network too: at no moment is one baby told with the date of another', async () => {
    const family = world([lia, gil]);
    keepLocalProfile({ name: 'Ana', babyName: 'Lia', babyBirthDate: lia.birthDate }, { owner: ana.id });
    const first = open();
    await waitFor(() => expect(first.result.current.baby?.name).toBe('Lia'));
    family.goOffline();
    const seen: unknown[] = [];
    act(() => chooseBaby(ana.id, gil));
    const { result } = open();
    for (let looks = 0; looks < 3; looks++) {
      const { profile } = result.current;
      if (profile) seen.push([profile.name, profile.babyName, profile.babyBirthDate]);
      await act(async () => undefined);
    }
    expect(new Set(seen.map(String))).toEqual(new Set([String(['Ana', 'Gil', gil.birthDate])]));
    expect(result.current.baby?.name).toBe('Gil');
  });

  it('is the living twin once the other was lost, on every device and without a word of the other', async () => {
    const family = world([lia, gil]);
    chooseBaby(ana.id, lia);
    family.change('lia', { state: 'died' });
    const { result } = open();
    await waitFor(() => expect(result.current.baby?.name).toBe('Gil'));
    expect(result.current.babies.map(({ name }) => name)).toEqual(['Gil']);
    await waitFor(() => expect(chosenBaby(ana.id)).toBe('gil'));
    await waitFor(() => expect(result.current.profile?.babyName).toBe('Gil'));
  });

  it('is never shown from what the device kept once the server said that it is lost', async () => {
    const family = world([lia, gil]);
    family.change('lia', { state: 'ended' });
    const first = open();
    await waitFor(() => expect(first.result.current.baby?.name).toBe('Gil'));
    first.unmount();
    family.goOffline();
    const { result } = open();
    expect(result.current.babies.map(({ name }) => name)).toEqual(['Gil']);
  });
});

it('with one baby nothing is chosen, and the profile is asked for as it always was', async () => {
  const family = world([lia]);
  const { result } = open();
  await waitFor(() => expect(result.current.baby?.name).toBe('Lia'));
  await waitFor(() => expect(result.current.profile?.babyName).toBe('Lia'));
  expect(family.profilesAsked()).toEqual([null]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('chosen_baby'))).toEqual([]);
});
