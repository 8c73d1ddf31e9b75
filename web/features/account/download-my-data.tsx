import { Download } from 'lucide-react';
import { buttonClass } from '#web/ui/button.tsx';
import { myDataFile } from './account.api.ts';

/** A plain link: the browser shows its own progress, however large the file is. */
export function DownloadMyData({ children }: { children: string }) {
  return (
    <a href={myDataFile} download className={buttonClass({ variant: 'secondary', wide: true })}>
      <Download size={20} aria-hidden />
      {children}
    </a>
  );
}
