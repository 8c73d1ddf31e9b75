import type { SheetLink } from '#shared/consultation/sheet.schema.ts';
import type { ConsultationLinkRow } from './consultation.table.ts';

type Told = Omit<ConsultationLinkRow, 'familyId' | 'tokenHash' | 'document' | 'madeBy'>;

/** Neither what it shows nor how it opens: who lists them knows the one, and the other is not kept. */
export const presentLink = (row: Told): SheetLink => ({
  id: row.id,
  babyId: row.babyId,
  first: row.firstDay,
  last: row.lastDay,
  language: row.language,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  opened: row.opened,
  lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
});
