import { Link } from '@tanstack/react-router';
import { mayDo } from '#shared/family/family.rules.ts';
import type { FamilyAnswer } from '#shared/family/family.schema.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';

/** Without a date there is no calendar. Where a baby was lost nothing is asked, and nothing is said. */
export function Untold({ family }: { family: FamilyAnswer }) {
  const t = useTexts();
  const isSilent = family.babies.length > 0 && family.babies.every(({ state }) => state !== 'here');
  if (isSilent) return <EmptyState picture={<EmptyLamp />} title={t('vaccines.nothing')} />;
  return (
    <EmptyState
      picture={<EmptyLamp />}
      title={t('vaccines.untold')}
      text={t('vaccines.untoldText')}
      action={
        mayDo(family.role, 'manage') && (
          <Link to={paths.babies} className={buttonClass({ size: 'large' })}>
            {t('vaccines.tell')}
          </Link>
        )
      }
    />
  );
}
