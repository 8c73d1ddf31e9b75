import type { SameKeys } from '#web/platform/language/translate.ts';
import type { root as pt } from '../../pt/foods/root.ts';

export const root: SameKeys<typeof pt> = {
  'sweet-potato_name': 'Sweet potato',
  'sweet-potato_serve': 'Boiled or roasted until soft, mashed or in thick sticks.',
  'sweet-potato_note': 'It gives energy and nearly always pleases. The orange kind has more vitamin A.',
  potato_name: 'Potato',
  potato_serve: 'Boiled and mashed with a fork, with a little olive oil, or in soft sticks. Not fried.',
  potato_note: 'Mashing by hand leaves texture to learn chewing with; a blender takes it away.',
  cassava_name: 'Cassava',
  cassava_serve: 'Well cooked, without the central string, mashed with a little of its water.',
  cassava_note: 'Always the sweet kind and always cooked: raw cassava is harmful.',
  inhame_name: 'Inhame (taro)',
  inhame_serve: 'Peeled, cooked until very soft, mashed or puréed.',
  inhame_note: 'A fork is enough to make it creamy. Never raw, not even in a smoothie.',
  cara_name: 'Cará (yam)',
  cara_serve: 'Peeled, well cooked, mashed or in pieces that fall apart.',
  cara_note: 'Good in place of potato, and to thicken a meat stew.',
  arracacha_name: 'Arracacha',
  arracacha_serve: 'Cooked until it falls apart, mashed or in soft sticks.',
  arracacha_note: 'It cooks quickly and tastes slightly sweet. Out of season it costs more.',
};
