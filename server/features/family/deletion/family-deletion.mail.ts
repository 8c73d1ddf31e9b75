import { letter } from '#server/platform/mail/letter.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { Deletable } from '#shared/family/family-deletion.rules.ts';
import { withFirstDay } from '#shared/language/first-day.ts';
import { documentLanguage, type Language, pathInLanguage } from '#shared/language/language.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { houseTimeZone } from '#shared/specialists/specialists.rules.ts';

const texts = {
  pt: {
    subject: 'Um pedido para apagar dados da sua família no Colo',
    what: {
      family:
        'Outra pessoa responsável pela sua família pediu para apagar do Colo tudo o que a família guarda nele, com todos os registros do diário.',
      baby: 'Outra pessoa responsável pela sua família pediu para apagar do Colo o que a família guarda sobre um bebê, com os registros dele.',
      records:
        'Outra pessoa responsável pela sua família retirou o consentimento para guardar dados de saúde e pediu para apagar os registros do diário. Enquanto isso, o diário fica fechado para todo mundo.',
    },
    when: (moment: string) =>
      `Nada foi apagado ainda. Será em ${moment} (horário de Brasília), e depois não tem volta.`,
    takeBack: {
      family: 'Até lá, qualquer responsável pode desfazer o pedido, no Colo.',
      baby: 'Até lá, qualquer responsável pode desfazer o pedido, no Colo.',
      records: 'Até lá, qualquer responsável pode desfazer o pedido, dando o consentimento de novo no Colo.',
    },
    copy: 'Se quiser guardar uma cópia, toque em “Baixar meus dados”, no seu perfil.',
    button: 'Abrir o meu perfil',
  },
  en: {
    subject: 'A request to delete data of your family on Colo',
    what: {
      family:
        'Another parent of your family asked to delete everything that the family keeps on Colo, with all records of the diary.',
      baby: 'Another parent of your family asked to delete what the family keeps about a baby on Colo, with its records.',
      records:
        'Another parent of your family took back the consent to keep health data, and asked to delete the records of the diary. Until then the diary is closed for everybody.',
    },
    when: (moment: string) =>
      `Nothing has been deleted yet. It will be on ${moment} (Brasília time), and cannot be undone after that.`,
    takeBack: {
      family: 'Until then any parent can take the request back, on Colo.',
      baby: 'Until then any parent can take the request back, on Colo.',
      records: 'Until then any parent can take the request back, by giving consent again on Colo.',
    },
    copy: 'If you would like to keep a copy, tap “Download my data” in your profile.',
    button: 'Open my profile',
  },
} as const;

/** That something is asked and until when; not of whom, which is nobody's to read in a mailbox. */
export function familyDeletionMail(
  { what, dueAt, language }: { what: Deletable; dueAt: Date; language: Language },
  appUrl: string,
): Omit<Mail, 'to' | 'messageId'> {
  const t = texts[language];
  return {
    subject: t.subject,
    ...letter(language, [
      { paragraph: t.what[what] },
      { paragraph: t.when(momentOf(dueAt, language)) },
      { paragraph: t.takeBack[what] },
      { paragraph: t.copy },
      { button: t.button, address: `${appUrl}${pathInLanguage(paths.profile, language)}` },
    ]),
  };
}

function momentOf(moment: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(documentLanguage[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: houseTimeZone,
  });
  return withFirstDay(format.format(moment));
}
