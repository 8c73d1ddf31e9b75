import { useCanGoBack, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { type CalendarDate, isCalendarDate } from '#shared/time/calendar-date.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The day whose content stands in the page's place. */
    day?: CalendarDate | undefined;
  }
}

type DayInPlace = {
  day: CalendarDate | undefined;
  openDay: (day: CalendarDate) => void;
  goBack: () => void;
};

/**
 * A day opens in place: the address stays, and the history has an entry of its own, so that the browser's Back returns
 * to where she was, and a reload stays.
 */
export function useDayInPlace(): DayInPlace {
  const held = useLocation({ select: ({ state }) => state.day });
  const navigate = useNavigate();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return {
    /** The browser keeps it, so it may be of another release. */
    day: isCalendarDate(held) ? held : undefined,
    openDay: (day) => void navigate({ to: '.', search: true, state: { day } }),
    goBack: () => {
      if (canGoBack) router.history.back();
      else navigate({ to: '.', search: ({ conteudo: _, ...rest }) => rest, state: {}, replace: true });
    },
  };
}
