import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { LanguageRadio } from '#web/features/language/language-radio.tsx';
import type { ProfileOwner } from '#web/features/profile/use-profile.ts';
import { Sheet } from '#web/parts/sheet.tsx';
import { type AppTextKey, useTexts } from '#web/texts/use-texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

type Props = { viewer: ProfileOwner | null; onClose: () => void; onSaved: () => void };
type Load = () => Promise<{ default: ComponentType<Props & { onDone: () => void }> }>;

/** Each is a chunk of its own: she opens one, seldom two. */
const chunks = {
  'about-baby': () => import('#web/features/profile/editing/edit-about-baby.tsx'),
  'about-you': () => import('#web/features/profile/editing/edit-about-you.tsx'),
  'birth-date': () => import('#web/features/profile/editing/edit-birth-date.tsx'),
  journey: () => import('#web/features/profile/editing/edit-journey.tsx'),
  notifications: () => import('#web/features/notifications/notification-settings.tsx'),
  account: () => import('./account-sheet.tsx'),
  'second-factor': () => import('#web/features/access/second-factor/second-factor-settings.tsx'),
  passkeys: () => import('#web/features/access/passkeys/passkey-settings.tsx'),
} satisfies Record<string, Load>;

const sheets: {
  name: SheetName;
  title: AppTextKey;
  Content: ComponentType<Props & { onDone: () => void }>;
}[] = [
  { name: 'about-baby', title: 'profile.aboutBaby', Content: lazy(chunks['about-baby']) },
  { name: 'about-you', title: 'profile.aboutYou', Content: lazy(chunks['about-you']) },
  { name: 'birth-date', title: 'profile.optionBirthDate', Content: lazy(chunks['birth-date']) },
  { name: 'journey', title: 'profile.optionJourney', Content: lazy(chunks.journey) },
  { name: 'notifications', title: 'profile.optionNotifications', Content: lazy(chunks.notifications) },
  { name: 'language', title: 'profile.optionLanguage', Content: LanguageRadio },
  { name: 'account', title: 'profile.optionAccount', Content: lazy(chunks.account) },
  { name: 'second-factor', title: 'secondFactor.title', Content: lazy(chunks['second-factor']) },
  { name: 'passkeys', title: 'passkey.title', Content: lazy(chunks.passkeys) },
];

export type SheetName = keyof typeof chunks | 'language';

/** Everything that rises over the profile; one at a time. */
export function ProfileSheets({ shown, ...props }: Props & { shown: SheetName | undefined }) {
  const t = useTexts();
  useChunksAtHand();
  return sheets.map(({ name, title, Content }) => (
    <Sheet key={name} open={shown === name} onClose={props.onClose} title={t(title as 'profile.title')}>
      <Suspense fallback={<Skeleton className="h-64" />}>
        <Content {...props} onDone={props.onClose} />
      </Suspense>
    </Sheet>
  ));
}

/** Once the screen stands, the sheets are fetched, so that a tap answers at once, even offline. */
function useChunksAtHand(): void {
  useEffect(() => {
    const fetchAll = () => Promise.allSettled(Object.values(chunks).map((load) => load()));
    const waiting = setTimeout(fetchAll, 1500);
    return () => clearTimeout(waiting);
  }, []);
}
