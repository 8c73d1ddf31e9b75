import { letter } from '#server/platform/mail/letter.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { paths } from '#shared/navigation/paths.ts';

/** Where in the panel something waits. */
export type Place = 'queue' | 'questions';

const doors: Record<Place, { button: string; section: string }> = {
  queue: { button: 'Abrir a fila', section: 'moderacao' },
  questions: { button: 'Abrir as perguntas', section: 'encontros' },
};

/** Staff read the house's language. No text, no author and no kind of concern: a mail is read by whoever holds the phone. */
export function staffAlertMail(places: Place[], appUrl: string): Pick<Mail, 'subject' | 'text' | 'html'> {
  return {
    subject: 'Algo urgente espera por você no painel do Colo',
    ...letter('pt', [
      { paragraph: 'Chegou um texto que pode pedir alguém agora. Ele está no começo da lista.' },
      { paragraph: 'Este email não diz o que foi escrito, nem por quem: isso fica no painel.' },
      ...places.map((place) => ({
        button: doors[place].button,
        address: `${appUrl}${paths.admin}?aba=${doors[place].section}`,
      })),
      { paragraph: 'Enquanto chegarem textos assim, você recebe no máximo um email a cada 10 minutos.' },
    ]),
  };
}
