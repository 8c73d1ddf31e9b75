import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import {
  maxReportNote,
  type NewReport,
  type ReportReason,
  reportReasons,
} from '#shared/community/care.schema.ts';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { HelplinesSlot } from '#web/platform/care/helplines-slot.tsx';
import { useDraft } from '#web/platform/device/kept-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { sendReport } from './care.api.ts';

type Props = { owner: string; subject: NewReport['subject']; onSent: () => void };

export function ReportForm({ owner, subject, onSent }: Props) {
  const t = useTexts();
  const name = useId();
  // Made once: a report that is sent again after a lost answer is the same report.
  const [id] = useState(() => crypto.randomUUID());
  const [about, setAbout] = useState<NewReport['about']>('text');
  const [reason, setReason] = useState<ReportReason>();
  const [isIncomplete, setIncomplete] = useState(false);
  const { draft, change, clear } = useDraft({
    kind: 'community',
    owner,
    place: `report:${subject.id}`,
    looksRight: isNote,
    fresh: () => ({ note: '' }),
  });
  const { note } = draft;
  const send = useSendReport(() => {
    clear();
    onSent();
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!reason) setIncomplete(true);
    else if (!send.isPending) send.mutate({ id, subject, about, reason, note });
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">{t('communityCare.reportIntro')}</p>
      <RadioCards
        legend={t('communityCare.about')}
        name={`${name}-about`}
        options={[
          { value: 'text', label: t('communityCare.about_text') },
          {
            value: 'person',
            label: t('communityCare.about_person'),
            hint: t('communityCare.about_personText'),
          },
        ]}
        value={about}
        onChange={setAbout}
      />
      <RadioCards
        legend={t('communityCare.reason')}
        name={`${name}-reason`}
        options={reportReasons.map((value) => ({
          value,
          label: t(`communityCare.reason_${value}`),
          hint: value === 'harm' || value === 'sales' ? t(`communityCare.hint_${value}`) : undefined,
        }))}
        value={reason}
        onChange={setReason}
      />
      {reason === 'harm' && (
        <div className="grid gap-2">
          <p className="font-bold">{t('communityCare.helpDangerText')}</p>
          <HelplinesSlot />
        </div>
      )}
      <TextArea
        label={t('communityCare.note')}
        maxLength={maxReportNote}
        counter={`${note.length}/${maxReportNote}`}
        value={note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <div className="grid gap-2">
        <p role="alert" className="text-danger text-small">
          {isIncomplete && !reason && t('communityCare.chooseReason')}
        </p>
        <Button type="submit" size="large" wide busy={send.isPending}>
          {t('communityCare.sendReport')}
        </Button>
      </div>
    </form>
  );
}

function isNote(draft: unknown): draft is { note: string } {
  return typeof (draft as { note?: unknown } | null)?.note === 'string';
}

/** A second report of the same text is not a mistake: she is told that somebody is looking. */
function useSendReport(onSent: () => void) {
  const t = useTexts();
  const tellError = useErrorToast();
  return useMutation({
    mutationFn: sendReport,
    onSuccess: () => {
      onSent();
      toast({
        title: t('communityCare.reported'),
        description: t('communityCare.reportedText'),
        duration: 8000,
      });
    },
    onError: (error) => {
      if (errorCodeOf(error) === 'already_exists') {
        onSent();
        toast({
          title: t('communityCare.alreadyReported'),
          description: t('communityCare.alreadyReportedText'),
        });
        return;
      }
      tellError(t('communityCare.reportFailed'), error);
    },
  });
}
