import type { ReactNode } from 'react';
import type { InterestArea } from '#shared/profile/profile.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';

/** What she said she cares about, on one line that scrolls: the words may be long, the line keeps its height. */
export default function InterestTags({ interests }: { interests: readonly InterestArea[] }): ReactNode {
  const t = useTexts();
  return (
    <ul
      aria-label={t('profileFields.label_interests')}
      className="flex gap-2 overflow-x-auto whitespace-nowrap"
    >
      {interests.map((interest) => (
        <li key={interest}>
          <Badge tone="sage">{t(`profileFields.interests_${interest}`)}</Badge>
        </li>
      ))}
    </ul>
  );
}
