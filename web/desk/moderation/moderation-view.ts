import { type CaseState, caseStates } from '#shared/community/moderation.schema.ts';

/** The parts of moderation: the cases by their state, who may not write, and the words that are watched. */
export type ModerationView = CaseState | 'sanctions' | 'words';

/** How the address names them. */
export const viewSegments: Record<ModerationView, string> = {
  open: 'abertos',
  appealed: 'recursos',
  decided: 'decididos',
  sanctions: 'suspensoes',
  words: 'palavras',
};
export const views = Object.keys(viewSegments) as ModerationView[];

/** What waits longest comes first; an address that names nothing known shows that. */
export const viewIn = (segment: string | undefined): ModerationView =>
  views.find((view) => viewSegments[view] === segment) ?? 'open';

export const isCaseState = (view: ModerationView): view is CaseState =>
  (caseStates as readonly string[]).includes(view);
