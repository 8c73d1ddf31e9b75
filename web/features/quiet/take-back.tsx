import { useNavigate } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { sayQuiet } from './quiet.outbox.ts';

type Props = { quiet: Quiet; owner: string | null };

/** One tap, no explanation. A tap that was not meant is undone from its toast, for what it shows can hurt. */
export function TakeBack({ quiet, owner }: Props) {
  const t = useTexts();
  const navigate = useNavigate();

  function takeBack(): void {
    void sayQuiet(owner, null);
    toast({
      title: t('quiet.takenBack'),
      action: { label: t('quiet.undo'), onAct: () => void sayQuiet(owner, quiet) },
      duration: 10_000,
    });
    void navigate({ to: paths.home });
  }

  return (
    <div className="grid justify-items-start gap-1">
      <Button
        variant="secondary"
        icon={<Undo2 size={20} strokeWidth={1.75} aria-hidden />}
        onClick={takeBack}
      >
        {t('quiet.takeBack')}
      </Button>
      <p className="text-ink-soft text-small">{t('quiet.takeBackText')}</p>
    </div>
  );
}
