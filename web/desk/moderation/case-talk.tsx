import type { AuthorAnswer } from '#shared/community/community.schema.ts';
import type { CaseAnswer } from '#shared/community/moderation.schema.ts';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CaseAuthor } from './case-author.tsx';
import { CasePart } from './case-part.tsx';

type Props = { one: CaseAnswer };

/** The text, and what stands around it: a sentence alone can mislead. */
export function CaseTalk({ one }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const { subject, content, author, createdAt, editedAt, post, context } = one;
  const around = context.filter(({ isSubject }) => !isSubject);
  return (
    <>
      <CasePart title={t('moderation.text')}>
        <Statement author={author} on={subject} content={content} isSubject />
        <p className="text-ink-soft text-small">
          {t('moderation.writtenAt', { when: formatMoment(createdAt, language) })}
          {editedAt && `, ${t('moderation.editedAt', { when: formatMoment(editedAt, language) })}`}
        </p>
      </CasePart>
      {subject === 'comment' && (
        <CasePart title={t('moderation.answersTo')}>
          <Statement author={post.author} on="post" content={post.content} />
        </CasePart>
      )}
      {around.length > 0 && (
        <CasePart title={t('moderation.context')}>
          <ol className="grid gap-2">
            {context.map((comment) => (
              <li key={comment.id}>
                {comment.isSubject ? (
                  <p className="rounded-control border border-clay px-3 py-2 text-small">
                    {t('moderation.subjectHere')}
                  </p>
                ) : (
                  <Statement author={comment.author} on="comment" content={comment.content} />
                )}
              </li>
            ))}
          </ol>
        </CasePart>
      )}
    </>
  );
}

type StatementProps = {
  author: AuthorAnswer;
  on: 'post' | 'comment';
  content: string;
  isSubject?: boolean;
};

function Statement({ author, on, content, isSubject = false }: StatementProps) {
  return (
    <div
      className={classNames(
        'grid gap-2 rounded-control border p-3',
        isSubject ? 'border-clay bg-card' : 'border-line',
      )}
    >
      <CaseAuthor author={author} on={on} />
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{content}</p>
    </div>
  );
}
