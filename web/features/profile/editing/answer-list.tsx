import { isExpected } from '#shared/baby/baby-age.rules.ts';
import type { Profile } from '#shared/profile/profile.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { useAnswerWords } from '../fields/use-answer-words.ts';
import { draftOf, isAnswered, type ProfileField } from '../profile-draft.ts';
import { today } from '../today.ts';

/** Every field but the one that is never asked. */
type ShownField = Exclude<ProfileField, 'birthDate' | 'onboardingCompleted'>;

const alwaysShown = {
  baby: ['babyName', 'babyBirthDate', 'gestationWeeks', 'journeyType', 'babyAvatar'],
  you: [
    'name',
    'age',
    'firstMaternity',
    'previousExperience',
    'otherExperience',
    'joinGroups',
    'interests',
    'contentPreference',
    'specialistAccess',
  ],
} as const satisfies Record<string, readonly ShownField[]>;

/** Asked only of some: shown when there is an answer. */
const onlyWhenTold: readonly ShownField[] = ['gestationWeeks', 'previousExperience', 'otherExperience'];

/** Of the birth only where she said so. */
function dateLabel({ journeyType, babyBirthDate: date }: Profile) {
  if (isExpected({ journeyType, date, today: today() })) return 'profile.field_dueDate';
  return journeyType === null ? 'profileFields.label_babyBirthDate' : 'profile.field_babyBirthDate';
}

/** What she answered, as she would say it. */
export function AnswerList({ about, profile }: { about: 'baby' | 'you'; profile: Profile }) {
  const t = useTexts();
  const words = useAnswerWords();
  const draft = draftOf(profile);
  const fields = alwaysShown[about].filter(
    (field) => isAnswered(draft[field]) || !onlyWhenTold.includes(field),
  );
  return (
    <dl className="grid gap-x-4 gap-y-3 wide:grid-cols-2">
      {fields.map((field) => (
        <div key={field} className="min-w-0">
          <dt className="text-ink-soft text-small">
            {field === 'babyBirthDate' ? t(dateLabel(profile)) : t(`profile.field_${field}`)}
          </dt>
          <dd className="[overflow-wrap:anywhere]">
            {isAnswered(draft[field]) ? (
              words(field, draft)
            ) : (
              <span className="text-ink-soft italic">{t('profile.untold')}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
