import type { BabyAge } from '#shared/baby/baby-age.rules.ts';
import type { Profile } from '#shared/profile/profile.schema.ts';
import { ageSentence, fullAgeSentence } from '#web/features/baby/age-sentences.ts';
import { chapterSentence, phaseSentence } from '#web/features/baby/phase-sentences.ts';
import { withoutDefaultName } from '#web/features/profile/default-profile.ts';
import { draftOf } from '#web/features/profile/profile-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';

/** Who they are today: her name, the baby's picture, and lines that are true for this baby. */
export function ProfileHeader({ profile, age }: { profile: Profile | null; age: BabyAge }) {
  const t = useTexts();
  const name = profile ? withoutDefaultName(draftOf(profile)).name : undefined;
  return (
    <Card as="section" tone="blush" className="flex items-start gap-4 p-5">
      <Avatar picture={profile?.babyAvatar ?? 'seed'} label="" size={72} />
      <div className="grid min-w-0 gap-1">
        <h2 className="font-serif text-title [overflow-wrap:anywhere]">{name || t('profile.defaultName')}</h2>
        <p className="font-bold [overflow-wrap:anywhere]">
          {profile?.babyName || t('baby.defaultName')}
          {age.kind !== 'unknown' && ` · ${fullAgeSentence(age, t)}`}
        </p>
        {age.kind === 'unknown' && <p className="text-small">{ageSentence(age, t)}</p>}
        <p className="text-small">{phaseSentence(age, t)}</p>
        <p className="mt-1 font-serif">{chapterSentence(age, t)}</p>
      </div>
    </Card>
  );
}
