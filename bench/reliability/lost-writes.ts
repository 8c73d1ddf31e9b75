import type { TalkAnswer } from '#shared/community/community.schema.ts';
import type { DiaryPageAnswer } from '#shared/diary/diary.schema.ts';
import type { MotherAtNight } from './mother-at-night.ts';
import type { Person } from './person.ts';

/** What was acknowledged and is not there, or is there twice. Asked as people ask: by the product's own pages. */
export async function lostWrites(
  colo: string,
  mothers: readonly MotherAtNight[],
  staff: Person,
): Promise<string[]> {
  const lost: string[] = [];
  const waitlist = (await staff.ask(colo, 'GET', '/api/admin/waitlist.csv')).text;
  for (const mother of mothers) {
    const { feeds, posts, hearts, waitlist: joined } = mother.told;
    const viewer = await mother.get<{ user: { email: string } | null }>(colo, '/api/viewer');
    if (!JSON.stringify(viewer).includes(mother.email)) {
      lost.push(`the sign-in of ${mother.email}`);
      continue;
    }
    const kept = await feedIdsOf(colo, mother);
    for (const id of feeds) {
      const times = kept.filter((one) => one === id).length;
      if (times !== 1) lost.push(`the feed ${id} is there ${times} times`);
    }
    for (const id of posts) {
      const { status, text } = await mother.ask(colo, 'GET', `/api/community/posts/${id}`);
      if (status !== 200) lost.push(`the post ${id}`);
      else if (hearts.includes(id) && !(JSON.parse(text) as TalkAnswer).post.userReacted)
        lost.push(`the heart on ${id}`);
    }
    for (const email of joined) if (!waitlist.includes(email)) lost.push(`the waitlist entry ${email}`);
  }
  return lost;
}

async function feedIdsOf(colo: string, mother: MotherAtNight): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null | undefined;
  do {
    const query = new URLSearchParams({
      kind: 'feed',
      timeZone: 'UTC',
      limit: '50',
      ...(cursor ? { cursor } : {}),
    });
    const page = await mother.get<DiaryPageAnswer>(colo, `/api/diary?${query}`);
    ids.push(...page.records.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  return ids;
}
