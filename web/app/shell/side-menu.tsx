import { PanelLeft } from 'lucide-react';
import { useWide } from '#web/platform/device/use-room.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { BabyToday } from './baby-today.tsx';
import { Brand } from './brand.tsx';
import { MenuEntries } from './menu-entries.tsx';

type Props = { isOpen: boolean; onToggle: () => void };

/** Wide screens: 16rem beside the content, or 3rem of icons. */
export function SideMenu({ isOpen, onToggle }: Props) {
  const t = useTexts();
  const isShown = useWide();
  return (
    <nav
      aria-label={t('shell.menu')}
      className={classNames(
        'sticky top-0 hidden h-dvh shrink-0 flex-col gap-4 border-line border-r bg-card wide:flex',
        isOpen ? 'w-64 p-3' : 'w-12 px-0.5 py-3',
      )}
    >
      <div className={classNames('flex items-center', isOpen ? 'justify-between pl-2.5' : 'justify-center')}>
        {isOpen && <Brand />}
        <IconButton
          label={isOpen ? t('shell.closeMenu') : t('shell.openMenu')}
          aria-expanded={isOpen}
          aria-keyshortcuts="Control+B Meta+B"
          onClick={onToggle}
        >
          <PanelLeft size={22} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
      <MenuEntries isOpen={isOpen} />
      {isOpen && isShown && (
        <div className="mt-auto">
          <BabyToday />
        </div>
      )}
    </nav>
  );
}
