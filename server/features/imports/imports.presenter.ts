import type { ImportAnswer } from '#shared/import/import.schema.ts';
import type { ImportRowStored } from './imports.table.ts';

export const presentImport = (row: ImportRowStored): ImportAnswer => ({
  id: row.id,
  source: row.source,
  startedAt: row.startedAt.toISOString(),
  importedBy: row.importedBy,
  parts: row.parts,
  taken: row.taken,
  takenBackAt: row.takenBackAt?.toISOString() ?? null,
});
