import type { Edit } from './markdown-edit.ts';

/** Puts an edit into the text area as if it were typed, so that the browser's own undo takes it back. */
export function applyEdit(area: HTMLTextAreaElement, edit: Edit, onChange: (text: string) => void): void {
  area.focus();
  area.setSelectionRange(edit.from, edit.to);
  if (!typeAsUser(edit.insert)) {
    area.setRangeText(edit.insert, edit.from, edit.to, 'end');
    onChange(area.value);
  }
  area.setSelectionRange(edit.start, edit.end);
}

/** The only way that keeps the undo history; deprecated for years, and without a successor. */
function typeAsUser(text: string): boolean {
  if (typeof document.execCommand !== 'function') return false;
  return text ? document.execCommand('insertText', false, text) : document.execCommand('delete');
}
