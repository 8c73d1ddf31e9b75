import { ColoMark } from '#web/ui/illustrations/colo-mark.tsx';

/** The product's name is the same in every language. */
export function Brand() {
  return (
    <span className="flex items-center gap-2 font-serif text-heading">
      <ColoMark className="size-7" />
      Colo
    </span>
  );
}
