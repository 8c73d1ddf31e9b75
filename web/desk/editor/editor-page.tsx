import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { LoadedOr } from '#web/desk/editing/loaded-or.tsx';
import { useOpenedArticle } from '#web/desk/editing/use-opened-article.ts';
import { EnrolFirst } from '#web/desk/enrol-first.tsx';
import { UploadScope } from '#web/desk/uploads/upload-scope.tsx';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';
import { ArticleEditor } from './article-editor.tsx';
import { SignInAgain, type SignInProblem } from './sign-in-again.tsx';

type Props = { id: string; writerId: string; problem: SignInProblem | undefined };

export function EditorPage({ id, writerId, problem }: Props) {
  const t = useTexts();
  const { opened, query } = useOpenedArticle(id, writerId);
  const title = titleOf();
  return (
    <div className="mx-auto w-full max-w-[90rem] px-4 wide:px-6">
      <DocumentTitle title={title} />
      <header className="pt-2">
        <Link to={paths.admin} activeOptions={{ exact: true }} className={wayBackClass}>
          <WayBackWords>{t('editing.back')}</WayBackWords>
        </Link>
      </header>
      <main>
        <h1 className="mb-4 font-extrabold text-title">{title}</h1>
        {problem && <SignInAgain problem={problem} />}
        {opened ? (
          <UploadScope>
            <ArticleEditor opened={opened} writerId={writerId} isSignedIn={!problem} />
          </UploadScope>
        ) : errorCodeOf(query.error) === 'second_factor_required' && query.isError ? (
          <EnrolFirst />
        ) : (
          !problem && (
            <LoadedOr query={query} failed={t('editing.loadFailed')}>
              {() => null}
            </LoadedOr>
          )
        )}
      </main>
    </div>
  );

  /** Whether it is new is known once the server was asked. */
  function titleOf(): string {
    if (!opened) return t('editing.form');
    return opened.answer.version === 0 ? t('editing.create') : t('editing.edit');
  }
}
