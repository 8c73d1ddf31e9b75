import { letter } from '#server/platform/mail/letter.ts';
import type { Services } from '#server/services.ts';
import type { Language } from '#shared/language/language.rules.ts';

const texts = {
  pt: {
    added: {
      subject: 'Verificação em duas etapas ativada na sua conta do Colo',
      what: 'Um segundo fator agora protege a sua conta. Ao entrar, o Colo pede também o código dele.',
    },
    removed: {
      subject: 'Um segundo fator foi removido da sua conta do Colo',
      what: 'Um segundo fator foi removido da sua conta.',
    },
    recovered: {
      subject: 'Um código de recuperação foi usado na sua conta do Colo',
      what: 'Alguém entrou com um dos seus códigos de recuperação. Ele não serve mais.',
    },
    passkeyAdded: {
      subject: 'Uma chave de acesso foi adicionada à sua conta do Colo',
      what: 'Um aparelho agora entra na sua conta com a digital, o rosto ou o PIN dele, sem email.',
    },
    passkeyRemoved: {
      subject: 'Uma chave de acesso foi removida da sua conta do Colo',
      what: 'Uma chave de acesso foi removida: com ela ninguém entra mais na sua conta.',
    },
    notYou:
      'Foi você? Então está tudo certo. Se não foi, responda a este email: a gente cuida disso com você.',
  },
  en: {
    added: {
      subject: 'Two-step verification is on for your Colo account',
      what: 'A second factor now protects your account. When you sign in, Colo also asks for its code.',
    },
    removed: {
      subject: 'A second factor was removed from your Colo account',
      what: 'A second factor was removed from your account.',
    },
    recovered: {
      subject: 'A recovery code was used on your Colo account',
      what: 'Somebody signed in with one of your recovery codes. It does not work any more.',
    },
    passkeyAdded: {
      subject: 'A passkey was added to your Colo account',
      what: 'A device can now enter your account with its fingerprint, face or PIN, without an email.',
    },
    passkeyRemoved: {
      subject: 'A passkey was removed from your Colo account',
      what: 'A passkey was removed: nobody enters your account with it any more.',
    },
    notYou: 'Was it you? Then all is well. If not, reply to this email: we will sort it out with you.',
  },
} as const;

export type FactorNews = 'added' | 'removed' | 'recovered' | 'passkeyAdded' | 'passkeyRemoved';

/** The mailbox is the one place a thief of a session does not see. What happened stands, told or not. */
export async function sendFactorMail(
  { mailer, log }: Pick<Services, 'mailer' | 'log'>,
  to: string,
  { language, news }: { language: Language; news: FactorNews },
): Promise<void> {
  const { subject, what } = texts[language][news];
  const { notYou } = texts[language];
  try {
    await mailer.send({ to, subject, ...letter(language, [{ paragraph: what }, { paragraph: notYou }]) });
  } catch (error) {
    log.error({ err: error }, 'a notice about a factor or passkey could not be sent');
  }
}
