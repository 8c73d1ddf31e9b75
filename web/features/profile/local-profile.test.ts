// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSentProfile, keepLocalProfile, localOrigin, localProfile } from './local-profile.ts';

beforeEach(() => localStorage.clear());

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('the copy on this device', () => {
  it('has the names of the specification, under both of its keys', () => {
    keepLocalProfile(
      { name: 'Ana', firstMaternity: false, babyBirthDate: '2026-07-01', interests: ['sono-rotina'] },
      { owner: null },
    );
    const copy = {
      name: 'Ana',
      first_maternity: false,
      baby_birth_date: '2026-07-01',
      interests: ['sono-rotina'],
    };
    expect(stored('profile_data')).toEqual(copy);
    expect(stored('onboarding_data')).toEqual(copy);
  });

  it('comes back as it was kept', () => {
    const draft = { name: 'Ana', age: 30, babyAvatar: 'seed', contentPreference: ['audio'] } as const;
    keepLocalProfile({ ...draft, contentPreference: ['audio'] }, { owner: null });
    expect(localProfile(null)).toEqual(draft);
  });

  it('is read from profile_data first, then from onboarding_data', () => {
    localStorage.setItem('onboarding_data', '{"name":"Bia"}');
    expect(localProfile(null)).toEqual({ name: 'Bia' });
    localStorage.setItem('profile_data', '{"name":"Ana"}');
    expect(localProfile(null)).toEqual({ name: 'Ana' });
  });

  it('leaves out what no questionnaire could have stored', () => {
    localStorage.setItem(
      'profile_data',
      JSON.stringify({
        name: 7,
        age: '30',
        baby_birth_date: '2026-02-30',
        baby_avatar: 'dragon',
        interests: ['sono-rotina', 'parto-gestacao', 'trabalho-maternidade'],
        first_maternity: true,
        shoe_size: 38,
      }),
    );
    expect(localProfile(null)).toEqual({ firstMaternity: true });
  });

  it.each(['{', 'null', '[]', '"Ana"', ''])('that is %j is logged and passed over', (text) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('profile_data', text);
    localStorage.setItem('onboarding_data', '{"name":"Bia"}');
    expect(localProfile(null)).toEqual({ name: 'Bia' });
    expect(localProfile(null)).toEqual({ name: 'Bia' });
    expect(warn).toHaveBeenCalledTimes(1);
    // What was read once is remembered by its text, which the next case must not meet.
    localStorage.setItem('profile_data', '{}');
    localProfile(null);
  });

  it('of unknown origin is a visitor’s', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('profile_data', '{"name":"Ana"}');
    localStorage.setItem('profile_origin', '{');
    expect(localProfile(null)).toEqual({ name: 'Ana' });
  });
});

describe('on a phone that is lent', () => {
  it('one mother’s copy is shown neither to the next nor to a visitor', () => {
    keepLocalProfile({ name: 'Ana' }, { owner: 'ana' });
    expect(localProfile('ana')).toEqual({ name: 'Ana' });
    expect(localProfile('bia')).toBeNull();
    expect(localProfile(null)).toBeNull();
  });

  it('her copy goes when she signs out', () => {
    keepLocalProfile({ name: 'Ana' }, { owner: 'ana' });
    forgetSentProfile();
    expect(localStorage.getItem('profile_data')).toBeNull();
    expect(localStorage.getItem('onboarding_data')).toBeNull();
  });

  it('what was never sent stays, and so does what a visitor told', () => {
    keepLocalProfile({ name: 'Ana' }, { owner: 'ana', unsentSince: '2026-07-01T03:00:00.000Z' });
    forgetSentProfile();
    expect(localProfile('ana')).toEqual({ name: 'Ana' });
    keepLocalProfile({ name: 'Bia' }, { owner: null });
    forgetSentProfile();
    expect(localProfile(null)).toEqual({ name: 'Bia' });
    expect(localOrigin().unsentSince).toBeUndefined();
  });
});
