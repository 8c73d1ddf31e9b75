import { Link } from '@tanstack/react-router';
import type { BabyAge } from '#shared/baby/baby-age.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { ageChoices, oldestChoice } from './age-in-use.ts';

type Props = {
  age: BabyAge;
  /** The age, and the corrected one where it differs, in words. */
  sentences: { age: string; corrected: string | undefined };
  isFromBirth: boolean;
  onFromBirth: (isFromBirth: boolean) => void;
  /** What she chose where no date is known. */
  chosenMonths: number | undefined;
  onChosenMonths: (months: number | undefined) => void;
};

/** Which age the ranges are for. Nothing is assumed: where no date is known, she is asked. */
export function AgePart({ age, sentences, isFromBirth, onFromBirth, chosenMonths, onChosenMonths }: Props) {
  const t = useTexts();
  if (age.kind === 'expected')
    return (
      <Card tone="blush" className="grid grid-cols-1 gap-1">
        <p className="font-bold">{t('wakeWindow.expected')}</p>
        <p>{t('wakeWindow.expectedText')}</p>
      </Card>
    );
  if (age.kind === 'unknown')
    return (
      <Card className="grid grid-cols-1 gap-2">
        <Select
          label={t('wakeWindow.unknown')}
          hint={t('wakeWindow.unknownHint')}
          value={chosenMonths === undefined ? '' : String(chosenMonths)}
          onChange={({ target }) => onChosenMonths(target.value === '' ? undefined : Number(target.value))}
          options={[
            { value: '', label: t('wakeWindow.chooseAge') },
            ...ageChoices.map((n) => ({ value: String(n), label: choiceLabel(n, t) })),
          ]}
        />
        <Link
          to={paths.profile}
          className="inline-flex min-h-11 items-center justify-self-start font-bold text-clay-ink underline underline-offset-4"
        >
          {t('wakeWindow.unknownLink')}
        </Link>
      </Card>
    );
  if (!sentences.corrected) return <p className="font-bold">{sentences.age}</p>;
  return (
    <Card as="section" aria-label={t('wakeWindow.age')} className="grid grid-cols-1 gap-2">
      <div>
        <p className={classNames('first-letter:uppercase', isFromBirth ? 'text-ink-soft' : 'font-bold')}>
          {sentences.corrected}
        </p>
        <p className={isFromBirth ? 'font-bold' : 'text-ink-soft'}>
          {t('wakeWindow.calendarAge', { age: sentences.age })}
        </p>
      </div>
      <Switch
        label={t('wakeWindow.fromBirth')}
        hint={t('wakeWindow.fromBirthHint')}
        checked={isFromBirth}
        onChange={onFromBirth}
      />
    </Card>
  );
}

function choiceLabel(n: number, t: ReturnType<typeof useTexts>): string {
  if (n === 0) return t('wakeWindow.choiceNewborn');
  return n === oldestChoice ? t('wakeWindow.choiceOlder', { n }) : t('wakeWindow.choiceMonths', { n });
}
