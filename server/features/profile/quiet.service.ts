import type { UserId } from '#server/features/access/viewer.ts';
import { babiesOf, setBabyState } from '#server/features/family/babies.repository.ts';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import { lockOwnFamily } from '#server/features/family/family.repository.ts';
import type { BabyRow } from '#server/features/family/family.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import { quietSince, saveQuiet } from './profile.repository.ts';

/** What is a baby's, where there is one; a pause, and what she does not want to say, are hers. */
const lossOf: Partial<Record<Quiet, 'died' | 'ended'>> = {
  'baby-died': 'died',
  'pregnancy-ended': 'ended',
};

type Said = { quiet: Quiet | null; now: Date };

/** Said or taken back; of two phones, the later to arrive wins. Must run inside a transaction. */
export async function sayQuiet(db: Database, userId: UserId, { quiet, now }: Said): Promise<void> {
  const familyId = await lockOwnFamily(db, userId);
  const babies = familyId ? await babiesOf(db, familyId) : [];
  const lost = babies.filter(isLost);
  const since = lost[0]?.stateSince ?? now;
  const loss = quiet && lossOf[quiet];
  const baby = loss && babyLost(babies);
  if (familyId && loss && baby) {
    const noticed = (await quietSince(db, userId)) ?? baby.stateSince ?? now;
    await setBabyState(db, familyId, { id: baby.id, state: loss, since: noticed, now });
    await saveQuiet(db, userId, { quiet: null, since, now });
    return;
  }
  await saveQuiet(db, userId, { quiet, since, now });
  if (familyId && quiet === null) await takeBackLoss(db, familyId, { babies, now });
}

const isLost = ({ state }: BabyRow) => state === 'died' || state === 'ended';

/** Whom it is about: the only one there is. None where she told of nobody; of several she has to say which. */
function babyLost(babies: BabyRow[]): BabyRow | undefined {
  const here = babies.filter(({ state }) => state === 'here');
  if (here.length > 1) refuseFields({ babyId: 'which' });
  const lost = babies.filter(isLost);
  return here[0] ?? (lost.length === 1 ? lost[0] : undefined);
}

/** Taken back without a word about whom: where nobody is left, of the one that was told last. */
async function takeBackLoss(
  db: Database,
  familyId: FamilyId,
  { babies, now }: { babies: BabyRow[]; now: Date },
): Promise<void> {
  if (babies.some(({ state }) => state === 'here')) return;
  const toldAt = ({ stateSince }: BabyRow) => stateSince?.getTime() ?? 0;
  const [last] = babies.filter(isLost).sort((a, b) => toldAt(b) - toldAt(a));
  if (last) await setBabyState(db, familyId, { id: last.id, state: 'here', since: null, now });
}
