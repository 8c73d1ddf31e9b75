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

const emptyForm: SpecialistForm = {
  name: '',
  rolePt: '',
  roleEn: '',
  bioPt: '',
  bioEn: '',
  registrationNumber: '',
  photo: null,
  topics: [],
  languages: ['pt'],
  updatedAt: '',
};

export function formOfSpecialist(specialist: AdminSpecialist | null): SpecialistForm {
  if (!specialist) return emptyForm;
  const { name, rolePt, roleEn, bioPt, bioEn, registrationNumber, photo, topics, languages, updatedAt } =
    specialist;
  return {
    name,
    rolePt,
    roleEn,
    bioPt: bioPt ?? '',
    bioEn: bioEn ?? '',
    registrationNumber: registrationNumber ?? '',
    photo,
    topics,
    languages,
    updatedAt,
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
