import type { Profile } from '#shared/profile/profile.schema.ts';
import { withoutDefaultName } from '#web/features/profile/default-profile.ts';
import { AnswerList } from '#web/features/profile/editing/answer-list.tsx';
import { draftOf, profileOf } from '#web/features/profile/profile-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ProfileSection } from './profile-section.tsx';

type Props = { profile: Profile | null; onEdit: (sheet: 'about-baby' | 'about-you') => void };

/** Everything the questionnaire asked, each half with its way to change it. */
export function AboutCards({ profile, onEdit }: Props) {
  const t = useTexts();
  const told = profileOf(profile ? withoutDefaultName(draftOf(profile)) : {});
  return (['baby', 'you'] as const).map((about) => {
    const title = about === 'baby' ? t('profile.aboutBaby') : t('profile.aboutYou');
    return (
      <ProfileSection
        key={about}
        title={title}
        action={
          <Button
            variant="secondary"
            onClick={() => onEdit(`about-${about}`)}
            aria-label={t('profile.editLabel', { what: title })}
          >
            {t('profile.edit')}
          </Button>
        }
      >
        <AnswerList about={about} profile={told} />
      </ProfileSection>
    );
  });
}
