import { maxBabies } from '#shared/family/family.rules.ts';
import type { BabyState } from '#shared/family/family.schema.ts';
import type { BabyPut, FamilyWriteKind } from '#shared/family/family-writes.schema.ts';
import { paths } from '#shared/navigation/paths.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import type { OutboxNoun } from '#web/platform/outbox/outbox-noun.ts';
import { acknowledgeIn } from '#web/platform/outbox/own-answer.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { myFamilies } from './my-families.ts';

/** What parents say of their babies, and the only place that says it: by the outbox, so that it arrives, once. */
const add = (kind: FamilyWriteKind, body: object, about: string) =>
  outbox.add(kind, body, { supersedes: `${kind} ${about}` });

/** Resolves once the phone has it. What was refused is said better, not said again. */
export const putBaby = (told: BabyPut, refused?: Write): Promise<void> =>
  refused ? outbox.mend(refused.id, told) : add('baby.put', told, told.id);

/** Beside whatever else waits to be told of that baby: the two are separate writes. */
export const putBabySex = (familyId: string, id: string, sex: BabyPut['sex']): Promise<void> =>
  add('baby.put', { familyId, id, sex }, `${id} sex`);

export const setBabyState = (familyId: string, id: string, state: BabyState): Promise<void> =>
  add('baby.state', { familyId, id, state }, id);

/** Whose the records are that came without a baby; null: of all of them. */
export const giveRecordsTo = (familyId: string, babyId: string | null): Promise<void> =>
  add('family.whose', { familyId, babyId }, familyId);

const acknowledge: NonNullable<OutboxNoun['kinds'][string]['acknowledge']> = (client, write) => {
  acknowledgeIn(myFamilies)(client, write);
  // Her profile tells of the baby that this device shows.
  return client.invalidateQueries({ queryKey: ['profile', write.owner] });
};

export const familyOutbox: OutboxNoun<FamilyWriteKind> = {
  kinds: {
    'baby.put': {
      describe: ({ body }, { t }) =>
        t('babies.writePut', {
          name: (body as { name?: string | null } | null)?.name || t('baby.defaultName'),
        }),
      reason: ({ refused }, { t }) =>
        refused?.fields?.id === 'too_many_babies' ? t('babies.tooMany', { n: maxBabies }) : undefined,
      mendPath: () => paths.babies,
      acknowledge,
    },
    'family.whose': { describe: (_, { t }) => t('babies.whose'), mendPath: () => paths.babies, acknowledge },
    'baby.state': { describe: (_, { t }) => t('babies.writeState'), acknowledge },
  },
  staleKeys: [['own', myFamilies.name]],
};
