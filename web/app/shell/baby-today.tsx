import { useViewer } from '#web/features/access/use-viewer.ts';
import { ageSentence, correctedAgeSentence } from '#web/features/baby/age-sentences.ts';
import { ageToday } from '#web/features/baby/age-today.ts';
import { useProfile } from '#web/features/profile/use-profile.ts';
import { useQuiet } from '#web/features/quiet/quiet-context.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';

/** Her baby's age; while no birth date is known, the sample that the specification shows. */
export function BabyToday() {
  return useQuiet() ? null : <BabyCard />;
}

function BabyCard() {
  const t = useTexts();
  const viewer = useViewer();
  const { profile } = useProfile(viewer.data);
  const age = ageToday(profile);
  const corrected = correctedAgeSentence(age, t);
  return (
    <Card as="aside" tone="blush">
      <p className="text-small">{t('shell.babyToday')}</p>
      <p className="font-bold">{age.kind === 'unknown' ? t('shell.babyAge') : ageSentence(age, t)}</p>
      {corrected && <p className="text-small">{corrected}</p>}
    </Card>
  );
}
