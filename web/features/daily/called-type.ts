import type { DailyType } from '#shared/daily/daily.rules.ts';
import type { DailyContentAnswer } from '#shared/daily/daily.schema.ts';

type ContentSource = Pick<DailyContentAnswer, 'contentType' | 'contentUrl'>;

/** What a piece is called. A video or an audio is one only where there is something to watch or hear; else it is read. */
export function calledType({ contentType, contentUrl }: ContentSource): DailyType {
  return contentUrl === null && /video|audio/.test(contentType) ? 'article' : contentType;
}
