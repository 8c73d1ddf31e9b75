import { useEffect, useRef } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import type { SessionPart } from './session-fields.tsx';
import type { SessionForm } from './session-form.ts';
import type { StaffForm } from './use-staff-form.ts';

type Props = StaffForm<SessionForm> & { part: SessionPart };

export const ofPlace = ['meetingUrl', 'videoUrl'] as const;
export const ofRecording = ['videoUrl', 'captionsUrl', 'previewUrl'] as const;

const fieldsOf = { all: ['meetingUrl', ...ofRecording], place: ofPlace, replay: ofRecording } as const;

/** Where it takes place, and where its video, captions and preview are. No mother is ever told these addresses. */
export function AddressFields({ form, change, problemOf, part }: Props) {
  const t = useTexts();
  const fields = fieldsOf[part];
  const first = useRef<HTMLInputElement>(null);
  // It was opened for this alone.
  useEffect(() => {
    if (part === 'place') first.current?.focus();
  }, [part]);
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="mb-1 font-bold text-heading">{t('specialistsStaff.addresses')}</legend>
      <p className="text-ink-soft text-small">
        {t(part === 'place' ? 'specialistsStaff.addressFirstText' : 'specialistsStaff.addressesText')}
      </p>
      {fields.map((field, n) => (
        <Field
          key={field}
          ref={n === 0 ? first : undefined}
          label={t(`specialistsStaff.${field}`)}
          hint={t(`specialistsStaff.${field}Hint`)}
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={form[field]}
          error={problemOf(field)}
          onChange={({ target }) => change({ [field]: target.value })}
        />
      ))}
    </fieldset>
  );
}
