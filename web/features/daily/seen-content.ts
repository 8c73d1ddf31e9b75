import type { DailyContentAnswer, DailyMark } from '#shared/daily/daily.schema.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import type { MarkSetting } from './daily.outbox.ts';

/** A piece as she shall see it: with what her phone has not sent yet. What was refused counts as never done. */
export function seeContent<Content extends DailyContentAnswer>(
  content: Content,
  writes: readonly Write[],
): Content {
  const settings = writes
    .filter((write) => write.kind === 'daily-mark.set' && !write.refused)
    .map(({ body }) => body as MarkSetting)
    .filter(({ contentId }) => contentId === content.id);
  return settings.reduce(withMark, content);
}

const fields = { like: 'userLiked', save: 'userSaved', done: 'userDone' } as const satisfies Record<
  DailyMark,
  keyof DailyContentAnswer
>;

/** Told as it shall be: said twice, it counts once. */
export function withMark<Content extends DailyContentAnswer>(
  content: Content,
  { mark, on }: Pick<MarkSetting, 'mark' | 'on'>,
): Content {
  const field = fields[mark];
  if (content[field] === on) return content;
  const likes = mark === 'like' ? Math.max(0, content.likes + (on ? 1 : -1)) : content.likes;
  return { ...content, [field]: on, likes };
}
