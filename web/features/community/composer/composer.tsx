import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CommunityCategory } from '#shared/community/community.rules.ts';
import type { WrittenPostAnswer } from '#shared/community/community.schema.ts';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { useDraft } from '#web/platform/device/kept-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { RulesStep } from '../care/rules-step.tsx';
import { SanctionNote } from '../care/sanction-note.tsx';
import { useStanding } from '../care/use-standing.ts';
import type { Owner } from '../query-keys.ts';
import { useInvite } from '../use-invite.ts';
import { freshDraft, isPostDraft, newPlace } from './composer-draft.ts';
import { PostFields } from './post-fields.tsx';
import { usePublish } from './use-publish.ts';

type Props = {
  owner: Owner;
  open: boolean;
  /** What the address proposes; a draft keeps its own. */
  category: CommunityCategory | undefined;
  onClose: () => void;
};

/** Where a new post is written: the rules once, then the form, and whom to call where her words ask for it. */
export function Composer({ owner, open, category, onClose }: Props) {
  const t = useTexts();
  return (
    <Sheet open={open} onClose={onClose} title={t('community.newPost')} closeLabel={t('shell.close')}>
      {/* In a preview she may turn out to be signed in: then what she had begun as herself is read. */}
      <ComposerSteps key={owner} owner={owner} category={category} onClose={onClose} />
    </Sheet>
  );
}

function ComposerSteps({ owner, category, onClose }: Omit<Props, 'open'>) {
  const t = useTexts();
  const standing = useStanding(owner);
  const [worrying, setWorrying] = useState<WrittenPostAnswer>();
  if (worrying)
    return (
      <div className="grid gap-4">
        <CareCard concern={worrying.concern} takesFocus />
        <Link
          to="/app/entre-maes/post/$postId"
          params={{ postId: worrying.post.id }}
          // Back leads to the feed, not to an empty form.
          replace
          className={buttonClass({ variant: 'secondary', wide: true })}
        >
          {t('community.seePost')}
        </Link>
        <Button variant="quiet" wide onClick={onClose}>
          {t('shell.close')}
        </Button>
      </div>
    );
  if (standing.data?.rulesAccepted === false)
    // Her standing changes with it, and the form takes the step's place.
    return <RulesStep onAccepted={() => undefined} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      {standing.data?.sanction && <SanctionNote sanction={standing.data.sanction} />}
      <NewPost
        owner={owner}
        category={category}
        onPublished={(answer) => (answer.concern ? setWorrying(answer) : onClose())}
      />
    </div>
  );
}

type NewPostProps = {
  owner: Owner;
  category: CommunityCategory | undefined;
  onPublished: (answer: WrittenPostAnswer) => void;
};

function NewPost({ owner, category, onPublished }: NewPostProps) {
  const t = useTexts();
  const invite = useInvite();
  const { draft, change, clear } = useDraft('community', owner, newPlace, isPostDraft, () =>
    freshDraft(category),
  );
  const { publish, isPublishing } = usePublish(owner, {
    onPublished: (answer) => {
      clear();
      onPublished(answer);
    },
    onNewId: (id) => change({ id }),
  });
  // A draft without words was only looked at: it follows what she looks at now.
  const shown = draft.content === '' && category ? { ...draft, category: draft.category ?? category } : draft;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPublishing) return;
        if (owner) publish(shown);
        else invite();
      }}
    >
      <PostFields draft={shown} onChange={(part) => change({ ...shown, ...part })} />
      <Button type="submit" size="large" wide busy={isPublishing}>
        {t('community.publish')}
      </Button>
    </form>
  );
}
