import { type CommunityCategory, maxPostLength } from '#shared/community/community.rules.ts';
import { cleanText, isBlank } from '#shared/community/text.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { PostDraft } from './composer-draft.ts';

/** A draft that may be sent; otherwise she is told what is missing, and gets undefined. */
export function useCheckedDraft(): (
  draft: PostDraft,
) => (PostDraft & { category: CommunityCategory }) | undefined {
  const t = useTexts();
  return (draft) => {
    const content = cleanText(draft.content);
    const { category } = draft;
    if (category === null || isBlank(content)) {
      toast({
        title: t('community.required'),
        description: t('community.requiredText'),
        tone: 'destructive',
      });
      return undefined;
    }
    if (content.length > maxPostLength) {
      toast({ title: t('community.tooLong'), description: t('community.tooLongText'), tone: 'destructive' });
      return undefined;
    }
    return { ...draft, category, content };
  };
}
