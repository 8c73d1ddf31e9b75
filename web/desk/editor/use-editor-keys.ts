import { useEffect, useEffectEvent } from 'react';

type Keys = { onSave: () => void; onEscape: (() => void) | undefined };

/** Ctrl or Cmd with S saves from anywhere; Esc puts away what lies beside the form. */
export function useEditorKeys({ onSave, onEscape }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's') {
      event.preventDefault();
      onSave();
    } else if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) {
      onEscape?.();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
