import { arrive, workerTakesOver } from './arrival.ts';
import { phone } from './engine.ts';
import type { Journey, World } from './journey.ts';
import { until } from './person.ts';

type Feed = { notes: string | null; durationSeconds: number };

async function shownSeconds({ her }: World): Promise<number> {
  const text = await her.engine.run(() => document.querySelector('[role=timer]')?.textContent ?? '', null);
  if (!/^\d+(:\d\d)+$/.test(text)) throw new Error(`The timer shows “${text}”`);
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** It goes on: what it shows is more than what it showed, and not more than the time that has passed. */
async function goesOn(world: World, began: number, shown: number): Promise<number> {
  await until('the timer goes on', async () => (await shownSeconds(world)) > shown);
  const seconds = await shownSeconds(world);
  const passed = (Date.now() - began) / 1000;
  if (seconds > passed + 2) throw new Error(`The timer shows ${seconds} s of ${passed} s`);
  return seconds;
}

const feedsOf = async ({ her }: World, note: string) => {
  const path = '/api/diary?kind=feed&timeZone=UTC&limit=100';
  const { records } = await her.call<{ records: Feed[] }>('GET', path);
  return records.filter(({ notes }) => notes === note);
};

export const recordings: Journey[] = [
  {
    name: 'a feed runs on over a reload and a lost network, opens without it, and arrives once',
    window: phone,
    // Without a network the browser says so for every call that fails.
    expected: /./,
    go: async (world) => {
      const { her, network } = world;
      await arrive(world);
      await her.open('/app/mamada');
      await workerTakesOver(world);
      const began = Date.now();
      await her.press('Começar no lado esquerdo');
      let shown = await goesOn(world, began, 0);
      await her.reload();
      shown = await goesOn(world, began, shown);
      await network.cut();
      await her.reload();
      await goesOn(world, began, shown);
      await her.press('Terminar');
      await her.write('Observações (opcional)', 'No elevador');
      await her.press('Salvar');
      await her.sees('Guardada no celular');
      await network.mend();
      await until('the feed has arrived', async () => (await feedsOf(world, 'No elevador')).length > 0);
      await her.seesNo('Guardada no celular');
      await her.reload();
      await her.sees('No elevador');
      const feeds = await feedsOf(world, 'No elevador');
      if (feeds.length !== 1) throw new Error(`${feeds.length} feeds arrived`);
    },
  },
];
