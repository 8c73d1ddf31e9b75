import { paths } from '#shared/navigation/paths.ts';

/** The way to the diary; with a food, its form opens with that food in it. */
export const diaryLink = (food?: string) => ({ to: paths.foodDiary, state: { food } }) as const;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Which food the diary is asked to write down. */
    food?: string | undefined;
  }
}
