import { type BabyAvatar, babyAvatars } from '#shared/profile/profile.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Avatar } from '#web/ui/avatar.tsx';

type Props = { value: BabyAvatar | undefined; onChange: (avatar: BabyAvatar) => void };

/** The six pictures side by side: they are chosen by eye, not read. */
export function AvatarChoice({ value, onChange }: Props) {
  const t = useTexts();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{t('profileFields.babyAvatar')}</legend>
      <div className="grid grid-cols-3 gap-2 wide:grid-cols-6">
        {babyAvatars.map((avatar) => (
          <label
            key={avatar}
            className="relative grid justify-items-center gap-1 rounded-control border border-control-line bg-card px-1 py-2 text-center text-small outline-offset-2 outline-clay has-checked:border-clay has-checked:bg-blush has-checked:font-bold has-checked:inset-ring has-checked:inset-ring-clay has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name="babyAvatar"
              value={avatar}
              checked={avatar === value}
              onChange={() => onChange(avatar)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <Avatar picture={avatar} label="" size={48} />
            {t(`profileFields.babyAvatar_${avatar}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
