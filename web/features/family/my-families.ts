import type { BabyAnswer, BabyState, FamiliesAnswer } from '#shared/family/family.schema.ts';
import type { BabyPut } from '#shared/family/family-writes.schema.ts';
import { ownAnswer } from '#web/platform/outbox/own-answer.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { fetchFamilies } from './family.api.ts';

/** Her families with their babies, as the server told them, and what was said of them since on top. */
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
