import type { SameKeys } from '#web/platform/language/translate.ts';
import type { quiet as pt } from '../pt/quiet.ts';

export const quiet: SameKeys<typeof pt> = {
  help: 'Help',
  back: 'Back',
  title: 'Something changed',
  talkNow: 'Talk to someone now',

  intro: 'We’re so sorry you’ve had to come here. You don’t have to explain anything.',
  question: 'What would you like to tell us?',
  reason_pause: 'A pause',
  reasonHint_pause: 'A hospital stay, a hard time',
  'reason_pregnancy-ended': 'The pregnancy ended',
  'reason_baby-died': 'The baby died',
  reason_unsaid: 'I’d rather not say',
  whatHappens:
    'From now on nothing here speaks of the baby: no screens, no emails, no reminders. What you recorded is kept, closed, and still yours. You can take it back whenever you like.',
  whose: 'Who is it about?',
  whoseMissing: 'Tell us who, so that the rest stays as it is.',
  whatHappensOfOne:
    'From now on nothing here speaks of this baby, to anyone in the family: no screens, no emails, no reminders. What was recorded is kept, closed, and still yours. The rest goes on as it is. You can take it back whenever you like.',
  saidOfOne: 'It’s put away, quietly',
  takeBackOf: 'Go back to how it was: {name}',
  takeBackOfOne: 'Go back to how it was',
  say: 'Put it away quietly',
  change: 'Say it differently',
  isQuiet: 'Everything is put away and quiet. If you like, you can say it differently or take it back.',

  takeBack: 'Go back to how it was',
  takeBackText: 'No explanation needed. Everything shows again as it did.',
  takenBack: 'It’s as it was before',
  undo: 'Undo',

  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
  home_pause: 'We’re here, no hurry. Nothing you recorded gets lost in the meantime.',
  'home_pregnancy-ended': 'We’re so sorry. It’s quiet here now, and you can stay as long as you like.',
  'home_baby-died':
    'We’re so sorry. No words are enough. It’s quiet here now, and you can stay as long as you like.',
  home_unsaid: 'It’s quiet here now, and you can stay as long as you like.',
  toRead: 'To read, if and when you want to',
  'text_quando-um-bebe-morre': 'When a baby dies',
  'text_quando-um-bebe-morreHint': 'The first days, your body, your milk, saying goodbye',
  'text_quando-a-gestacao-termina': 'When a pregnancy ends',
  'text_quando-a-gestacao-terminaHint': 'What your body goes through, and what helps',
  'text_quando-o-bebe-esta-internado': 'When the baby is in hospital',
  'text_quando-o-bebe-esta-internadoHint': 'Staying close, expressing milk, looking after yourself',
  places: 'Where to find company',
  communityText: 'Read or talk, without your name if you like',
  libraryText: 'Things to read for yourself, in your own time',
  checkinText: 'A place of your own, to say how you are.',
  records: 'Open what I recorded',
  recordsText: 'It’s all kept. Nothing opens unless you tap it.',
  records_diary: 'The diary',
  records_nursing: 'Feeds',
  records_sleep: 'Sleep',
  records_foods: 'Foods',
  records_routine: 'Routines',
  records_saved: 'What I saved to read',
  download: 'Download everything that’s mine',
  clearCalendar: 'Clear my calendar',
  clearCalendarText:
    'If you took times from Colo to your phone’s calendar, this file cancels the routines. To remove a session you added, tap it in your calendar and delete it.',
  clearCalendarNone: 'There are no saved routines to cancel.',
  clearCalendarFailed: 'We couldn’t make the file just now. Try again when you’re back online.',
  cancelled: 'Cancelled',

  closed: 'This is kept, and closed',
  closedText: 'Nothing is lost. It opens only if you want it to, and closes again when you leave.',
  openAnyway: 'Open it anyway',
  backHome: 'Back to home',

  searchHint: 'A word, a topic...',
  allTopics: 'All topics',

  helpTitle: 'Talk to someone now',
  helpText: 'There are people ready to listen, without judging. You don’t need to know where to start.',
  danger: 'If someone’s life is at risk right now, call the emergency number.',
  afterLoss: 'After a loss',
  afterLossHospital:
    'The hospital where you were usually has a psychologist, a social worker or a bereavement midwife: you can ask to talk to them, even after you’ve gone home.',
  afterLossHealth:
    'Your doctor, midwife or local clinic can listen too, to you and to the people who love you. You don’t have to be in crisis.',
  afterLossGroups:
    'There are groups of parents who have lost a baby, in person and online, such as Postpartum Support International (US and Canada), Sands (UK), Féileacáin (Ireland) and Red Nose (Australia). Check with them when they meet.',
  afterLossHere: 'In Between Mothers you can write without your name. Nobody will ask you to be strong.',
  stay: 'With the baby in hospital',
  stayText:
    'The hospital team can call the psychologist and the social worker, and tell you where families can stay nearby. Ask about the unit’s family groups, too.',
};
