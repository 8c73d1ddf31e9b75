import { type FormEvent, useId, useState } from 'react';
import {
  maxReportNote,
  type NewReport,
  type ReportReason,
  reportReasons,
} from '#shared/community/care.schema.ts';
import { HelplinesSlot } from '#web/platform/care/helplines-slot.tsx';
import { useDraft } from '#web/platform/device/kept-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useSendReport } from './use-send-report.ts';

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
