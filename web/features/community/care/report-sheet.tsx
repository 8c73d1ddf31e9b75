import type { NewReport } from '#shared/community/care.schema.ts';
import { Sheet } from '#web/parts/sheet.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { ReportForm } from './report-form.tsx';

type Props = { owner: string; subject: NewReport['subject']; open: boolean; onClose: () => void };

/** What worries her and why: nobody but the team reads it. */
export function ReportSheet({ open, onClose, ...form }: Props) {
  const t = useTexts();
  return (
    <Sheet open={open} onClose={onClose} title={t('communityCare.reportTitle')}>
      <ReportForm {...form} onSent={onClose} />
    </Sheet>
  );
}
