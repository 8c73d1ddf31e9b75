import { classNames } from '#web/ui/class-names.ts';

/** What care says beside a number or a colour: calm, and heard as it comes. */
export function CareNote({ isUrgent, sentences }: { isUrgent: boolean; sentences: readonly string[] }) {
  return (
    <div
      role="status"
      className={classNames(
        'grid gap-2 rounded-card p-4',
        isUrgent ? 'border border-danger bg-card' : 'bg-sage-soft',
      )}
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
