import { type AccessAction, auditLog } from '#server/features/audit/audit.table.ts';
import type { Database } from '#server/platform/db/database.ts';

/** `userEmail` is empty where the address belongs to nobody: what a stranger typed is not kept. */
type AccessLine = { userEmail: string; action: AccessAction; device: string; at: Date };

/** Every line about who got in, or did not, is written here. */
export async function noteAccess(db: Database, { userEmail, action, device, at }: AccessLine): Promise<void> {
  await db.insert(auditLog).values({ action, actorEmail: userEmail || null, subject: device, at });
}
