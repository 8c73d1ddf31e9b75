import type { BabyAge, BornBaby } from '#shared/baby/baby-age.rules.ts';
import type { useTexts } from '#web/texts/use-texts.ts';

type Texts = ReturnType<typeof useTexts>;

export function phaseSentence(age: BabyAge, t: Texts): string {
  if (age.kind === 'unknown') return t('babyPhase.unknown');
  if (age.kind === 'expected')
    return age.gestation ? t('babyPhase.expected', { n: age.gestation.weeks }) : t('babyPhase.waiting');
  switch (age.phase.name) {
    case 'newborn':
      return t('babyPhase.newborn');
    case 'infant':
      return age.phase.months === 0
        ? t('babyPhase.firstMonth')
        : t('babyPhase.infant', { n: age.phase.months });
    case 'years':
      return t('babyPhase.years', { n: age.phase.years });
  }
}

/** A line of company for where they are. It promises nothing that a baby must do by a certain age. */
export function chapterSentence(age: BabyAge, t: Texts): string {
  if (age.kind === 'unknown') return t('babyPhase.chapterUnknown');
  if (age.kind === 'born') return bornChapter(age, t);
  if (age.daysToGo <= 0) return t('babyPhase.chapterOverdue');
  if (age.weeksToGo <= 3) return t('babyPhase.chapterExpectedSoon');
  if (age.weeksToGo <= 13) return t('babyPhase.chapterExpectedLate');
  return age.weeksToGo <= 27 ? t('babyPhase.chapterExpectedMiddle') : t('babyPhase.chapterExpectedEarly');
}

function bornChapter({ corrected, phase, guidanceMonths }: BornBaby, t: Texts): string {
  if (corrected?.isBeforeTerm) return t('babyPhase.chapterBeforeTerm');
  if (phase.name === 'newborn') return t('babyPhase.chapterNewborn');
  if (guidanceMonths < 4) return t('babyPhase.chapterFirstMonths');
  if (guidanceMonths < 7) return t('babyPhase.chapterMiddleMonths');
  if (guidanceMonths < 10) return t('babyPhase.chapterLaterMonths');
  if (guidanceMonths < 12) return t('babyPhase.chapterFirstYear');
  return guidanceMonths < 24 ? t('babyPhase.chapterSecondYear') : t('babyPhase.chapterOlder');
}
