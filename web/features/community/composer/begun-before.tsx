import type { CommunityCategory } from '#shared/community/community.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toastWithAction } from '#web/ui/toast-store.ts';
import { useCategoryName } from '../categories.ts';

type Props = {
  /** Of what she had begun. */
  category: CommunityCategory | null;
  /** Answers with what brings it back. */
  onBeginAnew: () => () => void;
};

/** She came for something else than the text that waits here: it is hers to go on with, or to leave. */
export function BegunBefore({ category, onBeginAnew }: Props) {
  const t = useTexts();
  const nameOf = useCategoryName();

  function begin(): void {
    const bringBack = onBeginAnew();
    toastWithAction(t('community.setAside'), { label: t('community.undo'), onAct: bringBack });
  }

  return (
    <Card as="section" tone="blush" className="grid gap-2">
      <p>
        {category ? t('community.begunAbout', { category: nameOf(category) }) : t('community.begunBefore')}
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={begin}>
        {t('community.beginAnew')}
      </Button>
    </Card>
  );
}
