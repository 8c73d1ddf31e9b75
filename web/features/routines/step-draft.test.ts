import { describe, expect, it } from 'vitest';
import { freshStep, type StepDraft, stepOf, withStep } from './step-draft.ts';

const draft: StepDraft = {
  routineId: 'r',
  id: 's',
  time: '19:30',
  minutes: '20',
  what: ' Banho ',
  reminds: true,
};
const step = { id: 's', time: '19:30', minutes: 20, what: 'Banho', reminds: true };

describe('a step', () => {
  it('is what she wrote, without the blanks around it; no minutes are a moment', () => {
    expect(stepOf(draft)).toEqual({ step });
    expect(stepOf({ ...draft, minutes: '' })).toEqual({ step: { ...step, minutes: 0 } });
    expect(stepOf({ ...draft, minutes: '720' })).toEqual({ step: { ...step, minutes: 720 } });
  });

  it.each([
    [{ what: '  ' }, { what: 'required' }],
    [{ what: 'a'.repeat(81) }, { what: 'too_long' }],
    [{ time: '' }, { time: 'not_a_time' }],
    [{ minutes: '721' }, { minutes: 'out_of_range' }],
    [{ minutes: '-1' }, { minutes: 'out_of_range' }],
    [{ minutes: '1,5' }, { minutes: 'out_of_range' }],
    [
      { time: '', minutes: 'dez', what: '' },
      { time: 'not_a_time', minutes: 'out_of_range', what: 'required' },
    ],
  ])('with %o is told beside its field: %o', (change, problems) => {
    expect(stepOf({ ...draft, ...change })).toEqual({ problems });
  });

  it('goes where it was, or comes last', () => {
    const routine = { id: 'r', name: 'Noite', steps: [step, { ...step, id: 't' }] };
    expect(withStep(routine, { ...step, what: 'Massagem' }).steps.map(({ what }) => what)).toEqual([
      'Massagem',
      'Banho',
    ]);
    expect(withStep(routine, { ...step, id: 'u' }).steps.map(({ id }) => id)).toEqual(['s', 't', 'u']);
  });

  it('that is new begins where the day so far ends, also past midnight', () => {
    expect(freshStep('r', [step, { ...step, time: '07:00' }]).time).toBe('19:50');
    expect(freshStep('r', [{ ...step, time: '23:50', minutes: 0 }]).time).toBe('00:05');
  });
});
