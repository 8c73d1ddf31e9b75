import type { SameKeys } from '#web/platform/language/translate.ts';
import type { pumping as pt } from '../pt/pumping.ts';

export const pumping: SameKeys<typeof pt> = {
  name: 'Pumping',
  addTitle: 'Add a pumping',
  editTitle: 'Edit pumping',
  at: 'Pumping at {time}',
  left: 'Left (ml)',
  right: 'Right (ml)',
  together: 'Both together (ml)',
  togetherHint: 'If you did not measure each side.',
  ml: '{ml} ml',
  sides: 'L {leftMl} · R {rightMl}',
  total: { one: '{n} pumping, {ml} ml', other: '{n} pumpings, {ml} ml' },
  problem_amount_needed: 'Tell us how much it was, even roughly.',
  problem_amounts_twice: 'Tell each side or both together, so that nothing counts twice.',
  title: 'Pumping',
  timer: 'Pumping time',
  running: 'Pumping',
  saveTitle: 'Save pumping',
  cancelled: 'Pumping discarded',
};
