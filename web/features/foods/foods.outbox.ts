import type {
  FoodClearing,
  FoodDiaryAnswer,
  FoodEntry,
  FoodEntryAnswer,
  FoodWriteKind,
  SeenReaction,
} from '#shared/foods/food.schema.ts';
import { concerns } from '#shared/foods/pause-subject.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { foodName } from '#web/features/diary/kinds/food/use-food-words.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import type { OutboxNoun } from '#web/platform/outbox/outbox-noun.ts';
import { acknowledgeIn, ownAnswer } from '#web/platform/outbox/own-answer.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { problemIn } from './entry-problems.ts';
import { fetchFoodDiary } from './foods.api.ts';

/** What the food diary says to the server, and the only place that says it: by the outbox, so that it arrives, once. */
const add = (kind: FoodWriteKind, body: unknown, supersedes: string) =>
  outbox.add(kind, body, { supersedes });

/** Resolves once the phone has it. */
export const putEntry = (entry: FoodEntry): Promise<void> => add('food-entry.put', entry, entry.id);
export const removeEntry = (id: string): Promise<void> => add('food-entry.remove', { id }, id);
/** A refused write, said better. */
export const mendEntry = (writeId: string, entry: FoodEntry): Promise<void> => outbox.mend(writeId, entry);
export const discardWrite = (writeId: string): void => void outbox.discard(writeId);

/** She asked somebody who knows: reactions up to that moment no longer pause the food or the allergen. */
export const clearFood = (
  subject: string,
  clearing: { clearedAt: string; seen: SeenReaction[] },
): Promise<void> => add('food.clear', { food: subject, ...clearing }, subject);

export const foodDiary = ownAnswer<FoodDiaryAnswer>({
  name: 'food-diary',
  fetch: fetchFoodDiary,
  nothing: { entries: [], cleared: [] },
  looksRight: ({ entries, cleared }) => Array.isArray(entries) && Array.isArray(cleared),
  kinds: ['food-entry.put', 'food-entry.remove', 'food.clear'],
  after,
});

function after(diary: FoodDiaryAnswer, { kind, body, madeAt }: Write): FoodDiaryAnswer {
  const at = new Date(madeAt).toISOString();
  if (kind === 'food-entry.put') return { ...diary, entries: withEntry(diary, body as FoodEntry, at) };
  if (kind === 'food-entry.remove') {
    const { id } = body as { id: string };
    return { ...diary, entries: diary.entries.filter((entry) => entry.id !== id) };
  }
  const { food, clearedAt } = body as FoodClearing;
  return {
    ...diary,
    cleared: [...diary.cleared.filter((clearing) => clearing.food !== food), { food, clearedAt }],
  };
}

/**
 * Newest day first, as the server answers. What she tells after a clearing counts as told after it, whatever the
 * clocks say: so does the server.
 */
function withEntry({ entries, cleared }: FoodDiaryAnswer, entry: FoodEntry, at: string): FoodEntryAnswer[] {
  const before = entries.find(({ id }) => id === entry.id);
  const clearings = cleared.filter(({ food }) => concerns(food, entry.food));
  const toldAt = Math.max(Date.parse(at), ...clearings.map(({ clearedAt }) => Date.parse(clearedAt) + 1));
  const updatedAt = new Date(toldAt).toISOString();
  const stored = { ...entry, createdAt: before?.createdAt ?? at, updatedAt };
  return [stored, ...entries.filter((one) => one !== before)].sort(
    (a, b) => b.day.localeCompare(a.day) || b.createdAt.localeCompare(a.createdAt),
  );
}

const acknowledge = acknowledgeIn(foodDiary);
const foodIn = ({ body }: Write) => (body as { food?: string } | null)?.food ?? '';

export const foodsOutbox: OutboxNoun<FoodWriteKind> = {
  kinds: {
    'food-entry.put': {
      describe: (write, { t }) => t('foodDiary.writePut', { food: foodName(foodIn(write), t) }),
      reason: ({ refused }, { t }) => {
        const problem = problemIn(refused?.fields);
        return problem && t(`foodDiary.problem_${problem}`);
      },
      mendPath: () => paths.foodDiary,
      acknowledge,
    },
    'food-entry.remove': { describe: (_, { t }) => t('foodDiary.writeRemove'), acknowledge },
    'food.clear': {
      describe: (write, { t }) => t('foodDiary.writeClear', { food: foodName(foodIn(write), t) }),
      mendPath: () => paths.foodDiary,
      acknowledge,
    },
  },
  staleKeys: [['own', foodDiary.name]],
  forget: (client) => {
    foodDiary.mirror.forget();
    void client.resetQueries({ queryKey: ['own', foodDiary.name] });
  },
};
