import { dailyCategories, dailyTypes, defaultMinutes } from '#shared/daily/daily.rules.ts';
import { articleCategories } from '#shared/library/library.rules.ts';
import { interestAreas } from '#shared/profile/profile.rules.ts';
import { CheckGroup } from '#web/desk/forms/check-group.tsx';
import { useCategoryLabel } from '#web/features/library/use-category-label.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { ArticleChoice } from './article-choice.tsx';
import { useDailyNames } from './daily-names.ts';
import { DailyPicture } from './daily-picture.tsx';
import type { FormPart } from './use-daily-form.ts';

/** What kind of piece it is, and what goes with it; the same in both languages. */
export function AboutFields({ form, change, problemOf }: FormPart) {
  const t = useTexts();
  const names = useDailyNames();
  const categoryLabel = useCategoryLabel();
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
        <Select
          label={t('dailyStaff.contentType')}
          options={dailyTypes.map((value) => ({ value, label: names.ofType(value) }))}
          value={form.contentType}
          error={problemOf('contentType')}
          onChange={({ target }) =>
            change({ contentType: dailyTypes.find((one) => one === target.value) ?? form.contentType })
          }
        />
        <Field
          label={t('dailyStaff.duration')}
          hint={t('dailyStaff.durationHint', { n: defaultMinutes })}
          inputMode="numeric"
          autoComplete="off"
          value={form.duration}
          error={problemOf('durationMinutes') && t('dailyStaff.problem_out_of_range')}
          onChange={({ target }) => change({ duration: target.value })}
        />
        <Select
          label={t('dailyStaff.category')}
          options={dailyCategories.map((value) => ({ value, label: names.ofCategory(value) }))}
          value={form.category}
          error={problemOf('category')}
          onChange={({ target }) =>
            change({ category: dailyCategories.find((one) => one === target.value) ?? form.category })
          }
        />
        <Select
          label={t('dailyStaff.libraryCategory')}
          hint={t('dailyStaff.libraryCategoryHint')}
          options={[
            { value: '', label: t('dailyStaff.noLibrary') },
            ...articleCategories.map((value) => ({ value, label: categoryLabel(value) })),
          ]}
          value={form.libraryCategory}
          error={problemOf('libraryCategory')}
          onChange={({ target }) => change({ libraryCategory: target.value })}
        />
        <Field
          label={t('dailyStaff.contentUrl')}
          hint={t('dailyStaff.contentUrlHint')}
          type="url"
          inputMode="url"
          autoComplete="off"
          className="wide:col-span-2"
          value={form.contentUrl}
          error={problemOf('contentUrl')}
          onChange={({ target }) => change({ contentUrl: target.value })}
        />
      </div>
      {form.contentType === 'article' && (
        <ArticleChoice
          chosen={form.articleId ? { title: form.articleTitle, missingIn: form.articleMissingIn } : null}
          category={form.libraryCategory}
          error={problemOf('articleId')}
          onChange={(article) =>
            change({
              articleId: article?.id ?? '',
              articleTitle: article?.title ?? '',
              articleMissingIn: article?.missingIn ?? undefined,
            })
          }
        />
      )}
      <CheckGroup
        legend={t('dailyStaff.interests')}
        options={interestAreas.map((value) => ({ value, label: t(`profileFields.interests_${value}`) }))}
        chosen={form.interests}
        onChange={(interests) => change({ interests })}
      />
      <DailyPicture
        label={t('dailyStaff.picture')}
        value={form.thumbnailUrl || null}
        onChange={(url) => change({ thumbnailUrl: url ?? '' })}
      />
      {problemOf('thumbnailUrl') && (
        <p role="alert" className="text-danger text-small">
          {problemOf('thumbnailUrl')}
        </p>
      )}
      <Checkbox
        label={t('dailyStaff.premium')}
        checked={form.isPremium}
        onChange={(isPremium) => change({ isPremium })}
      />
    </>
  );
}
