import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportAnswer } from '#shared/import/import.schema.ts';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import { fetchImports, takeImportBack } from './imports.api.ts';

export const importsKey = ['imports'] as const;

type Props = {
  owner: string;
  familyId: string;
  members: readonly { id: string; name: string | null }[];
  onTakenBack: () => void;
};

/** What was brought from elsewhere, newest first, and the way back. */
export function ImportList({ owner, familyId, members, onTakenBack }: Props) {
  const t = useTexts();
  const queryKey = [...importsKey, owner, familyId];
  const query = useQuery({ queryKey, queryFn: ({ signal }) => fetchImports(familyId, signal) });
  const nameOf = (id: string | null) => members.find((member) => member.id === id)?.name;
  const imports = query.data?.imports;
  return (
    <Section title={t('imports.before')}>
      {imports?.length === 0 && <p className="text-ink-soft">{t('imports.none')}</p>}
      {imports && imports.length > 0 && (
        <ul className="grid gap-3">
          {imports.map((one) => (
            <ImportItem
              key={one.id}
              familyId={familyId}
              one={one}
              by={nameOf(one.importedBy)}
              onTakenBack={onTakenBack}
            />
          ))}
        </ul>
      )}
      {!imports && query.isPending && <Skeleton className="h-20 rounded-card" />}
      {!imports && query.isError && <LoadFailed title={t('imports.listFailed')} query={query} />}
    </Section>
  );
}

type Item = {
  familyId: string;
  one: ImportAnswer;
  by: string | null | undefined;
  onTakenBack: () => void;
};

function ImportItem({ familyId, one, by, onTakenBack }: Item) {
  const t = useTexts();
  const language = useLanguage();
  const client = useQueryClient();
  const sentenceFor = useErrorSentence();
  const [isBusy, setBusy] = useState(false);
  const when = formatMoment(one.startedAt, language);
  const source = t(`imports.source_${one.source}`);

  async function takeBack(): Promise<void> {
    setBusy(true);
    try {
      const { deleted, kept } = await takeImportBack(familyId, one.id);
      const description = kept > 0 ? t('imports.kept', { n: kept }) : undefined;
      toast({ title: t('imports.takenBack', { n: deleted }), description });
      await client.invalidateQueries({ queryKey: importsKey });
      onTakenBack();
    } catch (error) {
      toastFailure(t('imports.takeBackFailed'), sentenceFor(error));
    }
    setBusy(false);
  }

  return (
    <li className="grid gap-2 rounded-card border border-line bg-card p-4">
      <div>
        <p className="font-bold">{t('imports.item', { n: one.taken, source })}</p>
        <p className="text-ink-soft text-small">{by ? t('imports.whenBy', { when, by }) : when}</p>
      </div>
      {one.takenBackAt === null ? (
        <Button
          variant="secondary"
          busy={isBusy}
          aria-label={t('imports.takeBackOf', { when })}
          onClick={() => void takeBack()}
        >
          {t('imports.takeBack')}
        </Button>
      ) : (
        <p className="text-ink-soft text-small">
          {t('imports.wasTakenBack', { when: formatMoment(one.takenBackAt, language) })}
        </p>
      )}
    </li>
  );
}
