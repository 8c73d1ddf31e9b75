import { letter } from '#server/platform/mail/letter.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { reauthenticationCodeMinutes } from '#shared/access/reauthentication.rules.ts';
import type { Language } from '#shared/language/language.rules.ts';

const texts = {
  pt: {
    subject: (code: string) => `${code} é o seu código de confirmação do Colo`,
    type: 'Digite este código na página do Colo para confirmar que é você:',
    limits: `O código vale por ${reauthenticationCodeMinutes} minutos e serve uma única vez.`,
    notYou:
      'Se não foi você quem pediu, alguém pode estar com um aparelho seu aberto no Colo. Não passe o código a ninguém e, no seu perfil, encerre os aparelhos que não conhece.',
  },
  en: {
    subject: (code: string) => `${code} is your Colo confirmation code`,
    type: 'Type this code on the Colo page to confirm it is you:',
    limits: `The code is good for ${reauthenticationCodeMinutes} minutes and works only once.`,
    notYou:
      'If you did not ask for this, somebody may be using Colo on a device of yours. Share the code with nobody, and in your profile sign out the devices you do not know.',
  },
} as const;

export function reauthenticationMail(language: Language, code: string): Omit<Mail, 'to'> {
  const t = texts[language];
  return {
    subject: t.subject(code),
    ...letter(language, [{ paragraph: t.type }, { code }, { paragraph: t.limits }, { paragraph: t.notYou }]),
  };
}
