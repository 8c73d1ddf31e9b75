import { ColoMark } from '#web/ui/illustrations/colo-mark.tsx';
import { ColoWord } from '#web/ui/illustrations/colo-word.tsx';

/** The product's name is the same in every language. */
export function Brand() {
  return (
    <span className="flex items-center gap-2 text-heading">
      <ColoMark className="size-7" />
      <ColoWord className="h-[1.05rem]" />
      <span className="sr-only">Colo</span>
    </span>
  );
}
