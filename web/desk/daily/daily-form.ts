import { type DailyCategory, type DailyType, dailyCategories } from '#shared/daily/daily.rules.ts';
import type { AdminDailyAnswer, DailyFields } from '#shared/daily/daily.schema.ts';
import type { Language } from '#shared/language/language.rules.ts';
import type { InterestArea } from '#shared/profile/profile.rules.ts';
import { ageOfWords } from './age-words.ts';

/** What is written once in each language; the tips one per line. */
export type WordsForm = {
  title: string;
  description: string;
  expert: string;
  tips: string;
  fullContent: string;
};

/** A piece as its form shows it: ages in words, and every field a text. */
export type DailyForm = {
  from: string;
  to: string;
  contentType: DailyType;
  duration: string;
  category: DailyCategory;
  interests: InterestArea[];
  libraryCategory: string;
  articleId: string;
  articleTitle: string;
  /** Readers of this language cannot open it. Not there in forms that were kept before it was asked. */
  articleMissingIn?: Language | undefined;
  isPremium: boolean;
  thumbnailUrl: string;
  contentUrl: string;
  published: boolean;
} & Record<Language, WordsForm>;

const noWords: WordsForm = { title: '', description: '', expert: '', tips: '', fullContent: '' };

export function emptyForm(from: string, to: string): DailyForm {
  return {
    from,
    to,
    contentType: 'tip',
    duration: '',
    category: dailyCategories[0],
    interests: [],
    libraryCategory: '',
    articleId: '',
    articleTitle: '',
    isPremium: false,
    thumbnailUrl: '',
    contentUrl: '',
    published: true,
    pt: noWords,
    en: noWords,
  };
}

export function formOfPiece(piece: AdminDailyAnswer, words: (age: number) => string): DailyForm {
  const { contentType, category, interests, isPremium, published } = piece;
  return {
    from: words(piece.fromAge),
    to: words(piece.toAge),
    contentType,
    duration: piece.durationMinutes?.toString() ?? '',
    category,
    interests,
    libraryCategory: piece.libraryCategory ?? '',
    articleId: piece.articleId ?? '',
    articleTitle: piece.article?.title ?? '',
    articleMissingIn: piece.article?.missingIn ?? undefined,
    isPremium,
    thumbnailUrl: piece.thumbnailUrl ?? '',
    contentUrl: piece.contentUrl ?? '',
    published,
    pt: formOfWords(piece.pt),
    en: formOfWords(piece.en),
  };
}

/** What is no age or no number becomes NaN, which the schema refuses by its field. */
export function fieldsOfForm(written: DailyForm): DailyFields {
  const { from, to, duration, articleTitle: _title, articleMissingIn: _missing, ...form } = written;
  return {
    ...form,
    articleId: (form.contentType === 'article' && form.articleId) || null,
    fromAge: ageOfWords(from) ?? Number.NaN,
    toAge: ageOfWords(to) ?? Number.NaN,
    durationMinutes: duration.trim() ? Number(duration) : null,
    libraryCategory: form.libraryCategory || null,
    thumbnailUrl: form.thumbnailUrl || null,
    contentUrl: form.contentUrl.trim() || null,
    pt: fieldsOfWords(form.pt),
    en: fieldsOfWords(form.en),
  };
}

function formOfWords({ expert, tips, ...words }: DailyFields[Language]): WordsForm {
  return { ...words, expert: expert ?? '', tips: tips.join('\n') };
}

function fieldsOfWords({ expert, tips, ...words }: WordsForm): DailyFields[Language] {
  const lines = tips.split('\n').map((line) => line.trim());
  return { ...words, expert: expert.trim() || null, tips: lines.filter(Boolean) };
}
