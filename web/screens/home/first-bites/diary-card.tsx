import { Link } from '@tanstack/react-router';
import { diaryLink } from '#web/features/foods/diary-link.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { SectionCard } from '#web/ui/section.tsx';

/** The way to the food diary, with how much is in it already. */
export function DiaryCard({ tried }: { tried: number }) {
  const t = useTexts();
  return (
    <SectionCard title={t('foodDiary.title')} className="gap-2">
      <p>{tried > 0 ? t('foodDiary.tried', { n: tried }) : t('bites.diaryText')}</p>
      <Link {...diaryLink()} className={buttonClass({ size: 'large' })}>
        {t('bites.diaryOpen')}
      </Link>
    </SectionCard>
  );
}
