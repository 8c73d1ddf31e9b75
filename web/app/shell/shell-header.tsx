import { Menu } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Drawer } from '#web/ui/drawer.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { BabyToday } from './baby-today.tsx';
import { Brand } from './brand.tsx';
import { MenuEntries } from './menu-entries.tsx';

type Props = { isDrawerOpen: boolean; onDrawerChange: (isOpen: boolean) => void };

/** Phones: the product's name and a quiet way to the drawer. */
export function ShellHeader({ isDrawerOpen, onDrawerChange }: Props) {
  const t = useTexts();
  const close = () => onDrawerChange(false);
  return (
    <header className="flex items-center gap-1 px-1.5 pt-[max(0.25rem,env(safe-area-inset-top))] wide:hidden">
      <IconButton
        label={t('shell.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isDrawerOpen}
        onClick={() => onDrawerChange(true)}
      >
        <Menu size={22} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Brand />
      <Drawer open={isDrawerOpen} onClose={close} label={t('shell.menu')} closeLabel={t('shell.closeMenu')}>
        <nav aria-label={t('shell.menu')} className="flex flex-1 flex-col gap-6">
          <MenuEntries isOpen onFollow={close} />
          <div className="mt-auto">
            <BabyToday />
          </div>
        </nav>
      </Drawer>
    </header>
  );
}
