import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, EllipsisVertical, Flag, Pencil, Trash2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import type { DistanceKind, NewDistance, NewReport } from '#shared/community/care.schema.ts';
import type { AuthorAnswer } from '#shared/community/community.schema.ts';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { useSignInInvitation } from '#web/parts/use-sign-in-invitation.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { dismissToast, toastWithAction } from '#web/ui/toast-store.ts';
import { community } from '../correct-posts.ts';
import type { Owner } from '../query-keys.ts';
import { endDistance, keepDistance } from './care.api.ts';
import { ReportSheet } from './report-sheet.tsx';

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

/** What muting and blocking are called and what they do: by a name, or for a voice in this talk alone. */
function useDistanceWords(author: AuthorAnswer) {
  const t = useTexts();
  return (kind: DistanceKind) => {
    const done = kind === 'mute' ? 'muted' : 'blocked';
    if (author.anonymous) {
      return {
        action: t(`communityCare.${kind}Voice`),
        title: t(`communityCare.${done}Voice`),
        text: t(`communityCare.${done}VoiceText`),
      };
    }
    const { name } = author;
    return {
      action: name ? t(`communityCare.${kind}Name`, { name }) : t(`communityCare.${kind}Mother`),
      title: name ? t(`communityCare.${done}Name`, { name }) : t(`communityCare.${done}Mother`),
      text: t(`communityCare.${done}NamedText`),
    };
  };
}

type Words = { title: string; text: string };
/** `said` is the notice that no longer holds when the server refuses. */
type Change = { distance: NewDistance; isKept: boolean; said?: string };

/** One behind the other, so that an undo never overtakes what it undoes. */
const scope = { id: 'community-distance' };

/** Keeps somebody away, says kindly what that means, and takes it back when it was a slip. */
function useKeepDistance(subject: NewDistance['subject'], onHidden?: () => void) {
  const t = useTexts();
  const tellError = useErrorToast();
  const client = useQueryClient();

  const { mutate } = useMutation({
    mutationFn: ({ distance, isKept }: Change) =>
      isKept ? keepDistance(distance) : endDistance(distance.id),
    scope,
    onSuccess: (_, { isKept }) => {
      if (isKept) onHidden?.();
      // Every list may hold a text of hers.
      client.invalidateQueries({ queryKey: [community] });
    },
    onError: (error, { distance, isKept, said }) => {
      if (said) dismissToast(said);
      tellError(isKept ? t(`communityCare.${distance.kind}Failed`) : t('communityCare.undoFailed'), error);
    },
  });

  return (kind: DistanceKind, words: Words) => {
    const distance = { id: crypto.randomUUID(), kind, subject };
    const said = toastWithAction(
      words.title,
      { label: t('communityCare.undo'), onAct: () => mutate({ distance, isKept: false }) },
      words.text,
    );
    mutate({ distance, isKept: true, said });
  };
}
