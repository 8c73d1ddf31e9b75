import { useQuery } from '@tanstack/react-query';
import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import type { DiaryVersionsAnswer } from '#shared/diary/diary.schema.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { dayIn } from '#shared/time/calendar-date.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { DiaryPlace } from './diary-place.ts';
import type { ShownKind } from './kinds/kind-parts.ts';
import type { Speech } from './kinds/kind-words.ts';
import type { NameOf } from './record-row.tsx';
import { fetchVersions } from './versions.api.ts';

type Props = {
  place: DiaryPlace;
  record: SeenRecord;
  /** How its kind is shown, and how it speaks. */
  Row: ShownKind['Row'];
  words: Speech;
  nameOf?: NameOf | undefined;
  onPutBack: (was: RecordEnvelope) => void;
};

/** Who changed a record, when, and what it was before: thirty days long, and each can be had back. */
export default function RecordHistory({ place, record, Row, words, nameOf, onPutBack }: Props) {
  const t = useTexts();
  const { data: versions, isError } = useQuery({
    queryKey: ['diary-versions', place.owner, place.familyId, record.id, record.revision],
    queryFn: ({ signal }) => fetchVersions(place, record.id, signal),
    // Looked at and left: nothing of it stays behind.
    gcTime: 0,
  });
  if (isError) return <p role="status">{t('diaryHistory.failed')}</p>;
  if (!versions) return <Skeleton className="h-24 rounded-card" />;
  if (versions.length === 0) return <p role="status">{t('diaryHistory.nothing')}</p>;
  return (
    <>
      <p className="text-ink-soft text-small">{t('diaryHistory.text')}</p>
      <ul className="divide-y divide-line">
        {versions.map((version) => (
          <Version
            key={version.revision}
            version={version}
            Row={Row}
            words={words}
            isHers={version.by === place.owner}
            name={nameOf?.(version.by) ?? t('diary.somebody')}
            onPutBack={() => onPutBack(version.was)}
          />
        ))}
      </ul>
    </>
  );
}

type Shown = Pick<Props, 'Row' | 'words'> & {
  version: DiaryVersionsAnswer['versions'][number];
  isHers: boolean;
  name: string;
  onPutBack: () => void;
};

function Version({ version: { was, at }, Row, words, isHers, name, onPutBack }: Shown) {
  const t = useTexts();
  const when = { day: words.day(dayIn(deviceTimeZone(), new Date(at))), time: words.time(at) };
  return (
    <li className="grid gap-1 py-3">
      <p className="font-bold">
        {isHers ? t('diaryHistory.byHer', when) : t('diaryHistory.byOther', { name, ...when })}
      </p>
      <p className="text-ink-soft text-small">{t('diaryHistory.was')}</p>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Row record={was} />
      </p>
      {was.notes && <p className="whitespace-pre-line text-small [overflow-wrap:anywhere]">{was.notes}</p>}
      <div>
        <Button variant="secondary" onClick={onPutBack}>
          {t('diaryHistory.putBack')}
        </Button>
      </div>
    </li>
  );
}
