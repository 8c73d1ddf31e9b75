import type { AdminSession } from '#shared/specialists/session-admin.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';

export function StateBadge({ session: { state, hasReplay } }: { session: AdminSession }) {
  const t = useTexts();
  switch (state) {
    case 'live':
      return <Badge tone="plum">{t('specialists.live')}</Badge>;
    case 'scheduled':
      return <Badge tone="sage">{t('specialistsStaff.scheduled')}</Badge>;
    case 'cancelled':
      return <Badge tone="quiet">{t('specialists.cancelled')}</Badge>;
    case 'ended':
      return <Badge tone="quiet">{t(hasReplay ? 'specialists.replay' : 'specialists.ended')}</Badge>;
  }
}
