import type { Language } from '#shared/language/language.rules.ts';
import type { useTexts } from '#web/texts/use-texts.ts';
import type { Write } from './write.ts';

type Told = { t: ReturnType<typeof useTexts>; language: Language };

/** How a feature speaks of a write of its own that the server refused. */
export type WriteKind = {
  /** What it was, in her words: 'Mamada das 14:20'. */
  describe: (write: Write, told: Told) => string;
  /** Why the server would not take it, where the feature knows more than the code says. */
  reason?: (write: Write, told: Told) => string | undefined;
  /** What she wrote in it, whole: the place it was meant for may be gone. */
  text?: (write: Write) => string | undefined;
  /** Where she can mend it; undefined where it can only be tried again or discarded. */
  mendPath?: (write: Write) => string | undefined;
};
