import { foodsInEnglish } from './foods.en.ts';
import { type Lexicon, lexiconOf, type Meaning, type Vocabulary } from './vocabulary.ts';

const milk: [Meaning, string][] = [
  [
    { is: 'nurse' },
    'last feed|last feeding|last nursing|nursed|nursing|breastfed|breast fed|breastfeeding|breastfeed|nursing session|feed|feeding|latched|fed|i nursed|i breastfed|i fed|nurse|bf|we nursed',
  ],
  [{ is: 'breast' }, 'breast|boob|side|breasts|boobie|boobs'],
  [{ is: 'side', side: 'left' }, 'left|l|left hand'],
  [{ is: 'side', side: 'right' }, 'right|r|right hand'],
  [{ is: 'side', side: 'both' }, 'both|both sides|both breasts|both boobs'],
  [{ is: 'each' }, 'each|each side|per side|each breast|a side|each boob|per breast|apiece'],
  [
    { is: 'bottle' },
    'last bottle|bottle|bottles|bottle feed|bottle fed|bottlefed|cup|syringe|paced bottle|sippy cup',
  ],
  [{ is: 'drink' }, 'drank|took|had|finished|drunk|taken|gulped|downed|guzzled|chugged'],
  [{ is: 'offer' }, 'offered|made|prepared|i offered|i made|i prepared|prepped|we made'],
  [{ is: 'all' }, 'all|all of it|everything|the whole thing|the lot|it all|all gone|the whole bottle|whole'],
  [
    { is: 'milk', milk: 'formula' },
    'similac|enfamil|aptamil|kendamil|baby formula|formula|infant formula|formula milk|topped up with formula|formula top up|formula top-up',
  ],
  [
    { is: 'milk', milk: 'own' },
    'breast milk|breastmilk|expressed milk|expressed breast milk|pumped milk|pumped breast milk|my milk|ebm|mothers milk|mamas milk|mommys milk|mummys milk|own milk|thawed milk',
  ],
  [
    { is: 'milk', milk: 'donor' },
    'donor milk|donated milk|donor breast milk|donated breast milk|milk bank milk|banked milk',
  ],
  [{ is: 'milk', milk: null }, 'milk'],
  [
    { is: 'pump' },
    'electric pump|manual pump|hand pump|pump output|pumped|pump|pumping|expressed|i pumped|i expressed|pump session|pumping session|hand expressed|expressing|i hand expressed|haakaa|we pumped',
  ],
  [{ is: 'store', place: null }, 'stored|put|saved|kept|stashed|placed|popped|i stored|i put|i saved'],
  [{ is: 'store', place: 'freezer' }, 'froze|i froze'],
  [{ is: 'storePlace', place: 'fridge' }, 'fridge|refrigerator|refrigerated'],
  [{ is: 'storePlace', place: 'freezer' }, 'freezer|deep freezer|deep freeze|freezer stash'],
  [{ is: 'storePlace', place: 'room' }, 'room temperature|counter|countertop|on the counter'],
];

const day: [Meaning, string][] = [
  [
    { is: 'sleep', sort: null },
    'bedtime|back to sleep|went back to sleep|put down|went down for the night|slept|asleep|fell asleep|went to sleep|went down|down|sleep|was asleep|went to bed|dozed off|conked out|passed out',
  ],
  [
    { is: 'sleep', sort: 'nap' },
    'last nap|morning nap|afternoon nap|nap|napped|took a nap|had a nap|catnap|dozed|snooze|snoozed|cat nap|contact nap|power nap|siesta',
  ],
  [
    { is: 'sleep', sort: 'night' },
    'slept through the night|slept all night|slept overnight|night sleep|slept the whole night|nighttime sleep|overnight sleep',
  ],
  [{ is: 'wake', isNow: true }, 'just woke up|just woke|just got up|has just woken up|just woken up'],
  [{ is: 'wake' }, 'woke|woke up|up|got up|wake up|woken up'],
  [{ is: 'sort', sort: 'night' }, 'overnight|all night|through the night'],
  [
    { is: 'nappy' },
    'diaper changed|nappy changed|new diaper|fresh nappy|we changed the diaper|we changed the nappy|we changed|dad changed|i changed the diaper|i changed the nappy|i changed her diaper|i changed his diaper|i changed her nappy|i changed his nappy|daddy changed|nappy|diaper|changed nappy|changed diaper|changed the nappy|changed the diaper|nappy change|diaper change|change|changed|i changed|changed her nappy|changed his nappy|changed her diaper|changed his diaper|changing',
  ],
  [
    { is: 'content', what: 'wet' },
    'wet one|a wet one|wet|pee|peed|wee|weed|wee wee|urine|pee pee|number one|number 1|wees|tinkle|tinkled|urinated|pees',
  ],
  [
    { is: 'content', what: 'dirty' },
    'dirty one|a dirty one|poopy one|dirty|poop|poo|pooped|pooed|soiled|bowel movement|number two|number 2|poopy|poos|poops|stool|poonami|blowout|poo poo|crap|dump',
  ],
  [{ is: 'content', what: 'dry' }, 'dry|clean'],
  [{ is: 'content', what: 'both' }, 'mixed'],
  [{ is: 'colour', colour: 'mustard' }, 'mustard|mustardy|mustard coloured|mustard colored|mustard yellow'],
  [{ is: 'colour', colour: 'yellow' }, 'yellow|yellowish'],
  [{ is: 'colour', colour: 'green' }, 'green|greenish|dark green'],
  [{ is: 'colour', colour: 'brown' }, 'brown|brownish'],
  [{ is: 'colour', colour: 'black' }, 'black|tarry'],
  [{ is: 'colour', colour: 'red' }, 'red|reddish'],
  [{ is: 'colour', colour: 'pale' }, 'pale|white|chalky|grey|gray|clay coloured'],
  [{ is: 'potty' }, 'potty|toilet|on the potty|in the potty|on the toilet'],
  [
    { is: 'activity', activity: 'bath' },
    'bath|bathed|had a bath|bath time|bathtime|gave a bath|took a bath|baths',
  ],
  [{ is: 'activity', activity: 'other' }, 'massage|story time|storytime|sunbath|swim|swimming|music time'],
  [
    { is: 'activity', activity: 'tummy' },
    'tummy time|on the tummy|on her tummy|on his tummy|tummytime|belly time',
  ],
  [
    { is: 'activity', activity: 'walk' },
    'we went for a walk|we took a walk|took a walk|walk outside|walk in the park|walked outside|walk|walked outside|went for a walk|stroller walk|stroll|pram walk|walkies|outing',
  ],
  [{ is: 'activity', activity: 'play' }, 'we played|played|play|playtime|play time|play mat|floor play'],
];

const health: [Meaning, string][] = [
  [
    { is: 'temperature' },
    'thermometer said|thermometer says|thermometer showed|thermometer read|temperature|temp|fever|feverish|running a fever|temps|thermometer',
  ],
  [
    { is: 'place', place: 'axillary' },
    'axillary|armpit|under the arm|under arm|underarm|under her arm|under his arm|axilla',
  ],
  [{ is: 'place', place: 'forehead' }, 'forehead|temporal'],
  [{ is: 'place', place: 'ear' }, 'ear|tympanic'],
  [{ is: 'place', place: 'mouth' }, 'mouth|oral|orally|under the tongue'],
  [{ is: 'place', place: 'rectal' }, 'rectal|bottom|rectally|rectum|bum'],
  [{ is: 'medicine' }, 'medicine|medication|meds|med|antibiotic|antibiotics'],
  [
    { is: 'medicineName' },
    'paracetamol|acetaminophen|tylenol|infant tylenol|infants tylenol|childrens tylenol|ibuprofen|motrin|advil|nurofen|calpol|panadol|vitamin d|vitamin d drops|vitamin k|vitamin c|vitamins|multivitamin|iron|iron drops|gripe water|gas drops|simethicone|mylicon|infacol|amoxicillin|augmentin|azithromycin|cephalexin|prednisolone|dexamethasone|benadryl|zyrtec|cetirizine|loratadine|claritin|albuterol|salbutamol|probiotic|probiotics|probiotic drops|omeprazole|famotidine|nystatin|saline drops|colief|gaviscon|predsim|zinc|fluoride|dioralyte|pedialyte|piriton|lactulose|miralax',
  ],
  [{ is: 'measure', measure: 'weight' }, 'weighed|weight|weighs|weighing|weighed in at|weigh in'],
  [{ is: 'measure', measure: 'length' }, 'length|height|long|tall|in length'],
  [{ is: 'measure', measure: 'head' }, 'head|head circumference|hc|head size|head circ|circumference'],
  [{ is: 'measured' }, 'measured|measures|measuring'],
  [
    { is: 'eat' },
    'ate|tried|eaten|lunch|dinner|breakfast|snack|snacked on|had for lunch|lunch was|dinner was|breakfast was|for lunch|for dinner|for breakfast|tasted|solids|munched on|supper|nibbled on|introduced',
  ],
  [
    { is: 'dish' },
    'half|half a|half an|half of a|half of an|mashed|puree|pureed|steamed|roasted|boiled|cooked|grated|shredded|baked|soft|a bit of|a little bit of|a piece of|pieces of|bits of|stewed|sliced|chopped|scrambled|a spoonful of|spoonfuls of|grilled|poached|fried',
  ],
  [{ is: 'liking', liking: 'loved' }, 'loved it|loved|loved them|adored it|really liked it|devoured it'],
  [{ is: 'liking', liking: 'fine' }, 'liked it|liked|enjoyed it|liked them|enjoyed them'],
  [
    { is: 'liking', liking: 'not-yet' },
    'did not like it|didnt like it|hated it|spat it out|refused it|not keen|did not like them|didnt want it|wasnt keen|spit it out|made a face|didnt like them',
  ],
  [{ is: 'sign', sign: 'vomiting' }, 'vomited|vomiting|threw up'],
  [{ is: 'sign', sign: 'hives' }, 'hives|welts'],
  [{ is: 'sign', sign: 'rash' }, 'rash|a rash'],
  [{ is: 'sign', sign: 'diarrhoea' }, 'diarrhoea|diarrhea'],
  [
    { is: 'vaccine' },
    'vaccine|vaccines|vaccination|vaccinated|jab|shot|jabs|shots|vaccinations|immunisation|immunization|immunizations|vax',
  ],
  [
    { is: 'vaccineName' },
    'bcg|hep b|hep a|pentavalent|hexavalent|6 in 1|ipv|opv|pneumococcal|pcv|pcv 13|pcv 15|pcv 20|prevnar|rota|men b|men c|menb|menc|menacwy|mmr|mmrv|dtap|dtp|hib|nirsevimab|tdap',
  ],
  [
    { is: 'disease' },
    'hepatitis b|hepatitis a|polio|rotavirus|meningococcal|meningitis|yellow fever|varicella|chickenpox|flu|influenza|covid|rsv|measles',
  ],
  [
    { is: 'dose' },
    'first dose|second dose|third dose|fourth dose|booster|single dose|1 st dose|2 nd dose|3 rd dose|4 th dose|dose 1|dose 2|dose 3|first|second|third',
  ],
  [
    { is: 'milestone' },
    'first tooth came in|first tooth came through|took her first steps|took his first steps|first tooth popped through|first smile|first tooth|first laugh|first giggle|first steps|first word|first words|first haircut|first day at daycare|first day of daycare|first day at nursery|first christmas|first birthday|first trip|first flight|first night in the crib',
  ],
  [
    { is: 'feat' },
    'rolled|rolled over|crawled|sat|sat up|walked|stood|stood up|smiled|laughed|giggled|clapped|clapped hands|waved|waved bye|said mama|said dada|said mummy|said mommy|said daddy|held her head up|held his head up|pulled up|pulled to stand|babbled|grabbed a toy',
  ],
  [{ is: 'firstTime' }, 'for the first time|first time'],
];

const times: [Meaning, string][] = [
  [{ is: 'now' }, 'now|right now|just now|at the moment|this minute|this moment'],
  [{ is: 'day', ago: 0 }, 'today'],
  [{ is: 'day', ago: 1 }, 'yesterday'],
  [{ is: 'day', ago: 2 }, 'the day before yesterday|day before yesterday|two days ago|2 days ago'],
  [{ is: 'part', part: 'morning' }, 'in the morning|in the early morning|morning|early morning'],
  [{ is: 'part', part: 'morning', ago: 0 }, 'this morning|early this morning'],
  [{ is: 'part', part: 'morning', ago: 1 }, 'yesterday morning'],
  [{ is: 'part', part: 'afternoon' }, 'in the afternoon|afternoon'],
  [{ is: 'part', part: 'afternoon', ago: 0 }, 'this afternoon'],
  [{ is: 'part', part: 'afternoon', ago: 1 }, 'yesterday afternoon'],
  [{ is: 'part', part: 'night' }, 'at night|in the evening|in the night|evening'],
  [{ is: 'part', part: 'night', ago: 0 }, 'tonight|this evening'],
  [{ is: 'part', part: 'night', ago: 1 }, 'last night|yesterday evening|yesterday night'],
];

const small: [Meaning, string][] = [
  [
    { is: 'did' },
    'yielded|got out|managed|got about|track|tracked|recorded|register|there was|gave|i gave|we gave|did|has had|was|were|is|got|given|gave her|gave him|log|logged|add|record|dad gave|daddy gave|grandma gave|nanny gave|i did|we did|did a|did some|topped up|topped up with|top up|went for|done',
  ],
  [{ is: 'and' }, 'and|,|;|.|+|&|/|with'],
  [{ is: 'then' }, 'then|and then|followed by|after that|finished on the|ended on the|finished on'],
  [
    { is: 'remark' },
    'peacefully|calmly|fussy|with dad|with daddy|with grandma|with a pacifier|with dummy|in the dark|runny|loose|hard|pasty|seedy|huge|big|small|little|tiny|explosive|massive|leaked|in the crib|in the cot|in the bassinet|in the stroller|in the pram|in the buggy|in the car|in the car seat|in the carrier|in the sling|in my arms|on me|in bed|in the swing|in the park|in the garden|at the checkup|at the check up|at the doctors|at the doctor|at the pediatrician|at the clinic|at daycare|at nursery|at grandmas|warm|cold',
  ],
  [
    { is: 'filler' },
    'bubba|munchkin|newborn|my newborn|kiddo|bebe|very|quite|nice|good|super|pretty|sweetie|my boy|my girl|our little one|the little one|in total|total|the|a|an|of|on|in|for|her|his|him|she|he|it|its|they|baby|my baby|the baby|bub|bubs|my son|my daughter|my little one|little one|lo|our baby|really|really well|very well|well|a lot of|lots of|again|infant|infants|childrens|2 month|3 month|4 month|6 month|9 month|12 month|15 month|2 months|4 months|6 months|12 months|about|around|approximately|approx|roughly|just|only|some|from|from the|!|…|:|to her|to him|worth|out of|session|alone|on her own|on his own|by herself|by himself',
  ],
];

const vocabulary: Vocabulary = {
  language: 'en',
  phrases: [...milk, ...day, ...health, ...times, ...small],
  foods: foodsInEnglish,
  units: {
    ml: 'ml|mls|milliliter|milliliters|millilitre|millilitres|mil|mils|m l',
    oz: 'oz|ozs|ounce|ounces|fl oz|fluid ounces|oz of',
    g: 'g|gr|gram|grams|gms|grammes',
    kg: 'kg|kgs|kilo|kilos|kilogram|kilograms',
    lb: 'lb|lbs|pound|pounds',
    cm: 'cm|cms|centimeter|centimeters|centimetre|centimetres',
    in: 'inch|inches|in|"|″',
    celsius: '° c|c|degrees c|degrees celsius|celsius|oc',
    fahrenheit: '° f|f|degrees f|degrees fahrenheit|fahrenheit',
    degrees: 'degrees|degree|°|deg',
    dose: 'drop|drops|mg|mcg|iu|tablet|tablets|puff|puffs|teaspoon|teaspoons|tsp|dose|doses|tablespoon|tablespoons|tbsp|spoonful|spoonfuls|sachet|sachets|capsule|capsules|suppository|spray|sprays|cc',
    minutes: 'min|mins|minute|minutes|m|′',
    hours: 'h|hr|hrs|hour|hours',
  },
  numbers: {
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fourty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
  },
  joins: 'and',
  decimalWords: 'point',
  groupSign: ',',
  articles: 'a|an|one',
  halfAfter: 'and a half|and half',
  halfHour: 'half an hour|half hour|a half hour|half an hr|a half an hour|half hr',
  hourAndHalf: 'hour and a half',
  ago: { before: '', after: 'ago|back' },
  every: 'every|each',
  clock: {
    at: 'at|around|at around|at about|@|just after|at roughly|at exactly|about|by',
    atHour: 'at|around|at around|at about|@|just after|at roughly|at exactly',
    from: 'from|from about|from around',
    fromHour: 'from',
    between: 'between',
    to: 'to|until|till|til|-|–|—|up to',
    toAfterFrom: '',
    noon: 'noon|midday|12 noon|twelve noon',
    midnight: 'midnight',
    before: 'to|before|til|till|of',
    past: 'past|after',
    quarter: 'quarter|a quarter',
    halfPast: 'half past|half after',
    oclock: 'oclock|o clock',
    is24Hours: false,
  },
  months: 'january|february|march|april|may|june|july|august|september|october|november|december',
  onDay: 'on the|on',
  unfinished:
    'and|of|at|on|in|for|with|from|the|a|an|to|then|and then|about|around|just|gave|did|was|is|her|his|plus|took|had|has',
  noteBefore: 'note|notes|nb|memo|reminder|remember',
  questionBefore:
    'ask the doctor|ask the pediatrician|ask the paediatrician|ask the doc|ask our doctor|ask our pediatrician|question for the doctor|question for the pediatrician|question for the paediatrician|question for the doc|question for the nurse|ask the nurse|ask the midwife|question for our doctor|question for the health visitor|ask the health visitor|ask the gp|question for the gp|doctor question',
};

export const english: Lexicon = lexiconOf(vocabulary);
