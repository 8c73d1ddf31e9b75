import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditKind } from '#shared/audit/audit.rules.ts';
import type { AuditEntryAnswer } from '#shared/audit/audit.schema.ts';
import { LoadingList } from '#web/desk/loading-list.tsx';
import { SectionFailed } from '#web/desk/section-failed.tsx';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Teacup } from '#web/ui/illustrations/teacup.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { fetchAudit } from './audit.api.ts';

/** Newest first. */
export function AuditEntries({ kind }: { kind: AuditKind }) {
  const t = useTexts();
  const log = useInfiniteQuery({
    queryKey: ['admin-audit', kind],
    queryFn: ({ pageParam, signal }) => fetchAudit(kind, pageParam, signal),
    ...byCursor,
    // What was just done must be seen here.
    staleTime: 0,
  });

  if (log.isPending) return <LoadingList />;
  if (!log.data) return <SectionFailed title={t('audit.failed')} query={log} />;
  const entries = log.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return <EmptyState picture={<Teacup />} title={t('audit.empty')} text={t(`audit.emptyText_${kind}`)} />;
  }
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t(`audit.intro_${kind}`)}</p>
      <ol aria-label={t('admin.audit')} className="grid">
        {entries.map((entry) => (
          <AuditEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      <LoadMore list={log} label={t('admin.more')} failed={t('admin.moreFailed')} />
    </div>
  );
}

function AuditEntry({ entry }: { entry: AuditEntryAnswer }) {
  const language = useLanguage();
  const sentenceOf = useEntrySentence();
  return (
    <li className="grid gap-x-6 border-line border-t py-3 wide:grid-cols-[minmax(0,1fr)_auto]">
      <p className="[overflow-wrap:anywhere]">{sentenceOf(entry)}</p>
      <time dateTime={entry.at} className="text-ink-soft text-small">
        {formatMoment(entry.at, language)}
      </time>
    </li>
  );
}

/** Who did what, to what, in one sentence. */
function useEntrySentence(): (entry: AuditEntryAnswer) => string {
  const t = useTexts();
  return ({ action, actor, subject }) => {
    // A scheduled article goes out by itself: there is nobody to name.
    if (action === 'article_published' && actor === null) return t('audit.wentOut', { what: subject });
    const isFile = action === 'image_uploaded' || action === 'audio_uploaded';
    const what = isFile ? subject.slice(subject.lastIndexOf('/') + 1) : subject;
    return t(`audit.action_${action}`, { who: actor ?? t('audit.someone'), what });
  };
}
