import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Language } from '#shared/language/language.rules.ts';
import type { useTexts } from '#web/texts/use-texts.ts';
import type { AcknowledgedWrite, RefusedWrite, Write } from './write.ts';

type Speech = { t: ReturnType<typeof useTexts>; language: Language };
type Words = { title: string; description: string };

/** All that the app must know of one kind of write, beside how it is put into the outbox. */
export type WriteKind = {
  /** What it was, in her words: 'Mamada das 14:20'. */
  describe: (write: Write, speech: Speech) => string;
  /** Why the server would not take it, where the feature knows more than the code says. */
  reason?: (write: Write, speech: Speech) => string | undefined;
  /** What she wrote in it, whole: the place it was meant for may be gone. */
  text?: (write: Write, speech: Speech) => string | undefined;
  /** Where she can mend it; undefined where it can only be tried again or discarded. */
  mendPath?: (write: Write) => string | undefined;
  /** The server has taken it: the cached answers that were read before say the same, in place, or once they came anew. */
  acknowledge?: (client: QueryClient, write: AcknowledgedWrite) => void | Promise<void>;
  /** And it is told, while she looks. */
  acknowledged?: (write: AcknowledgedWrite, speech: Speech & { client: QueryClient }) => Words;
  /** The server would not take it, and she is told at once. What holds words of hers is kept, anything else is undone. */
  refused?: { keeps: boolean; say: (write: RefusedWrite, speech: Speech) => Words };
};

/** What a noun writes offline: a kind that it does not speak of is an error of the compiler. */
export type OutboxNoun<Kind extends string = string> = {
  kinds: Record<Kind, WriteKind>;
  /** What a write of another device makes old here. */
  staleKeys?: readonly QueryKey[];
  /** How far each family of hers is by now: what others did there is learnt, in place. */
  follow?: (client: QueryClient, owner: string, families: Readonly<Record<string, number>>) => void;
  /** Her consent was taken back: this phone's copies of these records go. */
  forget?: (client: QueryClient) => void;
};
