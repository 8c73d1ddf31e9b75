import type { SameKeys } from '#web/platform/language/translate.ts';
import type { audit as pt } from '../pt/audit.ts';

export const audit: SameKeys<typeof pt> = {
  action_article_created: '{who} created the article “{what}”',
  action_article_saved: '{who} saved the article “{what}”',
  action_article_published: '{who} published the article “{what}”',
  action_article_unpublished: '{who} took the article “{what}” down',
  action_article_scheduled: '{who} scheduled the article “{what}”',
  action_article_deleted: '{who} deleted the article “{what}”',
  action_article_restored: '{who} restored the article “{what}”',
  action_article_purged: 'The article “{what}” left the trash for good',
  action_image_uploaded: '{who} uploaded the image {what}',
  action_audio_uploaded: '{who} uploaded the audio {what}',
  action_staff_added: '{who} added {what} to the team',
  action_staff_removed: '{who} removed {what} from the team',
  action_waitlist_downloaded: '{who} downloaded the waitlist',
  intro: 'Everything the team does is noted here, newest first.',
  failed: 'Could not load the activity log',
  empty: 'Nothing noted yet',
  emptyText: 'Every saved article, every upload and every change in the team appears here.',
  wentOut: 'The article “{what}” went out',
  someone: 'Someone who has left',
};
