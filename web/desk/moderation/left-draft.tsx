import { useState } from 'react';
import { dropDraft, readDraft } from '#web/platform/device/kept-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { decisionSlot } from './decision-draft.ts';

type Props = { staffId: string; caseId: string };

/** Somebody else decided first: what was being written here is not lost, only no longer needed. */
export function LeftDraft({ staffId, caseId }: Props) {
  const t = useTexts();
  const slot = decisionSlot(staffId, caseId);
  const [reason, setReason] = useState(() => readDraft(slot)?.reason.trim() ?? '');
  if (!reason) return null;
  return (
    <Card as="section" tone="blush" className="grid gap-2">
      <h3 className="font-bold">{t('moderation.yourDraft')}</h3>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{reason}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => {
          dropDraft(slot);
          setReason('');
        }}
      >
        {t('moderation.discardDraft')}
      </Button>
    </Card>
  );
}
