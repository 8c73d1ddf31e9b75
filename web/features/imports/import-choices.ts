import type { ImportContext } from '#shared/import/imported.ts';
import type { Looked } from './file-reader.ts';
import { leftOut } from './left-out.ts';

/** Where the files go, as far as their reading has to know it. */
export type ImportPlace = {
  familyId: string;
  babies: readonly { id: string; name: string }[];
  /** The one that this device shows. */
  babyId: string | null;
  timeZone: string;
};

/** Her answers to what the files do not say. */
export type Choices = Omit<ImportContext, 'now'> & {
  /** Whether what looks like something that is there is taken as well. */
  withDoubles: boolean;
};

const usualUnits = { volume: 'ml', weight: 'kg', length: 'cm', temperature: 'c' } as const;

/** What it most probably is, to be changed before anything is sent. */
export function firstChoices({ children, units }: Looked, place: ImportPlace): Choices {
  const known = Object.entries(units).filter(([, unit]) => unit !== null);
  return {
    timeZone: place.timeZone,
    babies: Object.fromEntries(
      children.map((child) => [child.key, likelyBaby(child, place, children.length === 1)]),
    ),
    units: { ...usualUnits, ...Object.fromEntries(known) },
    temperaturePlace: 'axillary',
    withDoubles: false,
  };
}

/** By its id in our own files, by its name in others; the only child is the baby that is shown. Others are left out. */
function likelyBaby(
  { key, name }: Looked['children'][number],
  { babies, babyId }: ImportPlace,
  isOnly: boolean,
): string | null {
  if (babies.length === 0) return null;
  const plain = (text: string) => text.trim().toLocaleLowerCase();
  const first = plain(name).split(' ')[0];
  const same =
    babies.find(({ id }) => id === key) ??
    babies.find((baby) => plain(baby.name) === plain(name)) ??
    babies.find((baby) => first !== '' && plain(baby.name).split(' ')[0] === first);
  return same?.id ?? (isOnly ? babyId : null) ?? leftOut;
}

export const contextOf = ({ withDoubles: _, ...choices }: Choices, now: Date): ImportContext => ({
  ...choices,
  now,
});
