import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mp3, photo } from '#tests/support/media-files.ts';
import { arrive } from './arrival.ts';
import { desk } from './engine.ts';
import type { Journey, World } from './journey.ts';
import { until } from './person.ts';

async function addPictureAndSound({ her }: World, folder: string): Promise<void> {
  const picture = join(folder, 'noite.jpg');
  const sound = join(folder, 'noite.mp3');
  await writeFile(picture, await photo().jpeg().toBuffer());
  await writeFile(sound, mp3());
  await her.chooseFile('Imagem (opcional)', picture);
  await her.sees('Imagem enviada com sucesso.');
  await her.write('O que a imagem mostra', 'Três pessoas dormindo juntas');
  await her.chooseFile('Áudio (opcional)', sound);
  await her.sees('Áudio enviado com sucesso.');
}

/** A list opens outside of the page in these browsers: it is chosen from as the keyboard would. */
const choose = ({ her }: World, option: string) =>
  her.engine.run((label) => {
    const options = [...document.querySelectorAll('option')];
    const found = options.find(({ textContent }) => textContent?.trim() === label);
    const list = found?.closest('select');
    if (!found || !list) throw new Error(`There is no ${label} to choose`);
    list.value = found.value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  }, option);

const title = 'A noite em que dormimos os três';

export const publishings: Journey[] = [
  {
    name: 'staff write an article, upload its picture and recording, and publish it',
    window: desk,
    go: async (world) => {
      const { her, colo } = world;
      const folder = await mkdtemp(join(tmpdir(), 'colo-upload-'));
      await arrive(world, colo.newStaff());
      await her.open('/admin');
      await her.press('Criar Novo Post');
      await her.write('Título', title);
      await her.write('Conteúdo', 'Ninguém planejou.\n\n## E deu certo\n\nPor **uma** noite.');
      await her.write('Autora', 'Marina Alves');
      await choose(world, 'Sono do Bebê');
      await addPictureAndSound(world, folder);
      await rm(folder, { recursive: true });
      await her.press('Publicar imediatamente');
      await her.press('Salvar');
      await her.sees('Post criado!');
      await her.open('/app/sono-do-bebe');
      await her.press(`Ler mais → ${title}`);
      await her.sees('E deu certo');
      await until('its picture shows', () =>
        her.engine.run(() => {
          const picture = document.querySelector<HTMLImageElement>('img[alt="Três pessoas dormindo juntas"]');
          return (picture?.naturalWidth ?? 0) > 0;
        }, null),
      );
    },
  },
];
