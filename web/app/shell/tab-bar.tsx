import { useTexts } from '#web/texts/use-texts.ts';
import { DestinationLink } from './destination-link.tsx';
import { destinations } from './destinations.ts';

/** Phones: everything within reach of one thumb. */
export function TabBar() {
  const t = useTexts();
  return (
    <nav
      aria-label={t('shell.tabs')}
      className="fixed inset-x-0 bottom-0 z-10 border-line border-t bg-card pb-[env(safe-area-inset-bottom)] wide:hidden"
    >
      <ul className="mx-auto grid h-tab-bar max-w-lg grid-cols-5">
        {destinations.map(({ path, Icon, tab }) => (
          <li key={path}>
            <DestinationLink path={path} className={tabClass}>
              <span className="grid h-7 w-13 place-items-center rounded-full transition-colors group-aria-[current=page]:bg-blush">
                <Icon size={22} strokeWidth={1.75} aria-hidden />
              </span>
              {t(tab)}
            </DestinationLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const tabClass =
  'group flex h-full flex-col items-center gap-0.5 px-0.5 pt-1.5 text-center text-tiny leading-none -outline-offset-2 text-ink-soft aria-[current=page]:font-bold aria-[current=page]:text-ink';
