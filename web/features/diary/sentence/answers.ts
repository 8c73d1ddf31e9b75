import { milks } from '#shared/diary/kinds/bottle.ts';
import { milkPlaces } from '#shared/diary/kinds/milk.ts';
import { nappyContents } from '#shared/diary/kinds/nappy.ts';
import { temperaturePlaces } from '#shared/diary/kinds/temperature.ts';
import type { Draft } from '#shared/diary/sentence/sentence.ts';
import { nursingSides } from '#shared/nursing/nursing.rules.ts';
import { splitBySide } from '#shared/nursing/timer.rules.ts';
import { dayIn } from '#shared/time/calendar-date.ts';
import type { Speech } from '../kinds/kind-words.ts';
import type { Asked, TellingIn, Told } from './told.ts';

/** What can be answered with a tap: what it says, and what it makes of the record. */
export type Answer = { label: string; draft: Draft };

const halfDayMs = 43_200_000;

/** Without any, the form is where it is answered. */
export function answersTo({ question, words }: Asked, { draft }: Told, here: TellingIn & Speech): Answer[] {
  const { t } = here;
  switch (question) {
    case 'which_milk':
    case 'which_place':
    case 'which_side':
    case 'what_nappy':
      return choicesFor(draft, here);
    case 'which_baby':
      return here.babies.map(({ name }) => ({ label: name, draft: { ...draft, babyName: name } }));
    case 'yesterday':
      return [{ label: t('sentence.wasYesterday'), draft }];
    case 'unusual':
      return [{ label: t('sentence.itWasSo'), draft }];
    case 'morning_or_evening':
      return hoursFor(draft, here);
    case 'when':
      return isNow(draft, here) ? [{ label: t('sentence.wasNow'), draft }] : [];
    case 'left_over':
      return [
        { label: t('sentence.toNotes'), draft: { ...draft, notes: joined(draft.notes, words) } },
        { label: t('sentence.leaveOut'), draft },
      ];
    default:
      return [];
  }
}

const joined = (notes: string | null, words: string) => [notes, words].filter(Boolean).join(' ');

/** Of what the record has to say: one of a few. */
function choicesFor(draft: Draft, { t }: Speech): Answer[] {
  if (draft.kind === 'bottle')
    return milks.map((milk) => ({
      label: t(`bottle.milk_${milk}`),
      draft: { ...draft, details: { ...draft.details, milk } },
    }));
  if (draft.kind === 'temperature')
    return temperaturePlaces.map((place) => ({
      label: t(`temperature.place_${place}`),
      draft: { ...draft, details: { ...draft.details, place } },
    }));
  if (draft.kind === 'milk')
    return milkPlaces.map((place) => ({
      label: t(`milk.place_${place}`),
      draft: { ...draft, details: { ...draft.details, place } },
    }));
  if (draft.kind === 'nappy')
    return nappyContents.map((what) => ({
      label: t(`nappy.${what}`),
      draft: { ...draft, details: { ...draft.details, what } },
    }));
  if (draft.kind !== 'feed') return [];
  return nursingSides.map((side) => ({
    label: t(`nursing.${side}`),
    draft: {
      ...draft,
      details: {
        ...draft.details,
        side,
        ...splitBySide(side, draft.durationSeconds ?? 0, { left: 0, right: 0 }),
      },
    },
  }));
}

function isNow({ startTime, endTime, day }: Draft, { now, zone }: TellingIn): boolean {
  if (day !== null) return day === dayIn(zone, now);
  return startTime === now.toISOString() && (endTime ?? startTime) === startTime;
}

/** The same hour of both halves of the day: the later one is what was read. */
function hoursFor(draft: Draft, { time }: TellingIn & Speech): Answer[] {
  const { startTime, endTime } = draft;
  if (startTime === null) return [];
  const moved = (moment: string) => new Date(Date.parse(moment) - halfDayMs).toISOString();
  const earlier = { ...draft, startTime: moved(startTime), endTime: endTime && moved(endTime) };
  return [earlier, draft].map((one) => ({ label: time(one.startTime ?? ''), draft: one }));
}
