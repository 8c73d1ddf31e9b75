import { describe, expect, it } from 'vitest';
import { aDraft, anEditedArticle, editedId, written } from '#tests/support/fake-editing.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { formOfSaved, formOfTranslation, publicationOf } from './article-form.ts';
import { instantOf, localMinute } from './local-minute.ts';
import { previewedArticle } from './preview/previewed-article.ts';
import { problemsIn, problemsOfRefusal } from './problems-in.ts';
import { wordsIn } from './writing/words-in.ts';

const form = formOfSaved(anEditedArticle(), 'pt');
const now = new Date('2026-07-01T12:00:00Z');

describe('when readers get it', () => {
  it('at once, at a date, or not yet', () => {
    expect(publicationOf({ ...form, publishNow: true })).toEqual({ state: 'published' });
    expect(publicationOf({ ...form, publishNow: false })).toEqual({ state: 'draft' });
    const scheduledFor = localMinute('2026-08-01T10:30:00.000Z');
    expect(publicationOf({ ...form, publishNow: false, scheduledFor })).toEqual({
      state: 'scheduled',
      at: '2026-08-01T10:30:00.000Z',
    });
  });

  it('a date is shown in her time zone, and read back as the same moment', () => {
    const moment = '2026-12-31T23:59:00.000Z';
    expect(localMinute(moment)).toMatch(/^202[67]-\d\d-\d\dT\d\d:\d\d$/);
    expect(instantOf(localMinute(moment))).toBe(moment);
    expect(instantOf('')).toBeUndefined();
  });

  it('a new article is not published by itself', () => {
    expect(formOfSaved(anEditedArticle({ saved: null }), 'en')).toMatchObject({
      publishNow: false,
      scheduledFor: '',
      fields: { language: 'en' },
    });
  });
});

describe('what is wrong', () => {
  it('title, content, author and category are needed; blanks are nothing', () => {
    const empty = { ...form, fields: aDraft({ title: '   ' }) };
    expect(problemsIn(empty, form, now)).toEqual({
      title: 'required',
      content: 'required',
      author: 'required',
      category: 'required',
    });
    expect(problemsIn(form, form, now)).toEqual({});
  });

  it('what is too long, too many, or no day of the calendar', () => {
    const fields = {
      ...written,
      title: 'a'.repeat(201),
      reviewedOn: '2026-02-30',
      sources: Array(31).fill('x'),
    };
    expect(problemsIn({ ...form, fields }, form, now)).toEqual({
      title: 'too_long',
      reviewedOn: 'not_a_date',
      sources: 'too_long',
    });
  });

  it('an hour that has passed, unless it was chosen before and passed meanwhile', () => {
    const past = { ...form, publishNow: false, scheduledFor: '2026-06-30T08:00' };
    expect(problemsIn(past, form, now)).toEqual({ scheduledFor: 'in_the_past' });
    expect(problemsIn(past, past, now)).toEqual({});
    expect(problemsIn({ ...past, publishNow: true }, form, now)).toEqual({});
  });

  it('what the server refused stands beside its field', () => {
    const fields = {
      'fields.title': 'too_long',
      'fields.sources.3': 'too_long',
      'publication.at': 'in_the_past',
      pairWith: 'same_language',
      baseVersion: 'Invalid',
    };
    expect(problemsOfRefusal(new ApiError('invalid_input', { fields }))).toEqual({
      title: 'too_long',
      sources: 'too_long',
      scheduledFor: 'in_the_past',
      pairWith: 'same_language',
    });
  });
});

it('the other language begins with what does not depend on the language', () => {
  expect(formOfTranslation(form, editedId)).toEqual({
    fields: aDraft({
      language: 'en',
      category: written.category,
      author: written.author,
      picture: written.picture,
      sources: written.sources,
    }),
    publishNow: false,
    scheduledFor: '',
    pairWith: editedId,
  });
});

it('the preview shows what readers would get', () => {
  const about = {
    id: editedId,
    pair: null,
    saved: null,
    now,
    untitled: 'Sem título',
    unsigned: 'Sem autora',
  };
  expect(previewedArticle(form, about)).toMatchObject({
    title: written.title,
    content: written.content,
    practicalTip: 'Luz baixa.',
    reviewedOn: '2026-06-30',
    sources: written.sources,
    readingMinutes: 1,
    picture: { url: written.picture?.url, alt: 'Uma lua' },
    hasAudio: true,
    createdAt: now.toISOString(),
  });
  expect(previewedArticle({ ...form, fields: aDraft({ sources: ['', ' '] }) }, about)).toMatchObject({
    title: 'Sem título',
    author: 'Sem autora',
    introduction: null,
    practicalTip: null,
    reviewedOn: null,
    sources: [],
  });
});

it('the preview bears the day of the first publication, the hour that is chosen, or today', () => {
  const about = { id: editedId, pair: null, saved: null, now, untitled: '', unsigned: '' };
  const { saved } = anEditedArticle();
  const scheduledFor = localMinute('2026-08-01T10:30:00.000Z');
  const later = { ...form, publishNow: false, scheduledFor };
  expect(previewedArticle(form, { ...about, saved }).createdAt).toBe(saved?.createdAt);
  expect(previewedArticle(later, about).createdAt).toBe('2026-08-01T10:30:00.000Z');
  expect(previewedArticle({ ...later, publishNow: true }, about).createdAt).toBe(now.toISOString());
});

it('words are counted as a reader would', () => {
  expect(wordsIn('')).toBe(0);
  expect(wordsIn('**O sono** chega, guarda-chuva — d’água.\n\n## 3 dicas')).toBe(7);
});
