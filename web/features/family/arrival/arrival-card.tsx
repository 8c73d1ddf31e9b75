import type { ProfileOwner } from '#web/features/profile/use-profile.ts';
import { HasArrived } from './has-arrived.tsx';
import { WhichDate } from './which-date.tsx';

type Props = {
  question: 'arrived' | 'which-date';
  viewer: ProfileOwner | null;
  onLater: () => void;
};

/** Only her answer makes a birth. What is a button here is as true in the profile's own forms. */
export default function ArrivalCard({ question, ...props }: Props) {
  return question === 'arrived' ? <HasArrived {...props} /> : <WhichDate {...props} />;
}
