import { buttonClass } from '#web/ui/button.tsx';
import { WaitingArmchair } from '#web/ui/illustrations/waiting-armchair.tsx';
import type { LandingTexts } from './landing.texts.ts';
import { emailFieldId } from './waitlist-form.tsx';

/** For those who read to the end: back to the form, with the field in focus. */
export function Closing({ texts }: { texts: LandingTexts['closing'] }) {
  return (
    <section
      aria-labelledby="closing-title"
      className="mx-auto mt-16 flex max-w-xl flex-col items-center px-4 text-center desk:mt-28"
    >
      <WaitingArmchair className="w-[208px] desk:w-[256px]" />
      <h2 id="closing-title" className="mt-4 text-title font-bold desk:text-display">
        {texts.title}
      </h2>
      <p className="mt-3 text-ink-soft">{texts.text}</p>
      <a
        href={`#${emailFieldId}`}
        className={`${buttonClass({ variant: 'secondary', size: 'large', wide: true })} mt-6 wide:w-auto`}
      >
        {texts.action}
      </a>
    </section>
  );
}
