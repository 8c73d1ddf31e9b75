import type { NewReport } from '#shared/community/care.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { ReportForm } from './report-form.tsx';

type Props = { owner: string; subject: NewReport['subject']; open: boolean; onClose: () => void };

/** What worries her and why: nobody but the team reads it. */
export function ReportSheet({ open, onClose, ...form }: Props) {
  const t = useTexts();
  return (
    <Sheet open={open} onClose={onClose} title={t('communityCare.reportTitle')} closeLabel={t('shell.close')}>
      <ReportForm {...form} onSent={onClose} />
    </Sheet>
  );
}
