import type { PasskeyAnswer } from '#shared/access/passkey.schema.ts';
import type { passkeys } from './passkeys.table.ts';

export function presentPasskey(passkey: typeof passkeys.$inferSelect): PasskeyAnswer {
  return {
    id: passkey.id,
    name: passkey.name,
    isBackedUp: passkey.isBackedUp,
    createdAt: passkey.createdAt.toISOString(),
    lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
  };
}
