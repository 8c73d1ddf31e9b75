import type { consultationRoutes } from '#server/features/consultation/consultation.routes.ts';
import type {
  NewLink,
  NewLinkAnswer,
  SheetAnswer,
  SheetLinksAnswer,
} from '#shared/consultation/sheet.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const consultation = clientOf<ReturnType<typeof consultationRoutes>>('/api/consultation');

/** Of whom, of which days, and in which language. */
export type SheetWish = Omit<NewLink, 'notes'> & { family: string };

export const fetchSheet = (query: SheetWish, signal: AbortSignal): Promise<SheetAnswer> =>
  answerTo(consultation.sheet.$get({ query }, { init: { signal } }));

export const fetchLinks = (family: string, signal: AbortSignal): Promise<SheetLinksAnswer> =>
  answerTo(consultation.links.$get({ query: { family } }, { init: { signal } }));

export const makeLink = ({ family, ...wish }: SheetWish, notes: readonly string[]): Promise<NewLinkAnswer> =>
  answerTo(consultation.links.$post({ query: { family }, json: { ...wish, notes: [...notes] } }));

export async function closeLink(family: string, id: string): Promise<void> {
  await consultation.links[':id'].$delete({ param: { id }, query: { family } });
}
