import type { SameKeys } from '#web/platform/language/translate.ts';
import type { fat as pt } from '../../pt/foods/fat.ts';

export const fat: SameKeys<typeof pt> = {
  ghee_name: 'Ghee',
  ghee_serve: 'The tip of a spoon, melted into mash or sweet potato.',
  ghee_note: 'It is made from butter and can keep traces of milk. It is not essential: olive oil works too.',
  butter_name: 'Butter',
  butter_serve: 'Unsalted, just a little to sauté with or in mash.',
  butter_note: 'It is milk. Margarine is another thing: it is ultra-processed and stays out.',
  'olive-oil_name': 'Olive oil',
  'olive-oil_serve': 'A drizzle on the finished food or for sautéing.',
  'olive-oil_note': 'Fat helps the body use the vitamins in vegetables. Another vegetable oil works too.',
  coconut_name: 'Coconut',
  coconut_serve:
    'Fresh and very finely grated into porridge, or home-made coconut milk in food. Not in pieces.',
  coconut_note: 'Chunks are hard and can choke. Coconut milk does not replace breast milk.',
  peanut_name: 'Peanut',
  peanut_serve:
    'Only as unsweetened, unsalted paste thinned into fruit or porridge, or as fine flour. Whole only after 4 years.',
  peanut_note:
    'Start with the tip of a spoon and watch. If your baby has severe eczema or has reacted to a food, ask the paediatrician first.',
  'cashew-nut_name': 'Cashew nut',
  'cashew-nut_serve':
    'Unsalted, as fine flour or paste thinned into fruit. Whole or in pieces only after 4 years.',
  'cashew-nut_note':
    'Introduce each nut by itself, with a little: then you know which it was if anything happens.',
  'brazil-nut_name': 'Brazil nut',
  'brazil-nut_serve':
    'Very finely grated, only a pinch over fruit or porridge. In pieces only after 4 years.',
  'brazil-nut_note': 'It has so much selenium that a pinch now and then is plenty.',
  tahini_name: 'Sesame (tahini)',
  tahini_serve: 'Unsweetened paste, a little thinned into mash or mashed chickpeas.',
  tahini_note: 'Sesame can cause allergy: start with the tip of a spoon and watch.',
  flaxseed_name: 'Flaxseed',
  flaxseed_serve: 'Freshly ground, a pinch in mashed fruit or porridge. Not the whole seed.',
  flaxseed_note: 'It has fibre and good fats. Keep it in the fridge once ground and use it soon.',
};
