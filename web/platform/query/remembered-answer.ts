import type { InfiniteData } from '@tanstack/react-query';
import { forget, recall, remember } from './remembered.ts';

type Owner = string | null;
type Copy = { owner: Owner };

type Options<Answer> = {
  /** It may be of another release. */
  looksRight: (held: Partial<Answer>) => boolean;
  /** What of it may lie on the phone. */
  trim?: (answer: Answer) => Answer;
};

/**
 * What the server last answered somebody, so that a screen has it before any answer, and offline: of whoever asked, and
 * nobody else's. Kept by the query client with every change of the query that these options are given to.
 */
export function rememberedAnswer<Answer extends object>(
  name: string,
  { looksRight, trim = (answer) => answer }: Options<Answer>,
) {
  const isCopy = (held: unknown): held is Copy & Answer => {
    const { owner } = (held ?? {}) as Partial<Copy>;
    return owner !== undefined && looksRight((held ?? {}) as Partial<Answer>);
  };

  function read(owner: Owner): Answer | undefined {
    const copy = recall(name, isCopy);
    if (copy?.owner !== owner) return undefined;
    const { owner: _, ...answer } = copy;
    return answer as unknown as Answer;
  }

  const write = (owner: Owner, answer: Answer) => remember(name, { ...trim(answer), owner });

  return {
    read,
    write,
    forget: () => forget(name),
    /** Changes what lies on the phone, whether or not a screen has read it since the start. */
    correct(owner: Owner, make: (answer: Answer) => Answer): void {
      const answer = read(owner);
      if (answer) write(owner, make(answer));
    },
    /** Options of a query whose answer it is. */
    query: (owner: Owner) => ({
      initialData: () => read(owner),
      initialDataUpdatedAt: 0,
      meta: { remember: (answer: Answer) => write(owner, answer) },
    }),
    /** Options of an infinite query whose first page it is: the others would be asked for again at every start. */
    firstPage: (owner: Owner) => ({
      initialData: (): InfiniteData<Answer, string | null> | undefined => {
        const page = read(owner);
        return page && { pages: [page], pageParams: [null] };
      },
      initialDataUpdatedAt: 0,
      meta: { remember: ({ pages: [page] }: InfiniteData<Answer>) => page && write(owner, page) },
    }),
  };
}

export type RememberedAnswer<Answer extends object> = ReturnType<typeof rememberedAnswer<Answer>>;
