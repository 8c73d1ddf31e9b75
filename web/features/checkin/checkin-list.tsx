import { useState } from 'react';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Section } from '#web/ui/section.tsx';
import { toastWithAction } from '#web/ui/toast-store.ts';
import { putCheckin, removeCheckin } from './checkin.outbox.ts';
import { CheckinForm } from './checkin-form.tsx';
import type { SeenCheckin } from './use-checkins.ts';

/** How many show before she asks for more. */
const shownAtFirst = 20;

type Props = { owner: string; checkins: readonly SeenCheckin[] };

/** What she said, newest first; each can be changed or taken away, and that taken back. */
export function CheckinList({ owner, checkins }: Props) {
  const t = useTexts();
  const [editing, setEditing] = useState<string>();
  return (
    <Section title={t('checkin.list')}>
      {checkins.length === 0 && <p className="text-ink-soft">{t('checkin.empty')}</p>}
      <ul className="grid grid-cols-1 gap-3">
        {checkins.slice(0, shownAtFirst).map((checkin) => (
          <li key={checkin.id}>
            <Card className="grid grid-cols-1 gap-2">
              {editing === checkin.id ? (
                <CheckinForm
                  owner={owner}
                  before={checkin}
                  onSaid={(said) => {
                    void putCheckin({ id: checkin.id, at: checkin.at, ...said });
                    setEditing(undefined);
                  }}
                  onCancel={() => setEditing(undefined)}
                />
              ) : (
                <Said checkin={checkin} onEdit={() => setEditing(checkin.id)} />
              )}
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Said({ checkin, onEdit }: { checkin: SeenCheckin; onEdit: () => void }) {
  const t = useTexts();
  const { kept, ...said } = checkin;
  const moment = formatMoment(said.at, useLanguage());
  function remove() {
    void removeCheckin(said);
    toastWithAction(t('checkin.removed'), { label: t('checkin.undo'), onAct: () => void putCheckin(said) });
  }
  return (
    <>
      <p className="text-small text-ink-soft">
        <time dateTime={said.at}>{moment}</time>
        {kept !== 'synced' && ` · ${t(kept === 'phone' ? 'checkin.waiting' : 'checkin.refused')}`}
      </p>
      <p className="font-bold">{t(`checkin.mood_${said.mood}`)}</p>
      {said.night && <p>{t('checkin.sleptAs', { night: t(`checkin.night_${said.night}`) })}</p>}
      {said.text && <p className="whitespace-pre-line wrap-anywhere">{said.text}</p>}
      <div className="flex gap-2">
        <Button variant="quiet" aria-label={t('checkin.editThis', { moment })} onClick={onEdit}>
          {t('checkin.edit')}
        </Button>
        <Button variant="quiet" aria-label={t('checkin.removeThis', { moment })} onClick={remove}>
          {t('checkin.remove')}
        </Button>
      </div>
    </>
  );
}
