export const milestoneAreas = ['movement', 'hands', 'language', 'together', 'first-time'] as const;
export type MilestoneArea = (typeof milestoneAreas)[number];

type Row = {
  /** Written in records: it never changes. */
  key: string;
  area: MilestoneArea;
  /** Between which months it often comes, in corrected age; null for first times, which have no age. */
  months: readonly [from: number, to: number] | null;
};

/**
 * What babies come to do, and first times to remember. The ages are the bands of the Caderneta da Criança (Ministério da
 * Saúde), four in each, in which most children come to it; the words are ours (milestones.pt.ts, milestones.en.ts). Only the
 * first year is here: its rows were compared with a health service's copy of the list, and what no source could be named for
 * was left out. What comes later is told as a first time.
 */
const list = [
  { key: 'curled-up', area: 'movement', months: [0, 1] },
  { key: 'looks-at-face', area: 'together', months: [0, 1] },
  { key: 'reacts-to-sound', area: 'language', months: [0, 1] },
  { key: 'lifts-head', area: 'movement', months: [0, 1] },

  { key: 'smiles-back', area: 'together', months: [1, 2] },
  { key: 'opens-hands', area: 'hands', months: [1, 2] },
  { key: 'makes-sounds', area: 'language', months: [1, 2] },
  { key: 'moves-limbs', area: 'movement', months: [1, 2] },

  { key: 'answers-company', area: 'together', months: [2, 4] },
  { key: 'holds-object', area: 'hands', months: [2, 4] },
  { key: 'laughs-aloud', area: 'language', months: [2, 4] },
  { key: 'on-forearms', area: 'movement', months: [2, 4] },

  { key: 'reaches', area: 'hands', months: [4, 6] },
  { key: 'to-the-mouth', area: 'hands', months: [4, 6] },
  { key: 'turns-to-sound', area: 'language', months: [4, 6] },
  { key: 'rolls', area: 'movement', months: [4, 6] },

  { key: 'peekaboo', area: 'together', months: [6, 9] },
  { key: 'hand-to-hand', area: 'hands', months: [6, 9] },
  { key: 'double-syllables', area: 'language', months: [6, 9] },
  { key: 'sits-alone', area: 'movement', months: [6, 9] },

  { key: 'copies-gestures', area: 'together', months: [9, 12] },
  { key: 'pincer', area: 'hands', months: [9, 12] },
  { key: 'babbles-tunes', area: 'language', months: [9, 12] },
  { key: 'walks-holding', area: 'movement', months: [9, 12] },

  { key: 'came-home', area: 'first-time', months: null },
  { key: 'first-bath', area: 'first-time', months: null },
  { key: 'cord-fell', area: 'first-time', months: null },
  { key: 'first-outing', area: 'first-time', months: null },
  { key: 'long-night', area: 'first-time', months: null },
  { key: 'found-hands', area: 'first-time', months: null },
  { key: 'found-feet', area: 'first-time', months: null },
  { key: 'first-giggle', area: 'first-time', months: null },
  { key: 'first-tooth', area: 'first-time', months: null },
  { key: 'first-food', area: 'first-time', months: null },
  { key: 'crawled', area: 'first-time', months: null },
  { key: 'pulled-up', area: 'first-time', months: null },
  { key: 'first-steps', area: 'first-time', months: null },
  { key: 'first-word', area: 'first-time', months: null },
  { key: 'waved', area: 'first-time', months: null },
  { key: 'first-kiss', area: 'first-time', months: null },
  { key: 'first-haircut', area: 'first-time', months: null },
  { key: 'first-trip', area: 'first-time', months: null },
  { key: 'first-sea', area: 'first-time', months: null },
  { key: 'first-birthday', area: 'first-time', months: null },
] as const satisfies readonly Row[];

export type MilestoneKey = (typeof list)[number]['key'];
export type Milestone = Row & { key: MilestoneKey };
export const milestones: readonly Milestone[] = list;

/** What it is called, as said of the baby. */
export type MilestoneWords = Readonly<Record<MilestoneKey, string>>;
