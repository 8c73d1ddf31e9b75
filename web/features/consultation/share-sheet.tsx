import { Link2 } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import type { SheetWish } from './consultation.api.ts';
import { LinkList } from './link-list.tsx';
import { NewLink } from './new-link.tsx';
import { useLinks } from './use-links.ts';

type Props = {
  wish: SheetWish;
  notes: readonly string[];
  /** The sheet is on screen: what she cannot see she cannot give away. */
  isReady: boolean;
};

/** For parents: who could look, said before there is a link; then the link, and all that are open. */
export function ShareSheet({ wish, notes, isReady }: Props) {
  const t = useTexts();
  const { query, links, make, close } = useLinks(wish.family);
  return (
    <Section title={t('consultation.share')} className="gap-3">
      <p>{t('consultation.shareWho')}</p>
      <p className="text-ink-soft">{t('consultation.shareHow')}</p>
      <Button
        variant="secondary"
        size="large"
        icon={<Link2 size={20} aria-hidden />}
        disabled={!isReady}
        busy={make.isPending}
        onClick={() => make.mutate({ wish, notes })}
      >
        {t('consultation.make')}
      </Button>
      {make.data && links.some(({ id }) => id === make.data.link.id) && <NewLink path={make.data.path} />}
      {query.isError && <p className="text-small text-ink-soft">{t('consultation.linksFailed')}</p>}
      {links.length > 0 && <LinkList links={links} closing={close.variables} onClose={close.mutate} />}
    </Section>
  );
}
