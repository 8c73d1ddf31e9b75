import { canStayAwake } from '#web/platform/device/wake-lock.ts';
import { useOfDevice } from '#web/platform/first-paint/use-of-device.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Switch } from '#web/ui/switch.tsx';
import { changeSettings, useNursingSettings } from './nursing-settings.ts';

/** Her choice; the timer bar, which is there on every screen, acts on it. */
export function KeepAwake({ owner }: { owner: string | null }) {
  const t = useTexts();
  const { keepAwake } = useNursingSettings();
  const isPossible = useOfDevice(canStayAwake, true);
  return (
    <Switch
      label={t('nursing.keepAwake')}
      hint={isPossible ? t('nursing.keepAwakeHint') : t('nursing.keepAwakeUnsupported')}
      checked={keepAwake && isPossible}
      disabled={!isPossible}
      onChange={(checked) => changeSettings(owner, { keepAwake: checked })}
    />
  );
}
