import { Moon } from 'lucide-react';
import { useState } from 'react';
import { wallClock } from '#shared/time/zoned-time.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useOfDevice } from '#web/platform/first-paint/use-of-device.ts';
import { setTheme, useTheme } from '#web/platform/theme/theme.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const isNight = (hour: number) => hour >= 20 || hour < 6;
const isDarkAlready = () => window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;

/** After 20:00 the lamp can be turned low, once; whoever pinned a theme has already decided. */
export function NightOffer({ now }: { now: number }) {
  const t = useTexts();
  const theme = useTheme();
  const [isDeclined, setDeclined] = useState(false);
  // Of the device's theme the server knows nothing: until the page is alive, styles keep it out of a dark one.
  const isDark = useOfDevice(isDarkAlready, false);
  if (isDeclined || theme !== 'system' || isDark || !isNight(wallClock(new Date(now), deviceTimeZone()).hour))
    return null;
  return (
    <Card
      tone="blush"
      className="pinned:hidden dark-device:hidden flex flex-wrap items-center gap-x-3 gap-y-1"
    >
      <Moon size={22} aria-hidden className="text-clay" />
      <p className="min-w-40 flex-1 font-bold">{t('nursing.nightOffer')}</p>
      <div className="flex gap-2">
        <Button variant="quiet" onClick={() => setDeclined(true)}>
          {t('nursing.nightNo')}
        </Button>
        <Button variant="secondary" onClick={() => setTheme('night')}>
          {t('nursing.nightUse')}
        </Button>
      </div>
    </Card>
  );
}
