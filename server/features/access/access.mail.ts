import { letter } from '#server/platform/mail/letter.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { linkLifetimeMinutes } from '#shared/access/access.rules.ts';
import type { Language } from '#shared/language/language.rules.ts';

const texts = {
  pt: {
    subject: (code: string) => `${code} é o seu código para entrar no Colo`,
    greeting: 'Que bom ter você aqui.',
    open: 'Toque no botão para entrar no Colo:',
    button: 'Entrar no Colo',
    orCode: 'Ou digite este código na página que você deixou aberta:',
    limits: `O link e o código valem por ${linkLifetimeMinutes} minutos e servem uma única vez.`,
    notYou: 'Se não foi você quem pediu, pode ignorar este email: sem ele ninguém entra.',
  },
  en: {
    subject: (code: string) => `${code} is your code to enter Colo`,
    greeting: 'It is good to have you here.',
    open: 'Tap the button to enter Colo:',
    button: 'Enter Colo',
    orCode: 'Or type this code on the page you left open:',
    limits: `The link and the code are good for ${linkLifetimeMinutes} minutes and work only once.`,
    notYou: 'If you did not ask for this, you can ignore this email: nobody gets in without it.',
  },
} as const;

export function signInMail(language: Language, address: string, code: string): Omit<Mail, 'to'> {
  const t = texts[language];
  return {
    subject: t.subject(code),
    ...letter(language, [
      { paragraph: t.greeting },
      { paragraph: t.open },
      { button: t.button, address },
      { paragraph: t.orCode },
      { code },
      { paragraph: t.limits },
      { paragraph: t.notYou },
    ]),
  };
}
