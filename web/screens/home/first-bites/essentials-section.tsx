import type { FoodGroup } from '#shared/foods/foods-list.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { essentialGroups } from './section-texts.ts';

/** What belongs on the plate, group by group, each with the way to its foods. */
export function EssentialsSection({ onGroup }: { onGroup: (group: FoodGroup) => void }) {
  const t = useTexts();
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>{t('bites.essentialsIntro')}</p>
      <ul className="grid grid-cols-1 gap-3">
        {essentialGroups.map((group) => (
          <li key={group}>
            <h4 className="font-bold">{t(`bites.group_${group}`)}</h4>
            <p>{t(`bites.essential_${group}`)}</p>
            <button
              type="button"
              onClick={() => onGroup(group)}
              className="min-h-11 text-left font-bold text-clay-ink underline underline-offset-4"
            >
              {t('bites.essentialSee', { group: t(`bites.group_${group}`) })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
