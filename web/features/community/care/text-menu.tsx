import { Ban, EllipsisVertical, Flag, Pencil, Trash2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import type { NewReport } from '#shared/community/care.schema.ts';
import type { AuthorAnswer } from '#shared/community/community.schema.ts';
import { useSignInInvitation } from '#web/parts/use-sign-in-invitation.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Dropdown } from '#web/ui/dropdown.tsx';
import type { Owner } from '../query-keys.ts';
import { ReportSheet } from './report-sheet.tsx';
import { useDistanceWords } from './use-distance-words.ts';
import { useKeepDistance } from './use-keep-distance.ts';

type Props = {
  owner: Owner | undefined;
  subject: NewReport['subject'];
  author: AuthorAnswer;
  mine: boolean;
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  /** She no longer wants to see it, and the server knows. */
  onHidden?: (() => void) | undefined;
};

const look = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What can be done with a text: her own is mended, somebody else's reported or kept away. */
export function TextMenu({ owner, subject, author, mine, onEdit, onDelete, onHidden }: Props) {
  const t = useTexts();
  const invite = useSignInInvitation();
  const words = useDistanceWords(author);
  const keepAway = useKeepDistance(subject, onHidden);
  const [isReporting, setReporting] = useState(false);
  const [wasReporting, setWasReporting] = useState(false);

  const withAccount = (act: () => void) => () =>
    owner ? act() : invite({ title: t('communityCare.signIn'), text: t('communityCare.signInText') });
  function report(): void {
    setWasReporting(true);
    setReporting(true);
  }

  const own = [
    ...(onEdit
      ? [{ id: 'edit', label: t('communityCare.edit'), icon: <Pencil {...look} />, onSelect: onEdit }]
      : []),
    ...(onDelete
      ? [
          {
            id: 'delete',
            label: t('communityCare.remove'),
            icon: <Trash2 {...look} />,
            danger: true,
            onSelect: onDelete,
          },
        ]
      : []),
  ];
  const others = [
    {
      id: 'report',
      label: t('communityCare.report'),
      icon: <Flag {...look} />,
      onSelect: withAccount(report),
    },
    {
      id: 'mute',
      label: words('mute').action,
      icon: <VolumeX {...look} />,
      onSelect: withAccount(() => keepAway('mute', words('mute'))),
    },
    {
      id: 'block',
      label: words('block').action,
      icon: <Ban {...look} />,
      onSelect: withAccount(() => keepAway('block', words('block'))),
    },
  ];
  const items = mine ? own : others;

  if (items.length === 0) return null;
  return (
    <>
      <Dropdown
        label={t(subject.type === 'post' ? 'communityCare.postMenu' : 'communityCare.commentMenu')}
        trigger={<EllipsisVertical {...look} />}
        items={items}
        className="text-ink-soft"
      />
      {wasReporting && owner && (
        <ReportSheet owner={owner} subject={subject} open={isReporting} onClose={() => setReporting(false)} />
      )}
    </>
  );
}
