import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { addressIn, fileIn } from './pasted.ts';
import type { Source } from './use-upload.ts';

type Props = {
  disabled: boolean;
  onDropped: (source: Source) => void;
  children: (isOver: boolean) => ReactNode;
};

/** Where a file may be let go. The button inside does the same for those who do not drag. */
export function DropZone({ disabled, onDropped, children }: Props) {
  const [isOver, setOver] = useState(false);
  /** Moving onto something inside is also told as leaving: only as many leavings as enterings are out. */
  const inside = useRef(0);

  function leave(all: boolean): void {
    inside.current = all ? 0 : inside.current - 1;
    if (inside.current <= 0) setOver(false);
  }

  function drop(event: DragEvent): void {
    // Without this the browser would leave the page and open the file.
    event.preventDefault();
    leave(true);
    const source = fileIn(event.dataTransfer) ?? addressIn(event.dataTransfer);
    if (source !== undefined && !disabled) onDropped(source);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is for the pointer alone.
    <div
      onDragEnter={(event) => {
        event.preventDefault();
        inside.current += 1;
        setOver(!disabled);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={() => leave(false)}
      onDrop={drop}
      className={classNames(
        'grid justify-items-center gap-2 rounded-control border-2 border-dashed p-4 text-center',
        isOver ? 'border-clay bg-blush' : 'border-control-line',
      )}
    >
      {children(isOver)}
    </div>
  );
}
