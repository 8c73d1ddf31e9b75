import { useEffect, useRef, useState } from 'react';
import { type CommunityCategory, maxPostLength } from '#shared/community/community.rules.ts';
import { cleanText, isBlank } from '#shared/community/text.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { dismissToast, toastFailure } from '#web/ui/toast-store.ts';
import type { PostDraft } from './composer-draft.ts';

/** What stands beside a field that has to be filled, until it is. */
export type Missing = { category?: string | undefined; content?: string | undefined };

/** Checks a draft before it is sent: what is missing is said once, marked at its field, and she is led there. */
export function useCheckedDraft({ category, content }: PostDraft) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const said = useRef<string>(undefined);
  const [asked, setAsked] = useState(0);
  const lacksCategory = asked > 0 && category === null;
  const lacksContent = asked > 0 && isBlank(cleanText(content));
  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [asked]);
  const isMissing = lacksCategory || lacksContent;
  useEffect(() => {
    if (!isMissing && said.current) dismissToast(said.current);
  }, [isMissing]);

  function complain(title: string, description: string): undefined {
    said.current = toastFailure(title, description);
    setAsked((before) => before + 1);
  }

  const missing: Missing = {
    category: lacksCategory ? t('community.chooseCategory') : undefined,
    content: lacksContent ? t('community.contentMissing') : undefined,
  };
  return {
    form,
    missing,
    /** A draft that may be sent; otherwise she is told, and it is undefined. */
    checked(draft: PostDraft): (PostDraft & { category: CommunityCategory }) | undefined {
      const text = cleanText(draft.content);
      if (draft.category === null || isBlank(text))
        return complain(t('community.required'), t('community.requiredText'));
      if (text.length > maxPostLength) return complain(t('community.tooLong'), t('community.tooLongText'));
      setAsked(0);
      return { ...draft, category: draft.category, content: text };
    },
  };
}
