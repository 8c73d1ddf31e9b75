import { expect, it } from 'vitest';
import { quietTexts } from './quiet-places.rules.ts';
import { textsBeside } from './texts-beside.rules.ts';

const death = quietTexts['quando-um-bebe-morre'];
const pregnancy = quietTexts['quando-a-gestacao-termina'];
const hospital = quietTexts['quando-o-bebe-esta-internado'];

it('I read about sleep, and below it stands a text about the death of a baby', () => {
  const ids = [death, pregnancy, hospital].flatMap(({ pt, en }) => [pt, en]);
  expect(textsBeside('0f8fad5b-d9cb-469f-a165-70867728950e')).toEqual({ never: expect.arrayContaining(ids) });
});

it('I read about loss, and am led to first foods', () => {
  expect(textsBeside(death.pt)).toEqual({ only: [death.pt, death.en, pregnancy.pt, pregnancy.en] });
});

it('my baby is in hospital, and I am led to a death', () => {
  expect(textsBeside(hospital.pt)).toEqual({ never: expect.arrayContaining([death.pt, pregnancy.pt]) });
});
