import { triageWords } from '#shared/care/triage.en.ts';
import type { SameKeys } from '#web/platform/language/translate.ts';
import type { understanding as pt } from '../pt/understanding.ts';

const { breathing, fever } = triageWords;

export const understanding: SameKeys<typeof pt> = {
  title: 'Understanding Baby',
  intro: 'Your baby speaks with the whole body. Here you learn to listen, with no hurry and no test.',
  highlight: 'This week’s highlight',
  highlightAge: { one: 'Week {n} of life', other: 'Week {n} of life' },
  highlightExpected: 'Your baby is still on the way. This is what awaits you both in the first week.',
  highlightUnknown: 'Add the birth or due date to your profile and the highlight will follow your baby.',
  tellBirth: 'Add the date',
  week1: 'Your lap is the whole world',
  week1Text:
    'In the first days your baby knows your smell and your voice, and sees clearly only as far as your face while feeding. Being held spoils nobody: it is how a baby feels safe enough to begin.',
  week8: 'The first smile back',
  week8Text:
    'About now you may get a smile in answer to yours. It is also when many babies cry the most, above all in the evening. It usually eases little by little until three or four months.',
  week11: 'Hands are a discovery',
  week11Text:
    'Your baby finds their own hands, studies them and brings everything to the mouth. A little tummy time, awake and with you near, strengthens neck and arms.',
  week16: 'Wanting to take part',
  week16Text:
    'Laughter, squeals, interest in everything around. Sleep may break up more for a while: the brain is learning to sleep in another way. It is not a step back.',
  week24: 'Nearly sitting, nearly at the table',
  week24Text:
    'Leaning, rolling, following every spoonful someone else eats. At six months, with the signs of being ready, first foods begin beside milk.',
  essentials: 'The essentials',
  cry: 'What crying means',
  cryIntro:
    'Crying is the strongest word your baby has. You will not always find the reason, and being there is an answer too.',
  cryTip1: 'Go through the short list: hunger, sleep, nappy, too warm or too cold, wanting to be held.',
  cryTip2: 'Speak low and slowly, skin against skin, rock gently.',
  cryTip3: 'Crying grows until about six to eight weeks and eases around three or four months.',
  cryTip4:
    'If you reach your limit, lay your baby on their back in the cot, step away for a few minutes, breathe and call someone. Never shake a baby.',
  cues: 'Signs of hunger and sleep',
  cuesIntro: 'Before crying there are hints. The earlier you see them, the easier it is for you both.',
  cuesTip1: 'Hunger: turning the head to search, hand to mouth, smacking the lips. Crying is the last sign.',
  cuesTip2: 'Sleep: a still gaze, slower movements, a hand to eye or ear, a yawn.',
  cuesTip3: 'Too tired: arching, cross about everything. Less light, less noise, your arms.',
  cuesTip4:
    'Wanting a break: looking away, hiccups, fingers spread wide. Wait until the eyes come back to you.',
  colic: 'Colic and comfort',
  colicIntro:
    'Hard crying in the evening, in a baby who feeds and grows well, is common in the first weeks and is not your fault.',
  colicTip1: 'Hold your baby face down along your forearm, head supported, with you awake.',
  colicTip2: 'Bend the little legs over the tummy gently, like a slow bicycle.',
  colicTip3: 'A steady low sound or a warm bath helps some babies.',
  colicTip4: 'No teas, and no medicine unless your paediatrician says so.',
  colicHelp: `If you see ${fever.seen}, green vomit or vomit with blood, blood in the stool, refusing to feed, or crying that nothing eases, ${fever.act}. If you see ${breathing.seen}, ${breathing.act}.`,
  growing: 'Development and play',
  growingIntro: 'Every baby has their own pace. Ages are wide ranges, and what counts is going on learning.',
  growingTip1: 'Talk face to face and wait for your baby’s turn: a sound, a gesture, a smile is an answer.',
  growingTip2: 'Tummy time for a few minutes, several times a day, always awake and with someone near.',
  growingTip3:
    'A cloth, a wooden spoon, your hand: simple toys are enough. Nothing small that fits in the mouth.',
  growingTip4:
    'If your baby came early, count the corrected age. If something worries you, or your baby has stopped doing something they used to do, take the question to your paediatrician.',
  tips: 'Tips',
  listen: 'Listen: {section}',
  stop: 'Stop listening: {section}',
  voiceless: 'This device has no English voice to read aloud with.',
  save: 'Save: {section}',
  saved: 'Saved to read again',
  savedOpen: 'Open {section}',
  notes: 'Your notes',
  notesLabel: 'What have you been noticing?',
  notesHint: 'Only you read them. They are kept as you write.',
  notesOnPhone: 'Kept on this phone',
  notesSaved: 'Saved to your account',
  notesVisitor: 'Kept on this phone. Sign in so that they come along if you change phones.',
  notesRefused: 'Too long for your account. It is on this phone: please shorten it a little.',
  notesCounter: '{n}/{max}',
  doubt: 'Share a question',
  doubtText: 'Other mothers have been there. It can be without your name.',
  community: 'Recent conversations',
  writeNote: 'Your notes in Understanding Baby',
  writeSaved: 'Saving for later',
};
