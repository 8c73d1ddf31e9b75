import type { SameKeys } from '#web/platform/language/translate.ts';
import type { consent as pt } from '../pt/consent.ts';

export const consent: SameKeys<typeof pt> = {
  title: 'Keep your records?',
  intro: 'Before the first one, a question about just this.',
  whatTitle: 'What is kept',
  what: 'The feeds, sleeps and foods you record, with their times, notes and reactions. This is health data, your baby’s and yours.',
  whyTitle: 'What for',
  why: 'So that you can look back on any of your devices, and take it to an appointment if you like. Nothing else.',
  whoTitle: 'Who sees it',
  who: 'Only you. Not even the Colo team.',
  longTitle: 'For how long',
  long: 'As long as you want. You can change your mind in your profile at any time, and choose: delete it all, or keep it closed.',
  privacy: 'Read the privacy notice',
  agree: 'I agree',
  notNow: 'Not now',
  notNowHint:
    'If you’d rather not answer now, just carry on: everything stays on this phone until you decide.',
  thanks: 'All right. Your records are being kept',
  thanksText: 'If you change your mind, go to “Your consents” in your profile.',

  waiting: {
    one: '1 record on this phone only, waiting for your answer',
    other: '{n} records on this phone only, waiting for your answer',
  },
  answer: 'Answer',

  list: 'Your consents',
  listFailed: 'We couldn’t load your consents.',
  kind_terms: 'Terms of use and privacy notice',
  'kind_health-data': 'Keeping health records',
  'kind_community-rules': 'Writing in the community by its rules',
  'kind_check-ins': 'Keeping how you are, for you alone',
  given: 'Version of {version}, accepted on {day}',
  implied:
    'Version of {version}, from {day}. You were not asked about this on its own back then, so it no longer counts.',
  withdrawnClosed: 'Withdrawn on {day}. The records were closed.',
  withdrawnDeleted: 'Withdrawn on {day}. The records were deleted.',
  read: 'Read and answer',
  takeBack: 'Withdraw consent',
  close: 'Close',

  takeBackTitle: 'Withdraw your consent?',
  takeBackText:
    'Colo stops keeping feeds, sleeps and foods. The rest of your account stays as it is. And what has been recorded so far?',
  takeBackLegend: 'What to do with the records',
  choiceClose: 'Keep them closed',
  choiceCloseHint: 'Nobody opens them and no screen shows them. You can download, delete or reopen them.',
  choiceDelete: 'Delete everything',
  choiceDeleteHint: 'Gone from your account and your devices. This can’t be undone.',
  unsentClose: {
    one: '1 record has not left this phone yet: it waits here.',
    other: '{n} records have not left this phone yet: they wait here.',
  },
  unsentDelete: {
    one: '1 record has not left this phone yet: it is deleted too.',
    other: '{n} records have not left this phone yet: they are deleted too.',
  },
  keep: 'Leave it as it is',
  confirmClose: 'Withdraw and close',
  confirmDelete: 'Withdraw and delete',
  closedDone: 'Consent withdrawn',
  closedDoneText: 'Your records are closed. Only you can reopen, download or delete them.',
  deletedDone: 'Consent withdrawn',
  deletedDoneText: 'Your records are gone from this phone, and from your account as soon as you are online.',

  panelPage: 'Your records',
  panelTitle: 'Your records are closed',
  panelText:
    'You withdrew your consent, so Colo shows nothing here and keeps nothing new. What was there is as you left it.',
  panelOpen: 'Reopen',
  panelOpening: 'We have your answer. Your records open as soon as you are online.',
  panelDownload: 'Download my data',
  panelDelete: 'Delete the records',
  deleteTitle: 'Delete the records?',
  deleteText: 'Every feed, sleep and food disappears from your account and this phone. This can’t be undone.',
  deleteConfirm: 'Delete',
};
