import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { LoadingList } from '#web/desk/loading-list.tsx';
import { SectionFailed } from '#web/desk/section-failed.tsx';
import { useUploadScope } from '#web/desk/uploads/upload-scope.tsx';
import { focusBeside } from '#web/platform/document/focus-beside.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SpecialistFields } from './specialist-fields.tsx';
import { SpecialistRow } from './specialist-row.tsx';
import { removeSpecialist, restoreSpecialist } from './specialists-staff.api.ts';
import { specialistsQuery } from './staff-lists.ts';
import { useStaffChange } from './use-staff-change.ts';

/** Who gives sessions: their cards, who can be called now, and whose week it is. */
export function SpecialistDesk({ staffId }: { staffId: string }) {
  const t = useTexts();
  const { leave } = useUploadScope();
  const list = useQuery(specialistsQuery);
  /** The id of whom is edited; null for a new one. */
  const [edited, setEdited] = useState<string | null>();
  const restore = useStaffChange(restoreSpecialist, { failed: t('specialistsStaff.restoreFailed') });
  const remove = useStaffChange(removeSpecialist, {
    done: () => t('specialistsStaff.specialistRemoved'),
    undo: (id) => restore.mutate(id),
    failed: t('specialistsStaff.removeFailed'),
  });

  if (list.isPending) return <LoadingList />;
  if (!list.data) return <SectionFailed title={t('specialistsStaff.specialistsFailed')} query={list} />;
  const { specialists } = list.data;
  // Only what is typed waits for her: a file on its way would be lost with the sheet.
  const close = () => leave(() => setEdited(undefined));

  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-[45rem] text-ink-soft">{t('specialistsStaff.specialistsIntro')}</p>
      <Button
        size="large"
        className="justify-self-start"
        icon={<Plus size={20} aria-hidden />}
        onClick={() => setEdited(null)}
      >
        {t('specialistsStaff.newSpecialist')}
      </Button>
      {specialists.length === 0 && (
        <EmptyState
          title={t('specialistsStaff.noSpecialists')}
          text={t('specialistsStaff.noSpecialistsText')}
        />
      )}
      <ul aria-label={t('specialistsStaff.specialists')} className="grid grid-cols-1 gap-3">
        {specialists.map((specialist) => (
          <SpecialistRow
            key={specialist.id}
            specialist={specialist}
            onEdit={() => setEdited(specialist.id)}
            onRemove={() => {
              remove.mutate(specialist.id);
              // The button leaves with its row.
              focusBeside();
            }}
          />
        ))}
      </ul>
      <Sheet
        open={edited !== undefined}
        onClose={close}
        title={t(edited ? 'specialistsStaff.editSpecialist' : 'specialistsStaff.newSpecialist')}
        closeLabel={t('shell.close')}
      >
        {edited !== undefined && (
          <SpecialistFields
            key={edited}
            staffId={staffId}
            specialist={specialists.find(({ id }) => id === edited) ?? null}
            onSaved={close}
          />
        )}
      </Sheet>
    </div>
  );
}
