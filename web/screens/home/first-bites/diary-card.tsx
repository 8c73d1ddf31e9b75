import { Link } from '@tanstack/react-router';
import { diaryLink } from '#web/features/foods/diary-link.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** The way to the food diary, with how much is in it already. */
export function DiaryCard({ tried }: { tried: number }) {
  const t = useTexts();
  return (
    <Card as="section" aria-labelledby="diary-card" className="grid grid-cols-1 gap-2">
      <h2 id="diary-card" className="text-heading font-bold">
        {t('foodDiary.title')}
      </h2>
      <p>{tried > 0 ? t('foodDiary.tried', { n: tried }) : t('bites.diaryText')}</p>
      <Link {...diaryLink()} className={buttonClass({ size: 'large' })}>
        {t('bites.diaryOpen')}
      </Link>
    </Card>
  );
}
