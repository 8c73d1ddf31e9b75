import type { CommunityCategory } from '#shared/community/community.rules.ts';
import type { ArticleCategory } from '#shared/library/library.rules.ts';
import type { SessionCategory } from '#shared/specialists/specialists.rules.ts';
import { ShareBox } from '#web/features/community/composer/share-box.tsx';
import { NewestTalks } from '#web/features/community/newest-talks.tsx';
import { SpecialistOfWeek } from '#web/features/specialists/parts/specialist-of-week.tsx';
import { ToolCards } from '#web/features/tools/tool-cards.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { SectionCard } from '#web/ui/section.tsx';

type Beside = {
  /** Where mothers talk about it; everywhere, when no place is its own. */
  talk?: CommunityCategory;
  /** Who knows about it; nobody in particular, when no field is its own. */
  sessions?: SessionCategory;
  hasTools?: boolean;
};

const beside: Record<ArticleCategory, Beside> = {
  'Sono do Bebê': { talk: 'Sono do Bebê', sessions: 'Sono', hasTools: true },
  'Entendendo o Bebê': { sessions: 'Desenvolvimento' },
  'Primeiras Mordidas': { talk: 'Primeiras Comidas', sessions: 'Introdução Alimentar' },
  'No seu Tempo': { talk: 'No Seu Tempo', sessions: 'Desenvolvimento' },
  'Amamentação e Acolhimento': { talk: 'Amamentação e Colo', sessions: 'Amamentação' },
  'Mãe Inteira': { talk: 'Mãe Completa', sessions: 'Saúde Mental' },
  'Entre Mães': { sessions: 'Relacionamentos' },
  'Higiene Natural': { talk: 'Higiene Natural' },
};

/** What a category has beside its articles: who knows, what helps, and what mothers say and may say here. */
export default function CategoryExtras({ category, owner }: { category: string; owner: string | null }) {
  const t = useTexts();
  const { talk, sessions, hasTools = false } = beside[category as ArticleCategory] ?? {};
  return (
    <>
      <SpecialistOfWeek owner={owner} category={sessions} />
      {hasTools && <ToolCards />}
      <NewestTalks owner={owner} category={talk} limit={2} heading={t('topics.community')} />
      <SectionCard title={t('topics.shareBox')}>
        {/* What she had begun as herself is read once it is known who she is. */}
        <ShareBox key={owner} owner={owner} category={talk} />
      </SectionCard>
    </>
  );
}
