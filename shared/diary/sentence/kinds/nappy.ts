import type { NappyContent } from '../../kinds/nappy.ts';
import type { Reading } from '../reading.ts';
import { whenMoment } from '../when.ts';
import type { Made } from './made.ts';

export function readNappy(reading: Reading): Made[] {
  const isNamed = reading.takeAll('nappy').length > 0;
  reading.takeAll('did');
  reading.takeAll('drink');
  const contents = new Set<NappyContent>(reading.takeAll('content').map(({ what }) => what));
  // "Diaper: both", where nothing else was named.
  const both =
    contents.size === 0 && reading.pieces.find((piece) => piece.is === 'side' && piece.side === 'both');
  if (both) reading.use(both);
  const what = both ? 'both' : whatOf(contents);
  if (what === null) reading.ask('what_nappy');
  // Much may be dry, or clean: it has to be a nappy.
  if (!isNamed && (what === 'dry' || mixedAlone(reading))) reading.ask('which_kind');
  const isStool = what === 'dirty' || what === 'both';
  // A colour of anything else is not taken, and so asked about.
  const colour = isStool ? reading.take('colour') : undefined;
  const potty = reading.take('potty');
  const when = whenMoment(reading);
  const details = {
    what,
    colour: colour?.colour ?? null,
    catch: potty ? ('caught' as const) : null,
    cue: false,
  };
  return [{ kind: 'nappy', details, when }];
}

const mixedAlone = ({ pieces }: Reading) =>
  pieces.every((piece) => piece.is !== 'content' || piece.what === 'both');

function whatOf(contents: ReadonlySet<NappyContent>): NappyContent | null {
  const [only] = contents;
  if (contents.size === 1) return only ?? null;
  const holds = (what: NappyContent) => contents.has(what);
  const isBoth = (holds('wet') || holds('both')) && (holds('dirty') || holds('both')) && !holds('dry');
  return isBoth ? 'both' : null;
}
