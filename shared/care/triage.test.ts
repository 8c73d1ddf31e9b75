import { expect, it } from 'vitest';
import { triageRows, triageSentence, withTriage } from './triage.ts';

it('a text takes the sentence of a row, in its own language', () => {
  expect(withTriage('Atenção. {{triage:fever}} Respire.', 'pt')).toBe(
    'Atenção. Febre (37,5 °C ou mais na axila) antes dos 3 meses: vá agora a um pronto-socorro. Respire.',
  );
  expect(withTriage('{{triage:jaundice}}', 'en')).toMatch(/^Yellow skin .*: go to hospital now\.$/);
});

it('a row that is not there is a mistake of the text', () => {
  expect(() => withTriage('{{triage:fevre}}', 'pt')).toThrow('"fevre"');
});

it('choking is five back blows and five thrusts: of the chest with the heel of one hand before one year, of the abdomen after', () => {
  expect(triageSentence('choking-baby', 'en')).toMatch(
    /five back blows and five chest thrusts with the heel of one hand/,
  );
  expect(triageSentence('choking-child', 'en')).toMatch(/five back blows and five abdominal thrusts/);
  expect(triageSentence('choking-baby', 'pt')).toMatch(
    /cinco pancadas nas costas e cinco compressões no peito com a base de uma das mãos/,
  );
  expect(triageSentence('choking-child', 'pt')).toMatch(
    /cinco pancadas nas costas e cinco compressões no abdome/,
  );
});

it('nothing here waits for a consultation', () => {
  for (const { id } of triageRows)
    for (const language of ['pt', 'en'] as const)
      expect(triageSentence(id, language)).not.toMatch(/consulta|mesmo dia|appointment|same day/);
});
