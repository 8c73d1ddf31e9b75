import { letter } from '#server/platform/mail/letter.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { newDeviceMailDays } from '#shared/access/access.rules.ts';
import { withFirstDay } from '#shared/language/first-day.ts';
import { documentLanguage, type Language, pathInLanguage } from '#shared/language/language.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { houseTimeZone } from '#shared/specialists/specialists.rules.ts';
import { deviceEndToken } from './device-end.ts';

const texts = {
  pt: {
    subject: 'Um aparelho novo entrou na sua conta do Colo',
    what: 'Sua conta do Colo foi aberta em um aparelho que ainda não conhecíamos:',
    someDevice: 'Um aparelho que não disse o nome',
    when: (moment: string) => `${moment} (horário de Brasília)`,
    wasYou: 'Foi você? Então está tudo certo, não precisa fazer nada.',
    wasNotYou: 'Não foi você? Toque aqui e a conta sai desse aparelho na hora, sem precisar entrar:',
    button: 'Não fui eu: encerrar',
    limit: `O botão funciona por ${newDeviceMailDays} dias. Depois, em Perfil, em “Sair ou excluir conta”, você vê e encerra cada aparelho.`,
  },
  en: {
    subject: 'A new device entered your Colo account',
    what: 'Your Colo account was opened on a device that we did not know yet:',
    someDevice: 'A device that did not say its name',
    when: (moment: string) => `${moment} (Brasília time)`,
    wasYou: 'Was it you? Then all is well, there is nothing to do.',
    wasNotYou: 'It was not you? Tap here and the account leaves that device at once, without signing in:',
    button: 'It was not me: end it',
    limit: `The button works for ${newDeviceMailDays} days. After that, in Profile, under “Sign out or delete account”, you see and end each device.`,
  },
} as const;

type Seen = { deviceId: string; device: string; seenAt: Date; language: Language };

/** Which device and when; not from where, which is nobody's to read in a mailbox, nor kept by us. */
export function newDeviceMail(
  { deviceId, device, seenAt, language }: Seen,
  { appUrl, secret }: { appUrl: string; secret: string },
): Omit<Mail, 'to' | 'messageId'> {
  const t = texts[language];
  // Behind the #, which no server and no log on the way gets to see.
  const address = `${appUrl}${pathInLanguage(paths.newDevice, language)}#${deviceEndToken(secret, deviceId)}`;
  return {
    subject: t.subject,
    ...letter(language, [
      { paragraph: t.what },
      { paragraph: device || t.someDevice },
      { paragraph: t.when(momentOf(seenAt, language)) },
      { paragraph: t.wasYou },
      { paragraph: t.wasNotYou },
      { button: t.button, address },
      { paragraph: t.limit },
    ]),
  };
}

function momentOf(moment: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(documentLanguage[language], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: houseTimeZone,
  });
  return withFirstDay(format.format(moment));
}
