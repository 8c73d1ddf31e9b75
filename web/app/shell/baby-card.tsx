import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { ageSentence, correctedAgeSentence } from '#web/features/baby/age-sentences.ts';
import { useAgeToday } from '#web/features/baby/age-today.ts';
import { useProfile } from '#web/features/profile/use-profile.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';

/** Her baby's age; while none is known, an invitation to tell it: an age that nobody told would be false to her. */
export default function BabyCard(): ReactNode {
  const t = useTexts();
  const viewer = useViewer();
  const { profile } = useProfile(viewer.data);
  const age = useAgeToday(profile);
  const corrected = correctedAgeSentence(age, t);
  if (age.kind === 'unknown' && age.question === null) return null;
  return (
    <Card as="aside" tone="blush">
      <p className="text-small">{t('shell.babyToday')}</p>
      {age.kind === 'unknown' ? (
        <Link
          to={paths.profile}
          activeOptions={{ exact: true }}
          className="inline-flex min-h-11 items-center font-bold text-clay-ink underline"
        >
          {t('shell.tellBaby')}
        </Link>
      ) : (
        <p className="font-bold">{ageSentence(age, t)}</p>
      )}
      {corrected && <p className="text-small first-letter:uppercase">{corrected}</p>}
    </Card>
  );
}
