import { setTheme, type Theme, themes, useTheme } from '#web/platform/theme/theme.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';

export function ThemeChoice() {
  const t = useTexts();
  const theme = useTheme();
  const words: Record<Theme, { label: string; hint?: string }> = {
    system: { label: t('profile.themeSystem') },
    light: { label: t('profile.themeLight') },
    night: { label: t('profile.themeNight'), hint: t('profile.themeNightHint') },
  };
  return (
    <RadioCards
      legend={<h2 className="text-heading">{t('profile.theme')}</h2>}
      name="theme"
      options={themes.map((value) => ({ value, ...words[value] }))}
      value={theme}
      onChange={setTheme}
    />
  );
}
