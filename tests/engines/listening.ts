import type { ArticleListAnswer } from '#shared/library/library.schema.ts';
import { skipFirstRun } from './arrival.ts';
import { phone } from './engine.ts';
import type { Journey, World } from './journey.ts';
import { until } from './person.ts';

/** Recordings arrive a moment after the server. */
async function recordedArticle({ her }: World): Promise<string> {
  let id: string | undefined;
  await until('an article has a recording', async () => {
    for (let cursor: string | null = ''; cursor !== null && !id; ) {
      const query = new URLSearchParams({ language: 'pt', ...(cursor && { cursor }) });
      const page: ArticleListAnswer = await her.call('GET', `/api/articles?${query}`);
      id = page.articles.find(({ hasAudio }) => hasAudio)?.id;
      cursor = page.nextCursor;
    }
    return id !== undefined;
  });
  return id ?? '';
}

const position = async ({ her }: World) => Number(await her.read('Posição do áudio'));

export const listenings: Journey[] = [
  {
    name: 'an article’s recording plays, skips on, and goes on where she stopped after a reload',
    window: phone,
    go: async (world) => {
      const { her } = world;
      await skipFirstRun(world);
      const id = await recordedArticle(world);
      await her.open(`/app/post/${id}?preview=1`);
      await her.press('Tocar');
      await until('it plays', async () => (await position(world)) >= 1);
      await her.press('Avançar 15 segundos');
      await until('it has gone on and plays', async () => (await position(world)) >= 17);
      await her.press('Pausar');
      const left = await position(world);
      await her.reload();
      await until('it stands where she left it', async () => (await position(world)) === left);
      await her.press('Tocar');
      await until('it plays on', async () => (await position(world)) > left);
      const now = await position(world);
      if (now > left + 20) throw new Error(`It went from ${left} s to ${now} s`);
    },
  },
];
