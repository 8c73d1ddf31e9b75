import type { BabyAnswer } from '#shared/family/family.schema.ts';
import type { useTexts } from '#web/texts/use-texts.ts';

/** What to call each of several: where one has no name yet, its place among them tells it from the others. */
export function namesOf(
  babies: readonly Pick<BabyAnswer, 'id' | 'name'>[],
  t: ReturnType<typeof useTexts>,
): Map<string, string> {
  return new Map(
    babies.map(({ id, name }, index) => [
      id,
      name || (babies.length > 1 ? t('baby.numbered', { n: index + 1 }) : t('baby.defaultName')),
    ]),
  );
}
