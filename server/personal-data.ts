import {
  accountData,
  knownDeviceData,
  signInLinkData,
  signInSessionData,
} from './features/access/access.personal-data.ts';
import { recoveryCodeData, secondFactorData } from './features/access/factors/factors.personal-data.ts';
import { passkeyData } from './features/access/passkeys/passkeys.personal-data.ts';
import { healthRecordsOf, type PersonalData } from './features/access/personal-data.ts';
import { auditData } from './features/audit/audit.personal-data.ts';
import { checkinData } from './features/checkin/checkin.personal-data.ts';
import {
  commentData,
  communityPostData,
  communityVersionData,
  heartData,
  savedPostData,
} from './features/community/community.personal-data.ts';
import { consentData } from './features/consent/consent.personal-data.ts';
import { consultationLinkData } from './features/consultation/consultation.personal-data.ts';
import { dailyMarkData } from './features/daily/daily.personal-data.ts';
import {
  diaryRecordData,
  diaryTimerData,
  diaryVersionData,
  foodClearingData,
} from './features/diary/diary.personal-data.ts';
import { nursingSettingsData } from './features/diary/kinds/nursing-settings.personal-data.ts';
import { articleDraftData, articleRevisionData } from './features/editing/editing.personal-data.ts';
import { babyData, familyData, familyMemberData } from './features/family/family.personal-data.ts';
import { importData } from './features/imports/imports.personal-data.ts';
import { articleFeedbackData, readingListData } from './features/library/library.personal-data.ts';
import {
  appealData,
  distanceData,
  noticeData,
  reportData,
  sanctionData,
} from './features/moderation/moderation.personal-data.ts';
import { notificationData } from './features/notifications/notifications.personal-data.ts';
import { photoData } from './features/photos/photos.personal-data.ts';
import { profileData } from './features/profile/profile.personal-data.ts';
import { reminderData } from './features/reminders/reminders.personal-data.ts';
import { routineData } from './features/routines/routines.personal-data.ts';
import {
  questionHeartData,
  reminderJobData,
  savedSessionData,
  sessionLikeData,
  sessionQuestionData,
  sessionReminderData,
  sessionViewData,
} from './features/specialists/specialists.personal-data.ts';
import { staffData } from './features/staff/staff.personal-data.ts';
import { premiumInterestData, subscriberData } from './features/subscribers/subscribers.personal-data.ts';
import { receivedWriteData } from './features/sync/sync.personal-data.ts';
import { savedPartData, topicNoteData } from './features/topics/topics.personal-data.ts';
import { uploadData } from './features/uploads/uploads.personal-data.ts';
import { waitlistData } from './features/waitlist/waitlist.personal-data.ts';
import { mediaUsersWithout } from './media-users.ts';

/** Everything Colo holds about her, in the order of her download. Every feature with rows of hers joins here. */
export const personalData: readonly PersonalData[] = [
  accountData,
  profileData,
  familyData,
  familyMemberData,
  babyData,
  notificationData,
  diaryVersionData,
  diaryRecordData,
  diaryTimerData,
  photoData,
  importData,
  consultationLinkData,
  nursingSettingsData,
  reminderData,
  routineData,
  foodClearingData,
  checkinData,
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
  uploadData(mediaUsersWithout),
  articleDraftData,
  articleRevisionData,
  auditData,
  subscriberData,
  staffData,
];

/** What goes when she takes her consent to health data back and wants it deleted. */
export const healthRecords = healthRecordsOf(personalData);
