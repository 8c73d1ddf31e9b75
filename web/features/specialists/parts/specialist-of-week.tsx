import { useQuery } from '@tanstack/react-query';
import { History, MessageCircleQuestion } from 'lucide-react';
import { useId, useState } from 'react';
import type { SessionCategory } from '#shared/specialists/specialists.rules.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { keptForANight } from '#web/platform/query/kept-for-a-night.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionCard } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type Owner, specialists } from '../query-keys.ts';
import { QuestionForm } from '../questions/question-form.tsx';
import { seeSession } from '../seen.ts';
import { SpecialistIntro } from '../specialist-intro.tsx';
import { fetchWeek } from '../specialists.api.ts';
import { useSpecialistWrites } from '../specialists.outbox.ts';
import { NextLine } from './next-line.tsx';
import { Replays } from './replays.tsx';

type Props = { owner: Owner; category?: SessionCategory | undefined };
type Opened = 'question' | 'replays';

/** 'Especialista da Semana' of a topic, on another screen. Where nobody knows the topic, nothing stands in the way. */
export function SpecialistOfWeek({ owner, category }: Props) {
  const t = useTexts();
  const id = useId();
  const [opened, setOpened] = useState<Opened>();
  const { query, specialist, next, replays } = useWeek(owner, category);
  if (query.isPending) return <Skeleton className="h-64" />;
  if (!specialist) return null;

  const toggle = (part: Opened) => setOpened(opened === part ? undefined : part);
  return (
    <SectionCard title={t('specialistParts.ofWeek')}>
      <SpecialistIntro specialist={specialist} nameAs="p" bioClass="line-clamp-4" />
      {next && <NextLine session={next} />}
      <div className="flex flex-wrap gap-2 *:grow *:whitespace-nowrap">
        <Button
          aria-expanded={opened === 'question'}
          aria-controls={`${id}-question`}
          icon={<MessageCircleQuestion size={20} strokeWidth={1.75} aria-hidden />}
          onClick={() => toggle('question')}
        >
          {t('specialistParts.sendQuestion')}
        </Button>
        <Button
          variant="secondary"
          aria-expanded={opened === 'replays'}
          aria-controls={`${id}-replays`}
          icon={<History size={20} strokeWidth={1.75} aria-hidden />}
          onClick={() => toggle('replays')}
        >
          {t('specialistParts.seeReplays')}
        </Button>
      </div>
      <div id={`${id}-question`} className="empty:hidden">
        {opened === 'question' && (
          <QuestionForm
            // What she had begun as herself is read once it is known who she is.
            key={owner}
            owner={owner}
            specialistId={specialist.id}
            sessionId={null}
            onAsked={() => setOpened(undefined)}
          />
        )}
      </div>
      <div id={`${id}-replays`} className="empty:hidden">
        {opened === 'replays' && <Replays sessions={replays} owner={owner} />}
      </div>
    </SectionCard>
  );
}

/** Whose week it is, with her next session and what can be watched again. */
function useWeek(owner: Owner, category: SessionCategory | undefined) {
  const language = useLanguage();
  const { writes } = useSpecialistWrites();
  const query = useQuery({
    queryKey: [specialists, 'week', owner, language, category ?? null],
    queryFn: ({ signal }) => fetchWeek(language, category, signal),
    ...keptForANight,
  });
  const { data } = query;
  return {
    query,
    specialist: data?.specialist ?? null,
    next: data?.next ? seeSession(data.next, writes) : null,
    replays: (data?.replays ?? []).map((session) => seeSession(session, writes)),
  };
}
