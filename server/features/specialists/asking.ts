import type { Context } from 'hono';
import { idInPath } from '#server/platform/http/id-in-path.ts';
import type { Services } from '#server/services.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { sessionIdSchema } from '#shared/specialists/specialists.schema.ts';
import type { SessionListRow } from './session-rows.ts';
import { keptSession } from './sessions.repository.ts';
import { presentSession } from './specialists.presenter.ts';
import { readerWithPass } from './stream/pass.ts';
import { sessionGone } from './stream/watchable.ts';

/** Who asks, when, and how sessions are told to her. */
export async function asking(c: Context, services: Services, language: Language) {
  const { reader, pass } = await readerWithPass(c, services);
  const now = services.clock.now();
  const tell = (row: SessionListRow) => presentSession(row, { language, pass, now });
  const tellOne = (row?: SessionListRow) => (row ? tell(row) : null);
  return { reader, pass, asker: { viewer: reader?.userId, now }, now, tell, tellOne };
}

export const sessionIdOf = idInPath(sessionIdSchema, sessionGone);

/** The session that the address names, unless it is gone. */
export async function keptSessionOf(c: Context, { db }: Pick<Services, 'db'>) {
  const session = await keptSession(db, sessionIdOf(c));
  if (!session) throw sessionGone();
  return session;
}
