/**
 * Everything this device keeps, by its key, in localStorage and in the `kept` store of IndexedDB. `store` and `keep` take
 * no key that is not in this list, so that nothing of hers can be written that signing out would forget to erase. A key
 * that ends in a colon is followed by something; the others are whole.
 *
 * - all: of whoever used Colo here; goes with any of them
 * - named: her id is a part of the key; what names somebody else, or nobody, stays
 * - told: the value says whose it is, as its `owner`
 * - profile: belongs with `profile_origin`, which says whose
 * - first-run: belongs with `onboarding_owner`, which says whose
 * - device: says nothing of her and stays: how the page looks, sounds and speaks
 */
export const keptKeys = [
  { key: 'remembered:', of: 'all' },
  { key: 'audio_position:', of: 'all' },
  { key: 'sign_in_pending', of: 'all' },
  { key: 'checkin_draft:', of: 'named' },
  { key: 'community_draft:', of: 'named' },
  { key: 'diary_draft:', of: 'named' },
  { key: 'diary_both:', of: 'named' },
  { key: 'question_draft:', of: 'named' },
  { key: 'food_draft:', of: 'named' },
  { key: 'note_draft:', of: 'named' },
  { key: 'routine_draft:', of: 'named' },
  { key: 'sleep_draft:', of: 'named' },
  { key: 'nursing_draft:', of: 'named' },
  { key: 'feedback_draft:', of: 'named' },
  { key: 'article_draft:', of: 'named' },
  { key: 'decision_draft:', of: 'named' },
  { key: 'staff_form:', of: 'named' },
  { key: 'note_writer:', of: 'named' },
  { key: 'photo:', of: 'named' },
  { key: 'chosen_baby:', of: 'named' },
  { key: 'curves_declined:', of: 'named' },
  { key: 'consent_asked:', of: 'named' },
  { key: 'plan_language_told:', of: 'named' },
  { key: 'nursing_timer:', of: 'named' },
  { key: 'sleep_timer:', of: 'named' },
  { key: 'pumping_timer:', of: 'named' },
  { key: 'activity_timer:', of: 'named' },
  { key: 'nursing_settings', of: 'told' },
  { key: 'quiet', of: 'told' },
  { key: 'onboarding_step', of: 'told' },
  { key: 'profile_origin', of: 'told' },
  { key: 'profile_data', of: 'profile' },
  { key: 'onboarding_data', of: 'profile' },
  { key: 'onboarding_owner', of: 'told' },
  { key: 'onboarding_completed', of: 'first-run' },
  // A visitor's, until she signs in.
  { key: 'nursing_timer', of: 'device' },
  { key: 'sleep_timer', of: 'device' },
  { key: 'pumping_timer', of: 'device' },
  { key: 'activity_timer', of: 'device' },
  { key: 'nursing_seen', of: 'device' },
  { key: 'feedback_answer:', of: 'device' },
  { key: 'sleep_seen', of: 'device' },
  { key: 'pumping_seen', of: 'device' },
  { key: 'activity_seen', of: 'device' },
  { key: 'theme', of: 'device' },
  { key: 'preferred_language', of: 'device' },
  { key: 'article_text_size', of: 'device' },
  { key: 'audio_volume', of: 'device' },
  { key: 'audio_speed', of: 'device' },
  { key: 'helpline_country', of: 'device' },
  { key: 'admin_shortcuts_off', of: 'device' },
] as const;

type Listed = (typeof keptKeys)[number]['key'];

/** A key that may be written. */
export type KeptKey = Listed extends infer Key
  ? Key extends `${string}:`
    ? `${Key}${string}`
    : Key extends string
      ? Key
      : never
  : never;

/** Pictures that the worker keeps of what she saw. Its shells are the app itself, and stay. */
export const pictureCache = 'colo-pictures';

export const isListed = (key: string): boolean => entryOf(key) !== undefined;

/** Whether what lies under this key is hers, or may tell of her; `read` tells what lies under another. */
export function isKeptOf(owner: string, key: string, read: (key: string) => unknown): boolean {
  switch (entryOf(key)?.of) {
    case 'all':
      return true;
    case 'named':
      return key.split(':').includes(owner);
    case 'told':
      return ownerIn(read(key)) === owner;
    case 'profile':
      return ownerIn(read('profile_origin')) === owner;
    case 'first-run':
      return ownerIn(read('onboarding_owner')) === owner;
    default:
      return false;
  }
}

function entryOf(key: string) {
  return keptKeys.find((one) => (one.key.endsWith(':') ? key.startsWith(one.key) : key === one.key));
}

function ownerIn(text: unknown): unknown {
  try {
    return (JSON.parse(String(text)) as { owner?: unknown } | null)?.owner;
  } catch {
    return undefined;
  }
}
