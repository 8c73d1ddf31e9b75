import { Refusal } from '#server/platform/http/refusal.ts';
import type { DeskConflict } from '#shared/specialists/session-admin.schema.ts';

export function refuseConflict(problem: DeskConflict, message: string): never {
  throw new Refusal('conflict', message, { fields: { desk: problem } });
}

/** A form that was opened before a colleague's change would undo it, and may write to everybody about it. */
export function demandBasis(row: { updatedAt: Date }, basedOn: string): void {
  if (row.updatedAt.getTime() !== Date.parse(basedOn))
    refuseConflict('changed_meanwhile', 'Somebody changed it since the form was opened.');
}
