import type { Language } from '#shared/language/language.rules.ts';
import type { ProfileDraft } from './profile-draft.ts';

/** The name of a profile that she skipped (specification, section 4). Data, not a text: it is stored. */
const defaultNames: Record<Language, string> = { pt: 'Usuário', en: 'User' };

export function defaultProfile(language: Language): ProfileDraft {
  return { name: defaultNames[language], onboardingCompleted: true };
}

/** A name that Colo invented is no answer of hers: it is never sent, offered or filled in. */
export function withoutDefaultName({ name, ...rest }: ProfileDraft): ProfileDraft {
  const isInvented = name === undefined || Object.values(defaultNames).includes(name);
  return isInvented ? rest : { ...rest, name };
}
