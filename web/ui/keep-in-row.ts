/**
 * Brings the chosen one of a row that scrolls sideways into its middle, and again when a width in it changes: a number
 * that joins a label later moves the others along. Only the row moves, never the page. What it returns ends that.
 */
export function keepInRow(row: HTMLElement, chosen: HTMLElement): () => void {
  const show = () => {
    row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  };
  show();
  const observer = new ResizeObserver(show);
  for (const one of row.children) observer.observe(one);
  return () => observer.disconnect();
}
