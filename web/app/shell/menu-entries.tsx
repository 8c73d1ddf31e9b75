import { PencilLine } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { partOf } from '#shared/navigation/part-of.ts';
import { type Path, paths } from '#shared/navigation/paths.ts';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { useQuiet } from '#web/features/quiet/quiet-context.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { DestinationLink } from './destination-link.tsx';
import { destinations, diary } from './destinations.ts';

/** Only a desk has the narrow menu: a phone does not wait for its tooltips. */
const Tooltip = lazy(() =>
  retryLoad(async () => ({ default: (await import('#web/ui/tooltip.tsx')).Tooltip })),
);

type Props = { isOpen: boolean; onFollow?: (() => void) | undefined };

/** The entries of the side menu and of the drawer; closed, they are icons that say their name on a tooltip. */
export function MenuEntries({ isOpen, onFollow }: Props) {
  const t = useTexts();
  const viewer = useViewer();
  const isQuiet = useQuiet() !== null;
  // The diary is in the menu alone: five tabs are as many as a thumb finds.
  const entries = isQuiet ? destinations : [...destinations.slice(0, 1), diary, ...destinations.slice(1)];
  return (
    <ul className="grid gap-1">
      {entries.map(({ path, Icon, menu }) => (
        <Entry key={path} path={path} name={t(menu)} isOpen={isOpen} onFollow={onFollow}>
          <Icon size={22} strokeWidth={1.75} aria-hidden className="shrink-0" />
        </Entry>
      ))}
      {viewer.data?.isStaff && (
        <Entry path={paths.admin} name={t('shell.menuAdmin')} isOpen={isOpen} onFollow={onFollow}>
          <PencilLine size={22} strokeWidth={1.75} aria-hidden className="shrink-0" />
        </Entry>
      )}
    </ul>
  );
}

/** The diary has an entry here, and belongs to home where it has none. */
const placeOf = (path: string) =>
  path === paths.diary || path.startsWith(`${paths.diary}/`) ? paths.diary : partOf(path);

type EntryProps = Props & { path: Exclude<Path, '/'>; name: string; children: ReactNode };

function Entry({ path, name, isOpen, onFollow, children }: EntryProps) {
  const link = (
    <DestinationLink path={path} placeOf={placeOf} onClick={onFollow} className={entryClass}>
      {children}
      <span className={isOpen ? undefined : 'sr-only'}>{name}</span>
    </DestinationLink>
  );
  return (
    <li>
      {isOpen ? (
        link
      ) : (
        <Suspense fallback={<span className="inline-flex">{link}</span>}>
          <Tooltip text={name} side="right">
            {link}
          </Tooltip>
        </Suspense>
      )}
    </li>
  );
}

const entryClass =
  'flex min-h-11 items-center gap-3 rounded-control px-2.5 text-ink-soft hover:bg-blush hover:text-ink aria-[current=page]:bg-blush aria-[current=page]:font-bold aria-[current=page]:text-ink';
