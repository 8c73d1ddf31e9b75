import { LockKeyhole, ShieldCheck } from 'lucide-react';
import type { Language } from '#shared/language/language.rules.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { LandingTexts } from './landing.texts.ts';

export const emailFieldId = 'waitlist-email';

/**
 * The sentences for every outcome travel in data attributes, so that the script holds no text.
 * `method="dialog"` sends nothing by itself: before the script arrives, or without it, a submitted
 * address must not end up in the page's address.
 */
export function WaitlistForm({ language, texts }: { language: Language; texts: LandingTexts['waitlist'] }) {
  return (
    <form
      method="dialog"
      className="mt-4 max-w-xl"
      data-waitlist={language}
      data-thanks={texts.thanks}
      data-invalid={texts.invalid}
      data-too-many={texts.tooMany}
      data-failed={texts.failed}
      data-offline={texts.offline}
    >
      <div className="flex flex-col gap-2.5 wide:flex-row">
        <label htmlFor={emailFieldId} className="sr-only">
          {texts.label}
        </label>
        <input
          id={emailFieldId}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={texts.placeholder}
          aria-describedby="waitlist-consent waitlist-alert"
          className="min-h-13 w-full min-w-0 rounded-control border-2 border-control-line bg-card px-4 placeholder:text-ink-soft aria-invalid:border-danger wide:flex-1"
        />
        <button
          type="submit"
          className={`${buttonClass({ size: 'large', wide: true })} group aria-busy:cursor-progress wide:w-auto`}
        >
          <span className="group-aria-busy:hidden">{texts.join}</span>
          <span className="hidden items-center gap-2 group-aria-busy:flex">
            <Spinner />
            {texts.sending}
          </span>
        </button>
      </div>
      <noscript>
        <p className="mt-2 rounded-control bg-blush px-4 py-3 text-small font-bold">{texts.needsScript}</p>
      </noscript>
      <p
        role="status"
        className="rounded-control bg-sage-soft text-sage-ink not-empty:mt-2 not-empty:px-4 not-empty:py-3"
      />
      <p
        id="waitlist-alert"
        role="alert"
        className="rounded-control bg-blush not-empty:mt-2 not-empty:px-4 not-empty:py-3"
      />
      <p className="mt-2.5 text-small font-bold">{texts.note}</p>
      <p
        id="waitlist-consent"
        className="mt-3 flex gap-2.5 rounded-control bg-sage-soft px-4 py-3 text-small text-sage-ink"
      >
        <LockKeyhole strokeWidth={1.75} className="size-5 flex-none" />
        {texts.consent}
      </p>
      <p className="mt-3 inline-flex items-center gap-2 rounded-full border border-line bg-card py-1.5 pr-3.5 pl-2.5 text-tiny text-ink-soft">
        <ShieldCheck strokeWidth={1.75} className="size-5 flex-none" />
        {texts.trust}
      </p>
    </form>
  );
}
