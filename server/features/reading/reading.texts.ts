import type { Helpline } from '#shared/care/helplines.ts';
import type { Language } from '#shared/language/language.rules.ts';

/** Those that a page names; a reader of Portuguese is most likely in Brazil, a reader of English anywhere. */
type Lines = Partial<Record<Helpline['id'], { name: string; text: string }>>;

const pt = {
  skip: 'Ir direto ao texto',
  home: 'Colo, página inicial',
  openInColo: 'Abrir no Colo',
  /** In the other language: who needs it may not read this one. */
  readInOther: 'Read in English',
  by: (author: string) => `Por ${author}`,
  minutes: (n: number) => `${n} min de leitura`,
  introduction: 'Introdução',
  listen: 'Ouvir este conteúdo',
  contents: 'Neste texto',
  tip: 'Dica Prática',
  opensOutside: '(abre em outra aba)',
  trust: 'Sobre este conteúdo',
  writtenBy: 'Escrito por',
  reviewedBy: 'Revisado por',
  reviewedOn: (date: string) => `em ${date}`,
  notReviewed: 'Ainda sem revisão de profissional de saúde.',
  sources: 'Fontes',
  disclaimer: 'Este texto informa e acolhe, mas não substitui a consulta com quem cuida de vocês.',
  /** Where there may be no baby any more, nobody says 'vocês'. */
  disclaimerTender: 'Este texto informa e acolhe, mas não substitui a consulta com quem cuida de você.',
  related: 'Mais como este',
  invitation: 'Quem dá colo também precisa de colo',
  invitationText:
    'O Colo é um lugar calmo para gestantes e mães de bebês: textos como este, companhia e ferramentas para o dia a dia. Se quiser, dê uma olhada, no seu tempo.',
  visit: 'Conhecer o Colo',
  someone: 'Se você precisar de alguém agora',
  someoneText: 'Não precisa estar em crise para ligar. Tem gente para ouvir você, a qualquer hora.',
  elsewhere: (directory: string) => `Em outro país: ${directory}`,
  lines: { cvv: { name: 'CVV', text: '24 horas, de graça' } } as Lines,
  privacy: 'Aviso de privacidade',
  terms: 'Termos de uso',
  missing: 'Não encontramos este texto',
  missingText:
    'Ele pode ter saído do ar, ou o endereço chegou incompleto. Ainda tem muito para ler por aqui.',
  toLibrary: 'Ver a biblioteca',
  unavailable: 'O texto não abriu agora',
  unavailableText: 'O problema é do nosso lado. Espere um pouquinho e abra de novo.',
};

const en: typeof pt = {
  skip: 'Skip to the text',
  home: 'Colo, home page',
  openInColo: 'Open in Colo',
  readInOther: 'Ler em português',
  by: (author) => `By ${author}`,
  minutes: (n) => `${n} min read`,
  introduction: 'Introduction',
  listen: 'Listen to this content',
  contents: 'In this text',
  tip: 'Practical Tip',
  opensOutside: '(opens in a new tab)',
  trust: 'About this article',
  writtenBy: 'Written by',
  reviewedBy: 'Reviewed by',
  reviewedOn: (date) => `on ${date}`,
  notReviewed: 'Not yet reviewed by a health professional.',
  sources: 'Sources',
  disclaimer:
    'This text is here to inform and comfort. It does not replace an appointment with the health professionals who look after you both.',
  disclaimerTender:
    'This text is here to inform and comfort. It does not replace an appointment with the health professionals who look after you.',
  related: 'More like this',
  invitation: 'Those who hold also need to be held',
  invitationText:
    'Colo is a calm place for pregnant women and mothers of babies: texts like this one, company, and tools for everyday life. Take a look if you like, in your own time.',
  visit: 'Get to know Colo',
  someone: 'If you need someone right now',
  someoneText: 'You don’t have to be in crisis to call. There are people ready to listen, at any hour.',
  elsewhere: (directory) => `Anywhere else: ${directory}`,
  lines: {
    cvv: { name: 'CVV (Brazil)', text: 'in Portuguese, 24 hours, free' },
    crisis: { name: '988 Lifeline (US, Canada)', text: 'call or text, 24 hours, free' },
    samaritans: { name: 'Samaritans (UK, Ireland)', text: '24 hours, free' },
    lifeline: { name: 'Lifeline (Australia)', text: '24 hours' },
  },
  privacy: 'Privacy notice',
  terms: 'Terms of use',
  missing: 'We couldn’t find this article',
  missingText:
    'It may have been taken down, or the address arrived incomplete. There is plenty more to read here.',
  toLibrary: 'See the library',
  unavailable: 'The article didn’t open just now',
  unavailableText: 'The trouble is on our side. Please wait a moment and open it again.',
};

export type ReadingTexts = typeof pt;

export const readingTexts: Record<Language, ReadingTexts> = { pt, en };
