import { Printer } from 'lucide-react';
import { useState } from 'react';
import { withNotes } from '#shared/consultation/chosen-notes.rules.ts';
import type { SheetDocument } from '#shared/consultation/sheet.schema.ts';
import { mayDo } from '#shared/family/family.rules.ts';
import type { FamilyAnswer } from '#shared/family/family.schema.ts';
import { type Language, languages } from '#shared/language/language.rules.ts';
import { addDays, dayIn } from '#shared/time/calendar-date.ts';
import type { SheetWish } from '#web/features/consultation/consultation.api.ts';
import { NoteChoice } from '#web/features/consultation/note-choice.tsx';
import { ShareSheet } from '#web/features/consultation/share-sheet.tsx';
import { SheetView } from '#web/features/consultation/sheet-view.tsx';
import { useSheet } from '#web/features/consultation/use-sheet.ts';
import { PeriodChoice } from '#web/features/diary/kinds/feed/period-choice.tsx';
import { type Period, spanOf } from '#web/features/diary/kinds/feed/sheet-period.ts';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { ApiError } from '#web/platform/api/api-error.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Chips } from '#web/ui/chips.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type Props = { owner: string; family: FamilyAnswer; babyId: string };

/** Which days, in which language, with which notes; below it the sheet, and above that the ways in which it leaves. */
export function SheetOfBaby({ owner, family, babyId }: Props) {
  const t = useTexts();
  const zone = family.timeZone ?? deviceTimeZone();
  const [today] = useState(() => dayIn(zone, new Date()));
  const [period, setPeriod] = useState<Period>('7');
  const [own, setOwn] = useState({ from: addDays(today, -6) as string, to: today as string });
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [chosen, setChosen] = useState<string[]>([]);
  const span = spanOf(period, own, today);
  const wish: SheetWish | undefined = span.problem
    ? undefined
    : { family: family.id, baby: babyId, first: span.first, last: span.last, timeZone: zone, language };
  const sheet = useSheet(owner, wish);
  const notes = notesIn(sheet.document);
  const taken = notes.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
  return (
    <>
      <div className="mb-6 grid grid-cols-1 gap-4 print:hidden">
        <p className="text-ink-soft">{t('consultation.intro')}</p>
        <PeriodChoice
          period={period}
          onPeriod={setPeriod}
          own={own}
          onOwn={setOwn}
          latest={today}
          problem={span.problem && t(`nursingLog.${span.problem}`)}
        />
        <Chips
          label={t('consultation.language')}
          chips={languages.map((id) => ({ id, label: t(`consultation.language_${id}`) }))}
          selected={language}
          onSelect={(id) => setLanguage(id as Language)}
        />
        {notes.length > 0 && <NoteChoice notes={notes} chosen={taken} onChoose={setChosen} />}
        <Button
          size="large"
          icon={<Printer size={20} aria-hidden />}
          disabled={!sheet.document}
          onClick={() => window.print()}
        >
          {t('consultation.print')}
        </Button>
        {wish && mayDo(family.role, 'manage') && (
          <ShareSheet wish={wish} notes={taken} isReady={sheet.document !== undefined} />
        )}
      </div>
      {sheet.waiting > 0 && (
        <p role="status" className="mb-4 rounded-card bg-blush p-3 text-small print:hidden">
          {t('consultation.waiting', { n: sheet.waiting })}
        </p>
      )}
      {wish && <SheetOrState sheet={sheet} notes={taken} />}
    </>
  );
}

const notesIn = (document: SheetDocument | undefined) =>
  (document?.sections ?? []).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.sort === 'notes' ? block.notes : [])),
  );

type Shown = { sheet: ReturnType<typeof useSheet>; notes: string[] };

function SheetOrState({ sheet, notes }: Shown) {
  const t = useTexts();
  if (sheet.document) return <SheetView document={withNotes(sheet.document, notes)} />;
  if (!sheet.isError) return <Skeleton className="h-96 rounded-card" />;
  const isTooMuch = sheet.error instanceof ApiError && sheet.error.fields.last === 'range_too_long';
  const text = isTooMuch ? { text: t('consultation.tooMuch') } : {};
  const offline = { title: t('consultation.loadFailed'), text: t('consultation.offlineText') };
  return <LoadFailed title={t('consultation.loadFailed')} {...text} offline={offline} query={sheet} />;
}
