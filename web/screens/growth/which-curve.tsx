import type { BabyAnswer } from '#shared/family/family.schema.ts';
import type { DiaryPlace } from '#web/features/diary/diary-place.ts';
import { putBabySex } from '#web/features/family/family.outbox.ts';
import { useCurvesDeclined } from '#web/features/growth/curves-declined.ts';
import { SexQuestion } from '#web/features/growth/sex-question.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';

type Props = { place: DiaryPlace; baby: BabyAnswer; mayTell: boolean };

/** Which of WHO's tables is meant, where nobody has told yet. */
export function WhichCurve({ place: { owner, familyId }, baby, mayTell }: Props) {
  const t = useTexts();
  const { isDeclined, decline, askAgain } = useCurvesDeclined(owner, baby.id);
  if (baby.sex !== null || familyId === null) return null;
  if (!mayTell) return <p className="text-ink-soft text-small">{t('growthCurves.parentTells')}</p>;
  if (isDeclined)
    return (
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="text-ink-soft text-small">{t('growthCurves.withoutCurves')}</p>
        <Button variant="quiet" onClick={askAgain}>
          {t('growthCurves.askAgain')}
        </Button>
      </div>
    );
  return <SexQuestion onTell={(sex) => void putBabySex(familyId, baby.id, sex)} onDecline={decline} />;
}
