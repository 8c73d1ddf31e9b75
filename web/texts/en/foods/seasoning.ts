import type { SameKeys } from '#web/platform/language/translate.ts';
import type { seasoning as pt } from '../../pt/foods/seasoning.ts';

export const seasoning: SameKeys<typeof pt> = {
  garlic_name: 'Garlic',
  garlic_serve: 'Finely chopped and sautéed, cooked with the food.',
  garlic_note: 'It gives flavour, and the whole family misses salt less.',
  onion_name: 'Onion',
  onion_serve: 'Finely chopped and sautéed until soft.',
  onion_note: 'Cooked, it turns sweet: a good base for beans and meat.',
  'green-herbs_name': 'Parsley and chives',
  'green-herbs_serve': 'Well washed and finely chopped, added at the end of cooking.',
  'green-herbs_note': 'A small pot on the windowsill lasts all year.',
  coriander_name: 'Coriander',
  coriander_serve: 'Well washed and finely chopped into beans, fish or broth.',
  coriander_note: 'Some love it and some do not: let your baby meet it and decide.',
  annatto_name: 'Annatto (colorau)',
  annatto_serve: 'A pinch when sautéing rice, chicken or fish.',
  annatto_note: 'Some have added salt: choose one with only annatto and cornmeal.',
  turmeric_name: 'Turmeric',
  turmeric_serve: 'A small pinch in rice, egg or chicken.',
  turmeric_note: 'It gives colour and a mild taste. It stains, so use a bib you do not mind.',
  cinnamon_name: 'Cinnamon',
  cinnamon_serve: 'A pinch of ground cinnamon stirred into cooked fruit or porridge.',
  cinnamon_note: 'It gives a sweet scent with no sugar. Stir it in well: loose powder makes babies cough.',
  lemon_name: 'Lime or lemon',
  lemon_serve: 'A few drops on food, fish or greens.',
  lemon_note:
    'Its vitamin C helps with the iron in beans. Wash splashes off the skin: in the sun they can burn.',
  salt_name: 'Salt',
  salt_serve:
    'Until 1 year food does not need it: season with garlic, onion and herbs. After that, very little.',
  salt_note:
    'If your baby eats from the family pot, salt lightly for everyone. Leave out stock cubes and ready seasonings.',
  sugar_name: 'Sugar',
  sugar_serve: 'Not before 2 years, of any kind: white, brown, raw, molasses or rapadura.',
  sugar_note:
    'Babies are still learning flavours, and sugar harms the teeth that are coming in. Fruit is sweet already.',
  honey_name: 'Honey',
  honey_serve: 'Not before 2 years, not even a drop, nor cooked into cakes or biscuits.',
  honey_note: 'In the first year it can cause botulism, a serious illness. Up to 2 it counts as sugar.',
};
