import { timeOfDay } from '#shared/time/time-of-day.rules.ts';
import { useDailyReader } from '#web/features/daily/use-daily-reader.ts';
import { useNursingSettings } from '#web/features/diary/kinds/feed/nursing-settings.ts';
import { SafeSleep } from '#web/features/diary/kinds/sleep/safe-sleep.tsx';
import { useDiaryWake } from '#web/features/diary/kinds/sleep/use-diary-wake.ts';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';
import { withoutDefaultName } from '#web/features/profile/default-profile.ts';
import { SpecialistOfWeek } from '#web/features/specialists/parts/specialist-of-week.tsx';
import { ToolCards } from '#web/features/tools/tool-cards.tsx';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { timeOfDay as clock } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Sleep } from '#web/ui/illustrations/topics/sleep.tsx';
import { TopicFrame } from '../topic/topic-frame.tsx';
import { SleepArticles } from './sleep-articles.tsx';
import { SleepTalks } from './sleep-talks.tsx';

/** Everything about sleep in one place: the tools first, then who can help, what to read, and what others say. */
export default function SleepPage({ onBack }: { onBack: () => void }) {
  const t = useTexts();
  const { reader, profile } = useDailyReader();
  const { hour } = useLocalTime();
  const { name } = withoutDefaultName({ name: profile?.name ?? undefined });
  const moment = timeOfDay(hour);
  return (
    <TopicFrame
      title={t('sleep.title')}
      onBack={onBack}
      beside={
        <>
          <SleepTalks owner={reader.owner} />
          <SafeSleep />
        </>
      }
    >
      <div className="flex items-center gap-4 rounded-card bg-topic-sleep p-4">
        <div className="min-w-0 flex-1">
          <p className="font-bold text-heading [overflow-wrap:anywhere]">
            {t(`home.${moment}`, { name: name || t('home.defaultName') })}
          </p>
          <p>{t(`sleep.${moment}Text`)}</p>
        </div>
        <Sleep className="w-20 shrink-0 wide:w-28" />
      </div>
      <ToolCards diaryNow={<DiaryNow owner={reader.owner} />} />
      <SpecialistOfWeek owner={reader.owner} category="Sono" />
      <SleepArticles />
    </TopicFrame>
  );
}

function DiaryNow({ owner }: { owner: string | null }) {
  const t = useTexts();
  const language = useLanguage();
  const diary = useDiaryWake(useDiaryPlace(owner), useNursingSettings().sleepDayStartHour);
  if (!diary || diary.state === 'old') return t('sleep.diaryText');
  const time = clock(diary.since, language);
  return diary.state === 'asleep' ? t('sleep.asleepSince', { time }) : t('sleep.awakeSince', { time });
}
