import { type ProfileOwner, useProfile } from '#web/features/profile/use-profile.ts';
import { useSaveProfile } from '#web/features/profile/use-save-profile.ts';
import { formatCalendarDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionCard } from '#web/ui/section.tsx';

type Props = { viewer: ProfileOwner | null; onLater: () => void };

/** A day that has passed, from before she was asked what it is of. Nothing is counted from it until she says. */
export function WhichDate({ viewer, onLater }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const { profile } = useProfile(viewer);
  const save = useSaveProfile(viewer);
  const chosen = save.isPending ? save.variables.journeyType : undefined;
  const date = profile?.babyBirthDate;
  return (
    <SectionCard title={t('profile.whichDate')} tone="blush">
      {date && <p>{t('profile.whichDateText', { date: formatCalendarDay(date, language) })}</p>}
      <div className="grid grid-cols-1 gap-2 wide:grid-cols-2">
        {(['com-bebe', 'gestante'] as const).map((journeyType) => (
          <Button
            key={journeyType}
            variant="secondary"
            size="large"
            busy={chosen === journeyType}
            disabled={save.isPending && chosen !== journeyType}
            onClick={() => save.mutate({ journeyType })}
          >
            {t(`profile.whichDate_${journeyType}`)}
          </Button>
        ))}
      </div>
      <Button variant="quiet" onClick={onLater} className="justify-self-center">
        {t('profile.whichDateLater')}
      </Button>
    </SectionCard>
  );
}
