import type { SyncAnswer } from '#shared/sync/sync.schema.ts';
import { aPost } from '#tests/support/a-post.ts';
import { aComment, aHeart } from '#tests/support/community.ts';
import type { Caller, SimulatedColo } from './simulated-colo.ts';

type Mother = { name: string; call: Caller };

/** What each does in an hour, on average: hearts tell nobody's name, and are there because they happen. */
const inAnHour = { signed: 3, unsigned: 1.5, hearts: 2 };
/** Of what is written without a name, so much leaves the phone together with something signed. */
const inOneBreath = 0.4;
const postsAmongTexts = 0.1;

/** Mothers who write with their names and without, in a few talks, as chance has it. */
export async function gatherPeople(colo: SimulatedColo, count: number) {
  const mothers: Mother[] = [];
  for (let n = 0; n < count; n += 1) mothers.push({ name: `Mãe ${n}`, call: await colo.mother(`Mãe ${n}`) });
  const talks: string[] = [];
  for (const { call } of mothers.slice(0, 6)) {
    const post = aPost({ content: 'Quem mais está acordada?' });
    await call('POST', '/api/community/posts', post);
    talks.push(post.id);
  }
  /** Whose each text without a name is: what the observer would like to know. */
  const authors = new Map<string, string>();
  const aTalk = () => talks[Math.floor(Math.random() * talks.length)] ?? '';

  async function write({ name, call }: Mother, isAnonymous: boolean): Promise<void> {
    const breath = isAnonymous && Math.random() < inOneBreath ? [true, false] : [isAnonymous];
    if (Math.random() < 0.5) breath.reverse();
    const writes: { id: string }[] = [];
    for (const unsigned of breath) {
      if (Math.random() < postsAmongTexts) {
        const post = aPost({ isAnonymous: unsigned });
        await call('POST', '/api/community/posts', post);
        if (unsigned) authors.set(post.id, name);
      } else {
        const comment = aComment(aTalk(), { isAnonymous: unsigned });
        writes.push(comment);
        if (unsigned) authors.set(comment.body.id, name);
      }
    }
    await sync(call, writes);
  }

  async function sync(call: Caller, writes: { id: string }[]): Promise<void> {
    if (writes.length === 0) return;
    const { outcomes } = (await (await call('POST', '/api/sync', { writes })).json()) as SyncAnswer;
    const refused = outcomes.find(({ done }) => !done);
    if (refused) throw new Error(`A write was refused: ${JSON.stringify(refused)}`);
  }

  return {
    authors,
    /** Some seconds go by, in which each may do something. */
    act: async (seconds: number): Promise<void> => {
      const chance = (times: number) => Math.random() < (times * seconds) / 3600;
      for (const mother of mothers) {
        if (chance(inAnHour.signed)) await write(mother, false);
        if (chance(inAnHour.unsigned)) await write(mother, true);
        if (chance(inAnHour.hearts)) await sync(mother.call, [aHeart(aTalk())]);
      }
    },
  };
}
