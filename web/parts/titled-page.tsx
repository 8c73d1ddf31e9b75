import type { ComponentProps } from 'react';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { Page } from '#web/ui/page.tsx';

/** A page by whose title its tab is named too. */
export function TitledPage({ title, children, ...page }: ComponentProps<typeof Page> & { title: string }) {
  return (
    <Page title={title} {...page}>
      <DocumentTitle title={title} />
      {children}
    </Page>
  );
}
