import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { importSchema } from '#shared/specialists/session-admin.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { ImportReport } from './import-report.tsx';
import { problemsIn } from './problems-in.ts';
import { importSubscribers } from './specialists-staff.api.ts';
import { specialistsStaff } from './staff-lists.ts';
import { useStaffSentence } from './use-staff-change.ts';

/** What a spreadsheet saved: chosen or pasted, seen before it is sent, and still there if it fails. */
export function ImportFields() {
  const t = useTexts();
  const sentenceFor = useStaffSentence();
  const client = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const [csv, setCsv] = useState('');
  const [mistake, setMistake] = useState<string>();
  const sending = useMutation({
    mutationFn: importSubscribers,
    onSuccess: () => client.invalidateQueries({ queryKey: [specialistsStaff] }),
    onError: (error) => setMistake(sentenceFor(error)),
  });

  function type(text: string): void {
    setCsv(text);
    setMistake(undefined);
    sending.reset();
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    if (sending.isPending) return;
    if (!csv.trim()) setMistake(t('specialistsStaff.problem_required'));
    else if (problemsIn(importSchema, { csv }).csv) setMistake(t('specialistsStaff.importTooLong'));
    else sending.mutate(csv);
  }

  return (
    <form noValidate onSubmit={send} className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft">{t('specialistsStaff.importText')}</p>
      <input
        ref={file}
        type="file"
        hidden
        accept=".csv,text/csv,text/plain"
        aria-label={t('specialistsStaff.chooseFile')}
        onChange={async ({ target }) => {
          const [chosen] = target.files ?? [];
          // The same file may be chosen again after it was mended.
          const text = await chosen?.text();
          target.value = '';
          // A picture taken for a list would fill the box with signs, and the page would stand still meanwhile.
          if (text?.includes('\0')) setMistake(t('specialistsStaff.importNoList'));
          else if (text !== undefined) type(text);
        }}
      />
      <Button
        variant="secondary"
        icon={<FileText size={20} aria-hidden />}
        onClick={() => file.current?.click()}
      >
        {t('specialistsStaff.chooseFile')}
      </Button>
      <TextArea
        label={t('specialistsStaff.csv')}
        hint={t('specialistsStaff.csvHint')}
        rows={6}
        spellCheck={false}
        autoCapitalize="none"
        value={csv}
        error={mistake}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" size="large" wide busy={sending.isPending}>
        {t('specialistsStaff.sendImport')}
      </Button>
      <div role="status">{sending.data && <ImportReport report={sending.data} />}</div>
    </form>
  );
}
