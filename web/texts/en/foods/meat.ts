import type { SameKeys } from '#web/platform/language/translate.ts';
import type { meat as pt } from '../../pt/foods/meat.ts';

export const meat: SameKeys<typeof pt> = {
  beef_name: 'Beef',
  beef_serve: 'Well cooked, minced, finely shredded or chopped very small, with its juices.',
  beef_note: 'It has the iron the body uses best, which matters most from 6 months on.',
  chicken_name: 'Chicken',
  chicken_serve: 'Well cooked, without skin or bone, finely shredded or minced, kept moist.',
  chicken_note: 'Legs and thighs have more iron than the breast and stay juicier.',
  pork_name: 'Pork',
  pork_serve: 'A lean cut, cooked right through, shredded or minced. Not sausage or ham.',
  pork_note: 'It has iron and often costs less than beef. Well cooked, it is safe.',
  'chicken-liver_name': 'Chicken liver',
  'chicken-liver_serve': 'Cooked right through, mashed or finely chopped into mash or rice.',
  'chicken-liver_note':
    'Very rich in iron and very cheap. Once a week is enough, because it is high in vitamin A.',
  'beef-liver_name': 'Beef liver',
  'beef-liver_serve': 'Well done, without skin or veins, minced or grated after cooking.',
  'beef-liver_note': 'Very rich in iron. Once a week is enough, this or chicken liver.',
  'bone-broth_name': 'Bone broth',
  'bone-broth_serve': 'Strained, with no bone or splinters and little salt, to moisten mash, rice or meat.',
  'bone-broth_note':
    'It gives flavour and moisture but little iron or energy: it goes with food and does not replace it.',
};
