import { challengeLifetimeMinutes } from '#shared/access/factor.rules.ts';
import type { Language } from '#shared/language/language.rules.ts';

/** The code first: it is what the phone shows without being opened. */
export function codeMessage(language: Language, code: string): string {
  return language === 'pt'
    ? `${code} é o seu código de confirmação do Colo. Vale por ${challengeLifetimeMinutes} minutos. Não passe para ninguém.`
    : `${code} is your Colo confirmation code. It is good for ${challengeLifetimeMinutes} minutes. Share it with nobody.`;
}
