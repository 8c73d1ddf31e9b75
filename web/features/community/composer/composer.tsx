import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { WrittenPostAnswer } from '#shared/community/community.schema.ts';
import { Sheet } from '#web/parts/sheet.tsx';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { detectConcernInTime } from '#web/platform/care/use-concern.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { useStepTop } from '#web/ui/sheet-step.ts';
import { RulesStep } from '../care/rules-step.tsx';
import { SanctionNote } from '../care/sanction-note.tsx';
import { useStanding } from '../care/use-standing.ts';
import type { Owner } from '../query-keys.ts';
import { useInvite } from '../use-invite.ts';
import { BegunBefore } from './begun-before.tsx';
import { type Beginning, newPlace } from './composer-draft.ts';
import { PostFields } from './post-fields.tsx';
import { usePostDraft } from './use-post-draft.ts';
import { usePublish } from './use-publish.ts';

/** Whom to call for it; a post that waits on the phone cannot be opened yet. */
type Worrying = Pick<WrittenPostAnswer, 'concern'> & Partial<WrittenPostAnswer>;

type Props = {
  owner: Owner;
  open: boolean;
  /** What the place she comes from proposes; a draft keeps its own. */
  beginning: Beginning;
  onClose: () => void;
};

/** Where a new post is written: the rules once, then the form, and whom to call where her words ask for it. */
export function Composer({ owner, open, beginning, onClose }: Props) {
  const t = useTexts();
  const opening = useOpening(open);
  return (
    <Sheet open={open} onClose={onClose} title={t('community.newPost')}>
      {/* In a preview she may turn out to be signed in: then what she had begun as herself is read. */}
      <ComposerSteps key={`${owner} ${opening}`} owner={owner} beginning={beginning} onClose={onClose} />
    </Sheet>
  );
}

/** Which opening this is: the one before may still be on its way out, and is not gone on with. */
function useOpening(open: boolean): number {
  const [state, setState] = useState({ open, count: 0 });
  if (state.open !== open) setState({ open, count: state.count + Number(open) });
  return state.count;
}

function ComposerSteps({ owner, beginning, onClose }: Omit<Props, 'open'>) {
  const t = useTexts();
  const standing = useStanding(owner);
  const [worrying, setWorrying] = useState<Worrying>();
  const isAsked = standing.data?.rulesAccepted === false;
  const top = useStepTop(worrying ? 'care' : isAsked ? 'rules' : 'form');
  if (worrying)
    return (
      <div ref={top} className="grid gap-4">
        <CareCard concern={worrying.concern} takesFocus />
        {worrying.post && (
          <Link
            to="/app/entre-maes/post/$postId"
            params={{ postId: worrying.post.id }}
            // Back leads to the feed, not to an empty form.
            replace
            className={buttonClass({ variant: 'secondary', wide: true })}
          >
            {t('community.seePost')}
          </Link>
        )}
        <Button variant="quiet" wide onClick={onClose}>
          {t('shell.close')}
        </Button>
      </div>
    );
  if (isAsked)
    return (
      <div ref={top}>
        {/* Her standing changes with it, and the form takes the step's place. */}
        <RulesStep onAccepted={() => undefined} />
      </div>
    );
  return (
    <div ref={top} className="grid grid-cols-1 gap-5">
      {standing.data?.sanction && <SanctionNote sanction={standing.data.sanction} />}
      <NewPost
        owner={owner}
        beginning={beginning}
        onWritten={(answer) => (answer.concern ? setWorrying(answer) : onClose())}
      />
    </div>
  );
}

type NewPostProps = {
  owner: Owner;
  beginning: Beginning;
  onWritten: (answer: Worrying) => void;
};

function NewPost({ owner, beginning, onWritten }: NewPostProps) {
  const t = useTexts();
  const invite = useInvite();
  const { draft, wasBegun, change, clear, beginAnew } = usePostDraft(owner, newPlace, beginning);
  const { publish, isPublishing, missing, form } = usePublish(owner, draft, {
    onPublished: (answer) => {
      clear();
      onWritten(answer);
    },
    onKept: (content) => {
      clear();
      void detectConcernInTime(content).then((concern) => onWritten({ concern }));
    },
    onNewId: (id) => change({ id }),
  });
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPublishing) return;
        if (owner) publish();
        else invite();
      }}
    >
      {wasBegun && <BegunBefore category={draft.category} onBeginAnew={beginAnew} />}
      <PostFields draft={draft} onChange={change} missing={missing} />
      <Button type="submit" size="large" wide busy={isPublishing}>
        {t('community.publish')}
      </Button>
    </form>
  );
}
