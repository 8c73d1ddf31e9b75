import type { Language } from '#shared/language/language.rules.ts';
import type { AdminSpecialist, SpecialistFields } from '#shared/specialists/session-admin.schema.ts';
import type { SessionCategory } from '#shared/specialists/specialists.rules.ts';
import type { PictureAnswer } from '#shared/specialists/specialists.schema.ts';
import type { Based } from './specialists-staff.api.ts';

/** A specialist as her form shows her: every field is a text, and the photo can be looked at. */
export type SpecialistForm = {
  name: string;
  rolePt: string;
  roleEn: string;
  bioPt: string;
  bioEn: string;
  registrationNumber: string;
  photo: PictureAnswer | null;
  topics: SessionCategory[];
  languages: Language[];
  /** Of what the form was opened upon, kept with what is typed; empty for a new one. */
  updatedAt: string;
};

export function formOfSpecialist(specialist: AdminSpecialist | null): SpecialistForm {
  return {
    name: specialist?.name ?? '',
    rolePt: specialist?.rolePt ?? '',
    roleEn: specialist?.roleEn ?? '',
    bioPt: specialist?.bioPt ?? '',
    bioEn: specialist?.bioEn ?? '',
    registrationNumber: specialist?.registrationNumber ?? '',
    photo: specialist?.photo ?? null,
    topics: specialist?.topics ?? [],
    languages: specialist?.languages ?? ['pt'],
    updatedAt: specialist?.updatedAt ?? '',
  };
}

export function fieldsOfSpecialist({ photo, updatedAt, ...form }: SpecialistForm): Based<SpecialistFields> {
  return {
    ...form,
    bioPt: form.bioPt.trim() || null,
    bioEn: form.bioEn.trim() || null,
    registrationNumber: form.registrationNumber.trim() || null,
    photoUrl: photo?.url ?? null,
    ...(updatedAt && { updatedAt }),
  };
}
