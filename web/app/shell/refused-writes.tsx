import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Path } from '#shared/navigation/paths.ts';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { writeKinds } from '../outboxes.ts';

type Props = { open: boolean; writes: readonly Write[]; onClose: () => void };

/** What the server would not take: each says why, and stays until she has mended or discarded it. */
export default function RefusedWrites({ open, writes, onClose }: Props): ReactNode {
  const t = useTexts();
  return (
    <Sheet open={open} onClose={onClose} title={t('outbox.title')} closeLabel={t('shell.close')}>
      <p className="text-ink-soft">{t('outbox.intro')}</p>
      <ul className="mt-4 grid gap-3">
        {writes.map((write) => (
          <Card as="li" key={write.id}>
            <RefusedWrite write={write} onLeave={onClose} />
          </Card>
        ))}
      </ul>
    </Sheet>
  );
}

function RefusedWrite({ write, onLeave }: { write: Write; onLeave: () => void }) {
  const t = useTexts();
  const language = useLanguage();
  const kind = writeKinds.get(write.kind);
  const mendPath = kind?.mendPath?.(write);
  const text = kind?.text?.(write, { t, language });
  const moment = formatMoment(new Date(write.madeAt).toISOString(), language);

  async function discard(): Promise<void> {
    const discarded = await appOutbox.discard(write.id);
    if (!discarded) return;
    const undo = { label: t('outbox.undo'), onAct: () => void appOutbox.putBack(discarded) };
    toast({ title: t('outbox.discarded'), action: undo, duration: 8000 });
  }

  return (
    <>
      <h3 className="font-bold">{kind?.describe(write, { t, language }) ?? t('outbox.unknownKind')}</h3>
      <p className="text-ink-soft text-small">{t('outbox.madeAt', { moment })}</p>
      {write.refused && (
        <p className="mt-2">{kind?.reason?.(write, { t, language }) ?? t(`errors.${write.refused.code}`)}</p>
      )}
      {text && <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {mendPath && (
          <Link to={mendPath as Path} onClick={onLeave} className={buttonClass({ variant: 'primary' })}>
            {t('outbox.mend')}
          </Link>
        )}
        <Button variant="secondary" onClick={() => appOutbox.retry(write.id)}>
          {t('shell.tryAgain')}
        </Button>
        {text && (
          <CopyButton
            text={text}
            label={t('outbox.copy')}
            copied={t('outbox.copied')}
            failed={t('outbox.copyFailed')}
          />
        )}
        <Button variant="quiet" onClick={discard}>
          {t('outbox.discard')}
        </Button>
      </div>
    </>
  );
}
