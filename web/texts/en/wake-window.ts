import type { SameKeys } from '#web/platform/language/translate.ts';
import type { wakeWindow as pt } from '../pt/wake-window.ts';

export const wakeWindow: SameKeys<typeof pt> = {
  title: 'Sleep calculator',
  intro: 'How long being awake tends to feel comfortable, and when the next sleep tends to come.',

  age: 'Age used here',
  calendarAge: 'Age since birth: {age}',
  fromBirth: 'Count from birth',
  fromBirthHint: 'For a baby born early, the corrected age tends to match sleep better.',
  unknown: 'How many months old is your baby?',
  unknownHint: 'If born early, count from the due date.',
  unknownLink: 'Add the date in your profile',
  chooseAge: 'Choose the age',
  choiceNewborn: 'Under 4 weeks',
  choiceMonths: { one: '{n} month', other: '{n} months' },
  choiceOlder: '{n} months or more',
  expected: 'Before birth, your baby decides when to sleep.',
  expectedText:
    'Once your baby is here, add the date in your profile and this starts. Until then, here is what tends to happen at each age.',

  wokeAt: 'Woke up at',
  wokeAtHint: 'A rough time is fine.',
  wokeNow: 'Woke up now',
  fromDiary: 'From the diary: woke up at {time}.',
  changeWake: 'Use another time',
  useDiary: 'Use the diary',
  asleep: 'According to the diary, asleep since {time}. It starts again at the next wake-up.',
  problem_not_a_time: 'Choose a time to work it out.',
  problem_in_the_future:
    'That time has not come yet today. Have another look at when your baby woke up; it may just be a slip.',
  problem_long_ago:
    'Going by that time, it has been a long while. If there was a little sleep in between, count from the last time your baby woke up.',
  oldDiary: 'The last sleep in the diary ended more than a day ago. Count from when your baby woke up today.',

  next: 'Next sleep',
  between: 'between {from} and {to}',
  before: 'That is when sleep tends to come. Earlier is fine too, if your baby asks for it.',
  within: 'You are within that range now. If the cues show, it is a good moment.',
  after: 'That range has passed, and all is well: every baby and every day has a rhythm. Follow the cues.',
  line: 'Time line: woke up at {woke}, now it is {now}',
  lineWoke: 'woke up',
  lineNow: 'now',
  startDiary: 'Record the sleep in the diary',

  usual: 'At this age',
  usualText: 'Tends to be awake for {span}.',
  thumbText: 'Easy to remember: {span}.',
  oneNap:
    'From two naps to one: it tends to happen between 12 and 18 months, in each baby’s own time. With two naps, awake for 3h to 4h; with one, 4h to 6h.',
  span: '{from} to {to}',
  minutes: '{m} min',
  hours: '{h}h',
  hoursMinutes: '{h}h{m}',
  total: 'In 24 hours, night and naps together, babies of this age tend to sleep {from} to {to} hours.',

  table: 'Time awake by age',
  tableAge: 'Age',
  tableAwake: 'Tends to be awake for',
  yours: 'your baby',
  age_newborn: 'Up to 4 weeks',
  'age_to-3-months': '1 and 2 months',
  'age_3-months': '3 months',
  'age_4-months': '4 months',
  'age_5-to-6-months': '5 and 6 months',
  'age_7-to-10-months': '7 to 10 months',
  'age_11-months': '11 months',
  'age_12-to-18-months': '12 to 18 months',
  'age_from-19-months': '19 months or more',

  cues: 'Sleepy cues',
  cuesText: 'They count for more than any clock.',
  cue1: 'A fixed gaze, losing interest in what is around',
  cue2: 'Rubbing eyes, pulling an ear, turning the face away',
  cue3: 'Yawning, growing quieter',
  cue4: 'Fussing, arching the back, crying easily: already quite tired',

  evidence:
    'Honestly: science still knows little about wake windows. These ranges come from practice and differ from baby to baby. Your baby’s cues come first.',
};
