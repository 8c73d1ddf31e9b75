import type { DailyContentAnswer } from '#shared/daily/daily.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { calledType } from './called-type.ts';
import { TypeIcon } from './type-icon.tsx';

type Props = {
  content: Pick<DailyContentAnswer, 'contentType' | 'contentUrl' | 'durationMinutes' | 'isPremium'>;
};

/** What kind of thing it is and how long it takes. */
export function ContentFacts({ content }: Props) {
  const t = useTexts();
  const { durationMinutes, isPremium } = content;
  const type = calledType(content);
  return (
    <p className="flex flex-wrap items-center gap-2 text-ink-soft text-small">
      <Badge tone="sage">
        <TypeIcon type={type} size={14} />
        {t(`home.type_${type}`)}
      </Badge>
      {isPremium && <Badge tone="honey">{t('daily.premium')}</Badge>}
      <span>{t('home.minutes', { n: durationMinutes })}</span>
    </p>
  );
}
