import { expect, it } from 'vitest';
import { healthRecords, personalData } from '#server/features/personal-data/personal-data.registry.ts';

it('every table of hers is a health record that goes with her consent, or is known not to be one', () => {
  const others = personalData.filter(({ eraseRecords }) => !eraseRecords).map(({ table }) => table);
  expect(healthRecords.map(({ table }) => table).sort()).toEqual([
    'breastfeeding_sessions',
    'food_clearings',
    'food_entries',
    'nursing_timers',
    'sleep_sessions',
    'sleep_timers',
  ]);
  // A new table is written down here or gets `eraseRecords`: somebody has thought of it.
  expect(others).toEqual([
    'users',
    'profiles',
    'notification_settings',
    'nursing_settings',
    'baby_routines',
    'topic_notes',
    'saved_parts',
    'consents',
    'community_versions',
    'community_cases',
    'community_posts',
    'community_comments',
    'community_reactions',
    'saved_posts',
    'community_reports',
    'community_distances',
    'community_sanctions',
    'community_notices',
    'session_reminders',
    'jobs',
    'saved_sessions',
    'session_likes',
    'session_views',
    'session_questions',
    'session_question_hearts',
    'premium_interests',
    'daily_marks',
    'saved_articles',
    'post_feedback',
    'sign_in_sessions',
    'sign_in_links',
    'second_factors',
    'recovery_codes',
    'passkeys',
    'received_writes',
    'waitlist_entries',
    'media_uploads',
    'post_drafts',
    'post_revisions',
    'audit_log',
    'subscribers',
  ]);
});
