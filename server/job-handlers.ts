import { newDeviceJobs } from './features/access/devices/new-device.jobs.ts';
import { familyDeletionJobs } from './features/family/deletion/family-deletion.jobs.ts';
import { staffAlertJobs } from './features/moderation/staff-alert.jobs.ts';
import { unansweredSince } from './features/specialists/admin/questions-admin.repository.ts';
import { reminderJobs } from './features/specialists/reminders/reminder.jobs.ts';
import type { JobHandlers } from './platform/jobs/jobs.ts';
import type { Services } from './services.ts';

/** Every kind of job, in one list. A feature that notes some joins with handlers of its own. */
export const jobHandlers = (services: Services): JobHandlers => ({
  ...reminderJobs(services),
  ...staffAlertJobs(services, unansweredSince),
  ...newDeviceJobs(services),
  ...familyDeletionJobs(services),
});
