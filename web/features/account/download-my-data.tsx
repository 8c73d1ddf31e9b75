import { Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { toastFailure } from '#web/ui/toast-store.ts';
import { myDataFile, proveFirst } from './account.api.ts';

type Props = {
  /** Everything that is hers, or what else only she may take along. */
  href?: string;
  children: string;
};

/** A plain link, once it is sure that it is she: the browser shows its own progress, however large the file is. */
export function DownloadMyData({ href = myDataFile, children }: Props) {
  const sentenceFor = useErrorSentence();

  async function download(event: MouseEvent): Promise<void> {
    event.preventDefault();
    try {
      if (await proveFirst()) save(href);
    } catch (error) {
      toastFailure(sentenceFor(error));
    }
  }

  return (
    <a href={href} download onClick={download} className={buttonClass({ variant: 'secondary', wide: true })}>
      <Download size={20} aria-hidden />
      {children}
    </a>
  );
}

function save(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
