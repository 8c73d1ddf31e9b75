import type { FoodEntry } from '#shared/foods/food.schema.ts';
import { dropDraft } from '#web/platform/device/kept-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast, toastFailure, toastWithAction } from '#web/ui/toast-store.ts';
import { foodSlot } from './food-draft.ts';
import { discardWrite, mendEntry, putEntry, removeEntry } from './foods.outbox.ts';
import type { SeenEntry } from './use-food-diary.ts';

/** Add, change and delete: at once on the screen, and every deletion can be taken back. */
export function useFoodEditing(owner: string | null, onSignIn: () => void) {
  const t = useTexts();

  /** Answers whether the phone has it. */
  async function keep(saved: string, act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
    } catch (error) {
      console.warn('The entry could not be kept', error);
      toastFailure(t('foodDiary.failed'), t('foodDiary.failedText'));
      return false;
    }
    if (owner !== null) toast({ title: t('foodDiary.saved'), description: saved });
    else
      toastWithAction(
        t('foodDiary.keptHere'),
        { label: t('foodDiary.signIn'), onAct: onSignIn },
        t('foodDiary.keptHereText'),
      );
    return true;
  }

  return {
    add: (entry: FoodEntry) => keep(t('foodDiary.savedText'), () => putEntry(entry)),
    change: (entry: FoodEntry, { kept, write }: SeenEntry) =>
      keep(t('foodDiary.changedText'), () =>
        kept === 'refused' && write ? mendEntry(write.id, entry) : putEntry(entry),
      ),
    remove(seen: SeenEntry): void {
      if (seen.kept === 'refused' && seen.write) discardWrite(seen.write.id);
      void removeEntry(seen.id);
      dropDraft(foodSlot(owner, seen.id));
      toastWithAction(t('foodDiary.removed'), {
        label: t('foodDiary.undo'),
        onAct: () => void putEntry(plainEntry(seen)),
      });
    },
  };
}

/** Only what an entry is made of: an answer of the server carries more, and a write may not. */
export function plainEntry({ id, food, day, liking, signs, notes }: FoodEntry): FoodEntry {
  return { id, food, day, liking, signs, notes };
}
