import type { TalkAnswer } from '#shared/community/community.schema.ts';
import { aPost } from '#tests/support/a-post.ts';
import { arrive } from './arrival.ts';
import { phone } from './engine.ts';
import type { Journey } from './journey.ts';
import { until } from './person.ts';

export const companies: Journey[] = [
  {
    name: 'a comment shows at once, and is there after a reload',
    window: phone,
    go: async (world) => {
      const { her } = world;
      await arrive(world);
      await her.call('PATCH', '/api/profile', { name: 'Lia' });
      await her.call('POST', '/api/community/rules');
      const post = aPost();
      await her.call('POST', '/api/community/posts', post);
      await her.open(`/app/entre-maes/post/${post.id}`);
      await her.write('Seu comentário', 'A minha também.');
      await her.press('Enviar');
      await her.sees('A minha também.');
      const kept = async () =>
        (await her.call<TalkAnswer>('GET', `/api/community/posts/${post.id}`)).comments;
      await until('the comment has arrived', async () => (await kept()).length > 0);
      await her.reload();
      await her.sees('A minha também.');
      const contents = (await kept()).map(({ content }) => content);
      if (contents.join() !== 'A minha também.') throw new Error(`The comments are ${contents.join(' | ')}`);
    },
  },
];
