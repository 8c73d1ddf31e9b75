import type { DistanceKind } from '#shared/community/care.schema.ts';
import type { AuthorAnswer } from '#shared/community/community.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';

/** What muting and blocking are called and what they do: by a name, or for a voice in this talk alone. */
export function useDistanceWords(author: AuthorAnswer) {
  const t = useTexts();
  return (kind: DistanceKind) => {
    const done = kind === 'mute' ? 'muted' : 'blocked';
    if (author.anonymous) {
      return {
        action: t(`communityCare.${kind}Voice`),
        title: t(`communityCare.${done}Voice`),
        text: t(`communityCare.${done}VoiceText`),
      };
    }
    const { name } = author;
    return {
      action: name ? t(`communityCare.${kind}Name`, { name }) : t(`communityCare.${kind}Mother`),
      title: name ? t(`communityCare.${done}Name`, { name }) : t(`communityCare.${done}Mother`),
      text: t(`communityCare.${done}NamedText`),
    };
  };
}
