import type { ArticleDraft } from '#shared/editing/editing.schema.ts';
import {
  type CutText,
  cutAfterWord,
  sharedDescription,
  sharedDescriptionLength,
  sharedTitleLength,
} from '#shared/library/sharing.rules.ts';
import { FormSection } from '#web/desk/forms/form-section.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

/** How the article's link looks in a message or among search results, and what of it will not be seen. */
export function SharedCard({ fields }: { fields: ArticleDraft }) {
  const t = useTexts();
  const title = cutAfterWord(fields.title.trim() || t('editing.untitled'), sharedTitleLength);
  const description = cutAfterWord(sharedDescription(fields), sharedDescriptionLength);
  const isCut = Boolean(title.cut || description.cut);
  return (
    <FormSection title={t('editing.sectionShared')}>
      <p className="text-ink-soft text-small">{t('editing.sharedHint')}</p>
      <figure className="max-w-[26rem] overflow-hidden rounded-card border border-line bg-card">
        {/* As wide and high as such previews are: of a picture that is higher, they show the middle. */}
        <img
          src={fields.picture?.url ?? '/icons/share.png'}
          width={1200}
          height={630}
          alt=""
          className="aspect-[1200/630] w-full object-cover"
        />
        <figcaption className="grid grid-cols-1 gap-1 p-4">
          <p className="font-bold leading-snug wrap-anywhere">
            <Cut text={title} />
          </p>
          <p className="text-small wrap-anywhere">
            <Cut text={description} />
          </p>
          <p className="text-ink-soft text-tiny">{window.location.host}</p>
        </figcaption>
      </figure>
      <ul className="grid grid-cols-1 gap-1 text-small">
        {title.cut && <li>{t('editing.sharedTitleCut', { n: sharedTitleLength })}</li>}
        {description.cut && <li>{t('editing.sharedDescriptionCut', { n: sharedDescriptionLength })}</li>}
        {!isCut && <li>{t('editing.sharedFits')}</li>}
        {!fields.picture && <li>{t('editing.sharedNoPicture')}</li>}
      </ul>
    </FormSection>
  );
}

function Cut({ text: { shown, cut } }: { text: CutText }) {
  return (
    <>
      {shown}
      {cut && <s className="text-ink-soft">{cut}</s>}
    </>
  );
}
