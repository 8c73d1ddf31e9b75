import type { UserId } from '#server/features/access/viewer.ts';
import type { Services } from '#server/services.ts';
import { featuredShown } from '#shared/community/community.rules.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { mostTouched } from './featured.repository.ts';
import { type FeedRow, postsById } from './feed.repository.ts';

const keptFor = 60 * 1000;

type Kept = { until: number; ids: Promise<string[]> };

/**
 * The posts that touched most hearts this week. Which they are is the same for everyone and looked up once a minute in
 * each process; what is shown of them is read for each viewer, so that nothing hidden since, or kept from her, is.
 */
export function featuredPosts({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const kept = new Map<Language, Kept>();

  const idsOf = (language: Language): Promise<string[]> => {
    const now = clock.now();
    const known = kept.get(language);
    if (known && now.getTime() < known.until) return known.ids;
    const ids = mostTouched(db, language, now);
    kept.set(language, { until: now.getTime() + keptFor, ids });
    // A failure is not kept: whoever asks next asks anew.
    ids.catch(() => kept.delete(language));
    return ids;
  };

  return async (viewer: UserId | undefined, language: Language): Promise<FeedRow[]> => {
    const rows = await postsById(db, viewer, await idsOf(language));
    return rows.sort((a, b) => touched(b) - touched(a)).slice(0, featuredShown);
  };
}

const touched = ({ commentCount, reactionCount }: FeedRow) => commentCount + reactionCount;
