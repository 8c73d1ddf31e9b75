import { type LetterPart, letter } from '#server/platform/mail/letter.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { withFirstDay } from '#shared/language/first-day.ts';
import { documentLanguage, type Language, pathInLanguage } from '#shared/language/language.rules.ts';
import { paths, sessionPath } from '#shared/navigation/paths.ts';
import { houseTimeZone } from '#shared/specialists/specialists.rules.ts';
import type { ReminderNow } from './reminders.repository.ts';

type Letter = Omit<Mail, 'to' | 'messageId'>;

/** Nearer than this the mail counts minutes; further away it tells the hour. */
const countedMinutes = 60;

const texts = {
  pt: {
    reminder: (title: string, when: string) => `Lembrete: ${title}, ${when}`,
    inMinutes: (n: number) => (n === 1 ? 'Começa em 1 minuto' : `Começa em ${n} minutos`),
    startsIn: (left: string, title: string) => `${left}: ${title}`,
    asked: 'Você pediu para lembrar deste encontro:',
    moved: (title: string) => `Mudou de horário: ${title}`,
    movedIntro: 'O encontro que você pediu para lembrar mudou de horário:',
    newTime: 'Novo horário:',
    movedOutro: 'Vamos lembrar você de novo perto da hora.',
    cancelled: (title: string) => `Cancelado: ${title}`,
    cancelledIntro: 'Sentimos muito: o encontro que você pediu para lembrar foi cancelado.',
    wasAt: 'Seria:',
    reason: (why: string) => `Motivo: ${why}`,
    withWhom: (title: string, name: string) => `“${title}”, com ${name}`,
    house: (when: string) => `No horário de Brasília: ${when}`,
    open: 'Abrir o encontro',
    turnOff:
      'Você recebe este email porque tocou em “Lembrar”. Para não receber mais, desligue o lembrete na página do encontro ou, em Perfil, em “Gerenciar notificações”:',
  },
  en: {
    reminder: (title: string, when: string) => `Reminder: ${title}, ${when}`,
    inMinutes: (n: number) => (n === 1 ? 'Starts in 1 minute' : `Starts in ${n} minutes`),
    startsIn: (left: string, title: string) => `${left}: ${title}`,
    asked: 'You asked to be reminded of this session:',
    moved: (title: string) => `New time: ${title}`,
    movedIntro: 'The session you asked to be reminded of has a new time:',
    newTime: 'New time:',
    movedOutro: 'We will remind you again when it is near.',
    cancelled: (title: string) => `Cancelled: ${title}`,
    cancelledIntro: 'We are sorry: the session you asked to be reminded of was cancelled.',
    wasAt: 'It would have been:',
    reason: (why: string) => `Reason: ${why}`,
    withWhom: (title: string, name: string) => `“${title}”, with ${name}`,
    house: (when: string) => `Brasília time: ${when}`,
    open: 'Open the session',
    turnOff:
      'You get this email because you tapped “Remind Me”. To get no more of them, turn the reminder off on the session’s page or, in Profile, under “Manage notifications”:',
  },
} as const;

/** The day before and shortly before: one letter, whose subject says how near it is. */
export function reminderMail(found: ReminderNow, appUrl: string, now: Date): Letter {
  const { language, session, choices } = found;
  const t = texts[language];
  const left = Math.max(1, Math.round((session.startsAt.getTime() - now.getTime()) / 60_000));
  const isNear = left <= countedMinutes;
  const subject = isNear
    ? t.startsIn(t.inMinutes(left), session.title)
    : t.reminder(session.title, shortTime(session.startsAt, language, choices.timeZone));
  return write(found, { appUrl, subject }, [
    { paragraph: t.asked },
    { paragraph: t.withWhom(session.title, found.specialistName) },
    ...(isNear ? [{ paragraph: `${t.inMinutes(left)}.` }] : []),
    ...times(found),
    toSession(found, appUrl),
  ]);
}

export function movedMail(found: ReminderNow, appUrl: string): Letter {
  const t = texts[found.language];
  return write(found, { appUrl, subject: t.moved(found.session.title) }, [
    { paragraph: t.movedIntro },
    { paragraph: t.withWhom(found.session.title, found.specialistName) },
    { paragraph: t.newTime },
    ...times(found),
    toSession(found, appUrl),
    { paragraph: t.movedOutro },
  ]);
}

export function cancelledMail(found: ReminderNow, appUrl: string): Letter {
  const t = texts[found.language];
  const { title, cancelReason } = found.session;
  return write(found, { appUrl, subject: t.cancelled(title) }, [
    { paragraph: t.cancelledIntro },
    { paragraph: t.withWhom(title, found.specialistName) },
    ...(cancelReason ? [{ paragraph: t.reason(cancelReason) }] : []),
    { paragraph: t.wasAt },
    ...times(found),
    // The page of one that staff deleted is not there to be opened.
    ...(found.session.deletedAt ? [] : [toSession(found, appUrl)]),
  ]);
}

function write(
  { language }: ReminderNow,
  { appUrl, subject }: { appUrl: string; subject: string },
  parts: LetterPart[],
): Letter {
  const settings = `${appUrl}${pathInLanguage(paths.profile, language)}`;
  const turnOff = { paragraph: `${texts[language].turnOff} ${settings}` };
  // A title is one line in a subject, whatever was pasted into it.
  return { subject: subject.replaceAll(/\s+/g, ' '), ...letter(language, [...parts, turnOff]) };
}

const toSession = ({ language, session }: ReminderNow, appUrl: string): LetterPart => ({
  button: texts[language].open,
  address: `${appUrl}${pathInLanguage(sessionPath(session.id), language)}`,
});

/** Where she is, by the name of her zone; and in Brasília, when the clocks there show something else. */
function times({ language, session, choices }: ReminderNow): LetterPart[] {
  const hers = fullTime(session.startsAt, language, choices.timeZone);
  const house = fullTime(session.startsAt, language, houseTimeZone);
  const zone = zoneName(session.startsAt, language, choices.timeZone);
  return [
    { paragraph: `${hers} (${zone})` },
    ...(hers === house ? [] : [{ paragraph: texts[language].house(house) }]),
  ];
}

const format = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(documentLanguage[language], options);
const momentIn = (moment: Date, language: Language, options: Intl.DateTimeFormatOptions) =>
  withFirstDay(format(language, options).format(moment));

/** 'sexta-feira, 20 de novembro às 19:30' */
const fullTime = (moment: Date, language: Language, timeZone: string) =>
  momentIn(moment, language, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });

/** 'sex., 20/11, 19:30' */
const shortTime = (moment: Date, language: Language, timeZone: string) =>
  momentIn(moment, language, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });

function zoneName(moment: Date, language: Language, timeZone: string): string {
  const parts = format(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  // Nobody says 'standard' where the clocks never change.
  return name.replace(/ (Padrão|Standard)\b/, '').replace(/^Horário/, 'horário');
}
