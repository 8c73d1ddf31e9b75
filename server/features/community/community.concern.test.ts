import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TalkAnswer } from '#shared/community/community.schema.ts';
import { aPost } from '#tests/support/a-post.ts';
import { aHeart, type Browser, memberOf, publish, send } from '#tests/support/community.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let colo: TestApp;
let ana: Browser;
let bia: Browser;
const posts = '/api/community/posts';

beforeAll(async () => {
  colo = await startTestApp();
  ana = await memberOf(colo, 'ana@exemplo.test', 'Ana');
  bia = await memberOf(colo, 'bia@exemplo.test', 'Bia');
});
afterAll(() => colo.close());

const talk = async (id: string): Promise<TalkAnswer> => (await bia.get(`${posts}/${id}`)).json();
const gentle = ['understanding', 'helpful'];

describe('a post', () => {
  it.each([
    ['Eu quero morrer', 'distress'],
    ['Meu marido me bate', 'violence'],
    ['Meu bebê está roxo e mole', 'baby-emergency'],
    ['Meu bebê morreu', 'loss'],
  ])(
    'such as “%s” tells its author which card it calls for, and everyone else only what not to answer',
    async (content, concern) => {
      const her = await memberOf(colo, `${concern}@exemplo.test`);
      const post = aPost({ content });
      const told = await (await her.post(posts, post)).json();
      expect(told).toMatchObject({ concern, post: { reactions: gentle } });
      const read = await bia.get(`${posts}/${post.id}`);
      expect((await read.json()).post.reactions).toEqual(gentle);
      for (const path of [
        `${posts}/${post.id}`,
        `${posts}?language=pt`,
        '/api/community/featured?language=pt',
      ])
        expect(await (await bia.get(path)).text()).not.toMatch(/concern|tender|"distress|"violence|"loss/i);
    },
  );

  it('of any other night is offered every reaction', async () => {
    const id = await publish(ana, { content: 'Ele dormiu a noite toda' });
    expect((await talk(id)).post.reactions).toEqual(['understanding', 'support', 'hope', 'helpful']);
  });

  it('is spared what would wound also after she took the words back', async () => {
    const id = await publish(ana, { content: 'Tudo bem por aqui' });
    const { category, allowPrivateMessages, need } = aPost();
    const rewrite = (content: string) =>
      ana.call('PATCH', `${posts}/${id}`, { body: { category, content, allowPrivateMessages, need } });
    await rewrite('Quero morrer');
    await rewrite('Esqueçam o que escrevi');
    expect((await talk(id)).post.reactions).toEqual(gentle);
    // And a heart is refused to nobody.
    expect(await send(bia, aHeart(id))).toMatchObject([{ done: true }]);
  });
});
