import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type CommunityCategory, maxPostLength } from '#shared/community/community.rules.ts';
import type { WrittenPostAnswer } from '#shared/community/community.schema.ts';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { detectConcern } from '#web/platform/care/use-concern.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { RulesStep } from '../care/rules-step.tsx';
import { SanctionNote } from '../care/sanction-note.tsx';
import { useStanding } from '../care/use-standing.ts';
import type { Owner } from '../query-keys.ts';
import { useInvite } from '../use-invite.ts';
import { CategorySelect } from './category-select.tsx';
import { usePostDraft } from './use-post-draft.ts';
import { usePublish } from './use-publish.ts';

type Props = {
  owner: Owner;
  /** Where it is said; undefined lets her choose. */
  category: CommunityCategory | undefined;
};

/** The composer at its smallest, on a page about something else: her words, and whether her name stands there. */
export function ShareBox({ owner, category }: Props) {
  const t = useTexts();
  const invite = useInvite();
  const standing = useStanding(owner);
  const [wantsToPublish, setWantsToPublish] = useState(false);
  const [worrying, setWorrying] = useState<Pick<WrittenPostAnswer, 'concern'> & Partial<WrittenPostAnswer>>();
  const { draft, change, clear } = usePostDraft(owner, `box-${category ?? ''}`, { category });
  const { publish, isPublishing, missing, form } = usePublish(owner, draft, {
    onPublished: (answer) => {
      clear();
      setWorrying(answer.concern ? answer : undefined);
    },
    onKept: (content) => {
      clear();
      void detectConcern(content).then((concern) => setWorrying(concern ? { concern } : undefined));
    },
    onNewId: (id) => change({ id }),
  });

  const { rulesAccepted, sanction } = standing.data ?? {};
  if (wantsToPublish && rulesAccepted === false)
    // Her standing changes with it, and her words are here again.
    return <RulesStep onAccepted={() => setWantsToPublish(false)} />;
  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPublishing) return;
        if (!owner) return invite();
        setWantsToPublish(true);
        if (rulesAccepted !== false) publish();
      }}
    >
      {sanction && <SanctionNote sanction={sanction} />}
      {category === undefined && (
        <CategorySelect
          value={draft.category}
          error={missing.category}
          onChange={(chosen) => change({ category: chosen })}
        />
      )}
      <TextArea
        label={t('community.text')}
        placeholder={t('community.textHint')}
        maxLength={maxPostLength}
        counter={t('community.counter', { n: draft.content.length, max: maxPostLength })}
        value={draft.content}
        error={missing.content}
        onChange={({ target }) => change({ content: target.value })}
      />
      <CareCard text={draft.content} />
      <Switch
        label={t('community.postAnonymously')}
        hint={t('community.postAnonymouslyHint')}
        checked={draft.isAnonymous}
        onChange={(isAnonymous) => change({ isAnonymous })}
      />
      <Button type="submit" busy={isPublishing}>
        {t('community.share')}
      </Button>
      {worrying && (
        <>
          <CareCard concern={worrying.concern} takesFocus />
          {worrying.post && (
            <Link
              to="/app/entre-maes/post/$postId"
              params={{ postId: worrying.post.id }}
              className={buttonClass({ variant: 'secondary', wide: true })}
            >
              {t('community.seePost')}
            </Link>
          )}
        </>
      )}
    </form>
  );
}
