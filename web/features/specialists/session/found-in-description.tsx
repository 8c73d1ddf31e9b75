import { foundSentences } from '#shared/library/highlight.rules.ts';
import type { Matcher } from '#shared/search/sought.rules.ts';
import { MarkedText } from '#web/platform/search/marked-text.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { useSessionCategoryName } from '../categories.ts';
import type { SeenSession } from '../seen.ts';

/** Why a session was found, where neither its title nor its specialist's name says it: its words, and her topics. */
export function FoundInDescription({ session, piecesOf }: { session: SeenSession; piecesOf: Matcher }) {
  const t = useTexts();
  const nameOf = useSessionCategoryName();
  const sentences = foundSentences(session.description, piecesOf);
  const topics = (session.specialist.topics ?? [])
    .map((topic) => piecesOf(nameOf(topic)))
    .filter((pieces) => pieces.some(({ isMatch }) => isMatch));
  return (
    <>
      {sentences.length > 0 && (
        <p className="text-small [overflow-wrap:anywhere]">
          {[...sentences.entries()].map(([place, pieces]) => (
            <span key={place}>
              {place > 0 && ' '}
              <MarkedText pieces={pieces} />
            </span>
          ))}
        </p>
      )}
      {topics.length > 0 && (
        <p className="text-small">
          {t('specialists.topics')}{' '}
          {[...topics.entries()].map(([place, pieces]) => (
            <span key={place}>
              {place > 0 && ', '}
              <MarkedText pieces={pieces} />
            </span>
          ))}
        </p>
      )}
    </>
  );
}
