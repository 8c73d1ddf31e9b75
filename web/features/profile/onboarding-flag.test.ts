// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepLocalProfile, setLocalOrigin } from './local-profile.ts';
import { adoptOnboarding, completeOnboarding, isOnboardingCompleted } from './onboarding-flag.ts';

beforeEach(() => localStorage.clear());

it('the first run is over only when the flag says true', () => {
  expect(isOnboardingCompleted('ana')).toBe(false);
  localStorage.setItem('onboarding_completed', 'yes');
  expect(isOnboardingCompleted('ana')).toBe(false);
  completeOnboarding({ owner: 'ana', isAnswered: true });
  expect(localStorage.getItem('onboarding_completed')).toBe('true');
  expect(isOnboardingCompleted('ana')).toBe(true);
});

it('a flag from before names were kept holds for whoever has the phone', () => {
  localStorage.setItem('onboarding_completed', 'true');
  for (const owner of ['ana', 'bia', null]) expect(isOnboardingCompleted(owner)).toBe(true);
});

it('one mother’s first run is not another’s, nor a visitor’s', () => {
  completeOnboarding({ owner: 'ana', isAnswered: true });
  expect(isOnboardingCompleted('bia')).toBe(false);
  expect(isOnboardingCompleted(null)).toBe(false);
});

describe('what a visitor went through', () => {
  it('holds for her who signs in while its answers wait to be asked about', () => {
    keepLocalProfile({ name: 'Ana' }, { owner: null });
    completeOnboarding({ owner: null, isAnswered: true });
    expect(isOnboardingCompleted('ana')).toBe(true);
    // They went to an account: for the next mother there is nothing here.
    setLocalOrigin({ owner: 'ana' });
    expect(isOnboardingCompleted('bia')).toBe(false);
  });

  it('does not hold when she skipped it', () => {
    keepLocalProfile({ name: 'Usuário' }, { owner: null });
    completeOnboarding({ owner: null, isAnswered: false });
    expect(isOnboardingCompleted(null)).toBe(true);
    expect(isOnboardingCompleted('ana')).toBe(false);
  });

  it('is hers once she was let in by it', () => {
    keepLocalProfile({ name: 'Ana' }, { owner: null });
    completeOnboarding({ owner: null, isAnswered: true });
    adoptOnboarding('ana');
    setLocalOrigin({ owner: 'ana' });
    expect(isOnboardingCompleted('ana')).toBe(true);
    adoptOnboarding('bia');
    expect(isOnboardingCompleted('bia')).toBe(false);
  });
});
