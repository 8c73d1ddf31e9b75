import {
  BookOpen,
  CircleUserRound,
  House,
  type LucideIcon,
  MessageCircle,
  NotebookPen,
  Users,
} from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import type { AppTextKey } from '#web/texts/use-texts.ts';

type AppPath = Extract<(typeof paths)[keyof typeof paths], `/app${string}`>;

type Destination = {
  path: AppPath;
  Icon: LucideIcon;
  /** The tab bar and the side menu call some places by different names, as specified. */
  tab: AppTextKey & `shell.tab${string}`;
  menu: AppTextKey & `shell.menu${string}`;
};

/** The five places of the app, in order. The calendar is reached from home, not from here. */
export const destinations: readonly Destination[] = [
  { path: paths.home, Icon: House, tab: 'shell.tabHome', menu: 'shell.menuHome' },
  { path: paths.library, Icon: BookOpen, tab: 'shell.tabLibrary', menu: 'shell.menuLibrary' },
  { path: paths.community, Icon: Users, tab: 'shell.tabCommunity', menu: 'shell.menuCommunity' },
  {
    path: paths.specialists,
    Icon: MessageCircle,
    tab: 'shell.tabSpecialists',
    menu: 'shell.menuSpecialists',
  },
  { path: paths.profile, Icon: CircleUserRound, tab: 'shell.tabProfile', menu: 'shell.menuProfile' },
];

export const diary = { path: paths.diary, Icon: NotebookPen, menu: 'shell.menuDiary' } as const;
