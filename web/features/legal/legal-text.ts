import type { Language } from '#shared/language/language.rules.ts';

/** A text long enough to be fetched with its page instead of with the app. */
export type LegalText = {
  readonly intro: string;
  readonly sections: readonly {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly list: readonly string[];
  }[];
};

export type LegalTextLoader = Record<Language, () => Promise<LegalText>>;
