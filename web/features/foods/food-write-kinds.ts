import type { FoodWriteKind } from '#shared/foods/food.schema.ts';
import { paths } from '#shared/navigation/paths.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import type { WriteKind } from '#web/platform/outbox/write-kind.ts';
import { problemIn } from './entry-problems.ts';
import { foodName } from './use-food-words.ts';

const foodIn = ({ body }: Write) => (body as { food?: string } | null)?.food ?? '';

/** How the food diary speaks of a write that the server refused. */
export const foodWriteKinds: Record<FoodWriteKind, WriteKind> = {
  'food-entry.put': {
    describe: (write, { t }) => t('foodDiary.writePut', { food: foodName(foodIn(write), t) }),
    reason: ({ refused }, { t }) => {
      const problem = problemIn(refused?.fields);
      return problem && t(`foodDiary.problem_${problem}`);
    },
    mendPath: () => paths.foodDiary,
  },
  'food-entry.remove': { describe: (_, { t }) => t('foodDiary.writeRemove') },
  'food.clear': {
    describe: (write, { t }) => t('foodDiary.writeClear', { food: foodName(foodIn(write), t) }),
    mendPath: () => paths.foodDiary,
  },
};
