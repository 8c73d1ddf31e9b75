import type { ComponentProps } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Sheet as BareSheet } from '#web/ui/sheet.tsx';

type Props = Omit<ComponentProps<typeof BareSheet>, 'closeLabel'>;

/** A sheet that says how it is closed. */
export function Sheet(props: Props) {
  const t = useTexts();
  return <BareSheet {...props} closeLabel={t('shell.close')} />;
}
