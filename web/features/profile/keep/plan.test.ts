import { describe, expect, it } from 'vitest';
import { type ProfileDraft, profileOf } from '../profile-draft.ts';
import { keepOffer, withItsJourney } from './keep-offer.ts';
import { planFor } from './plan.ts';

const at = (hour: number) => `2026-07-01T0${hour}:00:00.000Z`;
const server = (draft: ProfileDraft, hour = 3) => ({ ...profileOf(draft), updatedAt: at(hour) });

describe('what can be kept', () => {
  it('is everything she told, when the account knows nothing', () => {
    expect(keepOffer({ name: 'Ana', babyName: 'Lia', onboardingCompleted: true }, null)).toEqual({
      missing: { name: 'Ana', babyName: 'Lia' },
      differing: [],
    });
  });

  it('is what the account lacks; what differs is hers to choose', () => {
    const local: ProfileDraft = { name: 'Ana', babyName: 'Lia', interests: ['sono-rotina'], age: 30 };
    const account = server({ name: 'Ana', babyName: 'Bia', interests: [] });
    expect(keepOffer(local, account)).toEqual({
      missing: { interests: ['sono-rotina'], age: 30 },
      differing: ['babyName'],
    });
  });

  it('is nothing when both say the same, or only a skipped questionnaire speaks', () => {
    expect(keepOffer({ name: 'Ana' }, server({ name: 'Ana' }))).toBeNull();
    expect(keepOffer({ name: 'Usuário', onboardingCompleted: true }, null)).toBeNull();
    expect(keepOffer({ name: 'User' }, server({ name: 'Ana' }))).toBeNull();
  });

  it('is a date only with what it is of: never one phone’s day with another’s journey', () => {
    const here = { babyBirthDate: '2026-06-01', journeyType: 'com-bebe' } as const;
    // The account's day may be a due date: that she is with the baby here does not make it a birth.
    expect(keepOffer(here, server({ babyBirthDate: '2026-05-20' }))).toEqual({
      missing: {},
      differing: ['babyBirthDate'],
    });
    expect(withItsJourney(['babyBirthDate'], here)).toEqual(here);
    expect(keepOffer(here, server({ journeyType: 'gestante' }))).toEqual({ missing: here, differing: [] });
    expect(keepOffer({ journeyType: 'com-bebe' }, server({ babyBirthDate: '2026-05-20' }))).toBeNull();
    expect(keepOffer(here, server({ babyBirthDate: '2026-06-01' }))).toEqual({
      missing: { journeyType: 'com-bebe' },
      differing: [],
    });
  });

  it('never proposes to empty a field', () => {
    expect(keepOffer({ interests: [], age: null, name: '' }, server({ age: 30 }))).toBeNull();
  });
});

describe('at sign-in', () => {
  const copy: ProfileDraft = { name: 'Ana' };
  const visitor = { owner: null };

  it('answers of a visitor are asked about', () => {
    expect(planFor({ viewerId: 'ana', copy, origin: visitor, server: null }).kind).toBe('ask');
  });

  it('a "not now" holds for her who said it, and for nobody else', () => {
    const origin = { owner: null, declinedBy: 'ana' };
    expect(planFor({ viewerId: 'ana', copy, origin, server: null }).kind).toBe('nothing');
    expect(planFor({ viewerId: 'bia', copy, origin, server: null }).kind).toBe('ask');
  });

  it('another mother’s answers are never offered', () => {
    const origin = { owner: 'ana' };
    expect(planFor({ viewerId: 'bia', copy, origin, server: null }).kind).toBe('nothing');
    expect(planFor({ viewerId: 'bia', copy, origin, server: server({ name: 'Bia' }) }).kind).toBe(
      'copy-server',
    );
  });

  it('another mother’s answers that wait to be sent are left alone', () => {
    const origin = { owner: 'ana', unsentSince: at(3) };
    expect(planFor({ viewerId: 'bia', copy, origin, server: server({ name: 'Bia' }) }).kind).toBe('nothing');
  });

  it('a skipped first run becomes hers without a question', () => {
    const skipped = { name: 'Usuário' };
    expect(planFor({ viewerId: 'ana', copy: skipped, origin: visitor, server: null }).kind).toBe('adopt');
  });
});

describe('answers that could not be sent', () => {
  const copy: ProfileDraft = { name: 'Ana', babyName: 'Lia' };
  const origin = { owner: 'ana', unsentSince: at(4) };

  it('are sent now, when the account has not changed since', () => {
    expect(planFor({ viewerId: 'ana', copy, origin, server: server({ name: 'Ana' }, 3) })).toEqual({
      kind: 'send',
      update: { babyName: 'Lia' },
    });
    expect(planFor({ viewerId: 'ana', copy, origin, server: null })).toEqual({ kind: 'send', update: copy });
  });

  it('are asked about when another device has saved in the meantime', () => {
    const plan = planFor({ viewerId: 'ana', copy, origin, server: server({ name: 'Ana Maria' }, 5) });
    expect(plan).toMatchObject({ kind: 'ask', offer: { differing: ['name'], missing: { babyName: 'Lia' } } });
  });
});

it('otherwise the device keeps a copy of the account', () => {
  const situation = { viewerId: 'ana', copy: null, origin: { owner: null } };
  expect(planFor({ ...situation, server: server({ name: 'Ana' }) }).kind).toBe('copy-server');
  expect(planFor({ ...situation, server: null }).kind).toBe('nothing');
});
