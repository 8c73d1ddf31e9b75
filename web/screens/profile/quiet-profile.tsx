import type { Profile } from '#shared/profile/profile.schema.ts';
import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import { withoutDefaultName } from '#web/features/profile/default-profile.ts';
import { draftOf } from '#web/features/profile/profile-draft.ts';
import { TakeBack } from '#web/features/quiet/take-back.tsx';
import { Card } from '#web/ui/card.tsx';

type Props = { quiet: Quiet; profile: Profile | null; owner: string | null };

/** While something changed: her name, and the way back on top. What she told about the baby is kept, and not shown. */
export function QuietProfile({ quiet, profile, owner }: Props) {
  const name = profile ? withoutDefaultName(draftOf(profile)).name : undefined;
  return (
    <>
      <TakeBack quiet={quiet} owner={owner} />
      {name && (
        <Card as="section" tone="blush" className="p-5">
          <h2 className="font-serif text-title [overflow-wrap:anywhere]">{name}</h2>
        </Card>
      )}
    </>
  );
}
