import { useInfiniteQuery } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import type { SubscriberAnswer } from '#shared/specialists/session-admin.schema.ts';
import { LoadingList } from '#web/desk/loading-list.tsx';
import { SectionFailed } from '#web/desk/section-failed.tsx';
import { focusBeside } from '#web/platform/document/focus-beside.ts';
import { longestTerm, useSearchTerm } from '#web/platform/search/use-search-term.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { ImportFields } from './import-fields.tsx';
import { removeSubscriber, saveSubscriber } from './specialists-staff.api.ts';
import { subscribersQuery } from './staff-lists.ts';
import { SubscriberFields } from './subscriber-fields.tsx';
import { SubscriberRow } from './subscriber-row.tsx';
import { useStaffChange } from './use-staff-change.ts';

type Props = { staffId: string };
/** Null: a new one. */
type Opened = { kind: 'form'; subscriber: SubscriberAnswer | null } | { kind: 'import' };

/** Who has which plan: the row of her address decides. */
export function SubscriberDesk({ staffId }: Props) {
  const t = useTexts();
  const { text, setText, term } = useSearchTerm();
  const list = useInfiniteQuery(subscribersQuery(term));
  const [opened, open] = useState<Opened>();
  const first = list.data?.pages[0];
  const subscribers = list.data?.pages.flatMap((page) => page.subscribers) ?? [];

  const failed = list.isError && !list.data && (
    <SectionFailed title={t('specialistsStaff.subscribersFailed')} query={list} />
  );

  // A search that fails leaves the box where she types.
  if (failed && !term) return failed;
  return (
    <div className="grid max-w-[45rem] grid-cols-1 gap-4">
      <p className="text-ink-soft">{t('specialistsStaff.subscribersIntro')}</p>
      {first !== undefined && first.interested > 0 && (
        <p>{t('specialistsStaff.interested', { n: first.interested })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="large"
          icon={<Plus size={20} aria-hidden />}
          onClick={() => open({ kind: 'form', subscriber: null })}
        >
          {t('specialistsStaff.newSubscriber')}
        </Button>
        <Button
          size="large"
          variant="secondary"
          icon={<FileUp size={20} aria-hidden />}
          onClick={() => open({ kind: 'import' })}
        >
          {t('specialistsStaff.import')}
        </Button>
      </div>
      <Field
        type="search"
        label={t('specialistsStaff.searchSubscribers')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={longestTerm}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {list.isPending && <LoadingList />}
      {failed}
      {list.data && subscribers.length === 0 && (
        <EmptyState
          title={t(term ? 'specialistsStaff.noneFound' : 'specialistsStaff.noSubscribers')}
          text={t(term ? 'specialistsStaff.noneFoundText' : 'specialistsStaff.noSubscribersText')}
        />
      )}
      <SubscriberRows subscribers={subscribers} onEdit={(subscriber) => open({ kind: 'form', subscriber })} />
      <LoadMore list={list} label={t('admin.more')} failed={t('admin.moreFailed')} />
      <SubscriberSheets staffId={staffId} opened={opened} onClose={() => open(undefined)} />
    </div>
  );
}

type RowsProps = { subscribers: SubscriberAnswer[]; onEdit: (subscriber: SubscriberAnswer) => void };

function SubscriberRows({ subscribers, onEdit }: RowsProps) {
  const t = useTexts();
  const putBack = useStaffChange(
    ({ email, plan, paymentCurrency }: SubscriberAnswer) => saveSubscriber({ email, plan, paymentCurrency }),
    { failed: t('specialistsStaff.restoreFailed') },
  );
  const remove = useStaffChange(({ email }: SubscriberAnswer) => removeSubscriber(email), {
    done: () => t('specialistsStaff.subscriberRemoved'),
    undo: (subscriber) => putBack.mutate(subscriber),
    failed: t('specialistsStaff.removeFailed'),
  });
  return (
    <ul aria-label={t('specialistsStaff.subscribers')} className="grid grid-cols-1">
      {subscribers.map((subscriber) => (
        <SubscriberRow
          key={subscriber.email}
          subscriber={subscriber}
          onEdit={() => onEdit(subscriber)}
          onRemove={() => {
            remove.mutate(subscriber);
            // The button leaves with its row.
            focusBeside();
          }}
        />
      ))}
    </ul>
  );
}

type SheetsProps = Props & { opened: Opened | undefined; onClose: () => void };

function SubscriberSheets({ staffId, opened, onClose }: SheetsProps) {
  const t = useTexts();
  return (
    <>
      <Sheet
        open={opened?.kind === 'form'}
        onClose={onClose}
        title={t(
          opened?.kind === 'form' && opened.subscriber
            ? 'specialistsStaff.editSubscriber'
            : 'specialistsStaff.newSubscriber',
        )}
        closeLabel={t('shell.close')}
      >
        {opened?.kind === 'form' && (
          <SubscriberFields staffId={staffId} subscriber={opened.subscriber} onSaved={onClose} />
        )}
      </Sheet>
      <Sheet
        open={opened?.kind === 'import'}
        onClose={onClose}
        title={t('specialistsStaff.import')}
        closeLabel={t('shell.close')}
      >
        {opened?.kind === 'import' && <ImportFields />}
      </Sheet>
    </>
  );
}
