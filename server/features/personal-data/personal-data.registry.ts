import {
  accountData,
  knownDeviceData,
  signInLinkData,
  signInSessionData,
} from '#server/features/access/access.personal-data.ts';
import { recoveryCodeData, secondFactorData } from '#server/features/access/factors/factors.personal-data.ts';
import { passkeyData } from '#server/features/access/passkeys/passkeys.personal-data.ts';
import { auditData } from '#server/features/audit/audit.personal-data.ts';
import {
  commentData,
  communityPostData,
  communityVersionData,
  heartData,
  savedPostData,
} from '#server/features/community/community.personal-data.ts';
import { consentData } from '#server/features/consent/consent.personal-data.ts';
import { dailyMarkData } from '#server/features/daily/daily.personal-data.ts';
import { articleDraftData, articleRevisionData } from '#server/features/editing/editing.personal-data.ts';
import { foodClearingData, foodEntryData } from '#server/features/foods/foods.personal-data.ts';
import { articleFeedbackData, readingListData } from '#server/features/library/library.personal-data.ts';
import {
  appealData,
  distanceData,
  noticeData,
  reportData,
  sanctionData,
} from '#server/features/moderation/moderation.personal-data.ts';
import { notificationData } from '#server/features/notifications/notifications.personal-data.ts';
import {
  feedData,
  nursingSettingsData,
  nursingTimerData,
} from '#server/features/nursing/nursing.personal-data.ts';
import { profileData } from '#server/features/profile/profile.personal-data.ts';
import { routineData } from '#server/features/routines/routines.personal-data.ts';
import { sleepData, sleepTimerData } from '#server/features/sleep/sleep.personal-data.ts';
import {
  premiumInterestData,
  questionHeartData,
  reminderJobData,
  savedSessionData,
  sessionLikeData,
  sessionQuestionData,
  sessionReminderData,
  sessionViewData,
} from '#server/features/specialists/specialists.personal-data.ts';
import { staffData } from '#server/features/staff/staff.personal-data.ts';
import { subscriberData } from '#server/features/subscribers/subscribers.personal-data.ts';
import { receivedWriteData } from '#server/features/sync/sync.personal-data.ts';
import { savedPartData, topicNoteData } from '#server/features/topics/topics.personal-data.ts';
import { uploadData } from '#server/features/uploads/uploads.personal-data.ts';
import { waitlistData } from '#server/features/waitlist/waitlist.personal-data.ts';
import type { PersonalData } from './personal-data.ts';

/** Everything Colo holds about her, in the order of her download. Every feature with rows of hers joins here. */
export const personalData: PersonalData[] = [
  accountData,
  profileData,
  notificationData,
  feedData,
  nursingTimerData,
  nursingSettingsData,
  sleepData,
  sleepTimerData,
  routineData,
  foodEntryData,
  foodClearingData,
  topicNoteData,
  savedPartData,
  consentData,
  communityVersionData,
  appealData,
  communityPostData,
  commentData,
  heartData,
  savedPostData,
  reportData,
  distanceData,
  sanctionData,
  noticeData,
  sessionReminderData,
  reminderJobData,
  savedSessionData,
  sessionLikeData,
  sessionViewData,
  sessionQuestionData,
  questionHeartData,
  premiumInterestData,
  dailyMarkData,
  readingListData,
  articleFeedbackData,
  signInSessionData,
  knownDeviceData,
  signInLinkData,
  secondFactorData,
  recoveryCodeData,
  passkeyData,
  receivedWriteData,
  waitlistData,
  uploadData,
  articleDraftData,
  articleRevisionData,
  auditData,
  subscriberData,
  staffData,
];

/** What goes when she takes her consent to health data back and wants it deleted. */
export const healthRecords = personalData.filter(isHealthRecord);

function isHealthRecord(
  data: PersonalData,
): data is PersonalData & Required<Pick<PersonalData, 'eraseRecords'>> {
  return data.eraseRecords !== undefined;
}
