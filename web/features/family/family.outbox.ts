import { maxBabies } from '#shared/family/family.rules.ts';
import type { BabyAnswer, BabyState, FamiliesAnswer } from '#shared/family/family.schema.ts';
import type { BabyPut, FamilyWriteKind } from '#shared/family/family-writes.schema.ts';
import { paths } from '#shared/navigation/paths.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import type { OutboxNoun } from '#web/platform/outbox/outbox-noun.ts';
import { acknowledgeIn, ownAnswer } from '#web/platform/outbox/own-answer.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { fetchFamilies } from './family.api.ts';

/** What parents say of their babies, and the only place that says it: by the outbox, so that it arrives, once. */
const add = (kind: FamilyWriteKind, body: object, about: string) =>
  outbox.add(kind, body, { supersedes: `${kind} ${about}` });

/** Resolves once the phone has it. What was refused is said better, not said again. */
export const putBaby = (told: BabyPut, refused?: Write): Promise<void> =>
  refused ? outbox.mend(refused.id, told) : add('baby.put', told, told.id);

export const setBabyState = (familyId: string, id: string, state: BabyState): Promise<void> =>
  add('baby.state', { familyId, id, state }, id);

/** Whose the records are that came without a baby; null: of all of them. */
export const giveRecordsTo = (familyId: string, babyId: string | null): Promise<void> =>
  add('family.whose', { familyId, babyId }, familyId);

export const myFamilies = ownAnswer<FamiliesAnswer>({
  name: 'family',
  fetch: async (signal) => ({ families: await fetchFamilies(signal) }),
  nothing: { families: [] },
  looksRight: ({ families }) => Array.isArray(families),
  kinds: ['baby.put', 'baby.state', 'family.whose'],
  after,
});

function after({ families }: FamiliesAnswer, { kind, body, madeAt }: Write): FamiliesAnswer {
  const at = new Date(madeAt).toISOString();
  const { familyId, id, ...told } = body as BabyPut & { state?: BabyState };
  return {
    families: families.map((family) => {
      if (family.id !== familyId) return family;
      if (kind === 'family.whose') return { ...family, asksWhose: false };
      const before = family.babies.find((baby) => baby.id === id);
      if (!before && kind === 'baby.state') return family;
      const known = before ?? { ...untold, id, isDefault: family.babies.length === 0 };
      const now = { ...known, ...(told as Partial<BabyAnswer>), updatedAt: at };
      const baby = { ...now, ...(now.arrival !== 'unsaid' && { toldDate: null }) };
      const babies = before
        ? family.babies.map((one) => (one === before ? baby : one))
        : [...family.babies, baby];
      return { ...family, babies };
    }),
  };
}

const untold: Omit<BabyAnswer, 'id' | 'isDefault' | 'updatedAt'> = {
  name: null,
  sex: null,
  avatar: null,
  arrival: 'unsaid',
  birthDate: null,
  dueDate: null,
  toldDate: null,
  gestationWeeks: null,
  state: 'here',
  stateSince: null,
};

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
