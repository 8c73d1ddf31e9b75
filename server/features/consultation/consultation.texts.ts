import type { Language } from '#shared/language/language.rules.ts';

const pt = {
  sharedBy:
    'Uma família dividiu esta folha com você pelo Colo. Ela mostra o que estava registrado quando o link foi feito.',
  private: 'São dados de saúde de um bebê: por favor, não passe o link adiante.',
  closed: 'Este link não está mais aberto',
  closedText:
    'Ele foi fechado pela família ou passou do prazo de três dias. Se ainda precisar da folha, peça um link novo.',
  preview: 'Folha para a consulta',
  previewText: 'Uma família dividiu uma folha com você. Abra o link para ver.',
  unavailable: 'A folha não abriu agora',
  unavailableText: 'O problema é do nosso lado. Espere um pouquinho e abra de novo.',
};

const en: typeof pt = {
  sharedBy:
    'A family shared this sheet with you through Colo. It shows what was on record when the link was made.',
  private: 'This is a baby’s health information: please don’t pass the link on.',
  closed: 'This link is no longer open',
  closedText:
    'The family closed it, or its three days are over. If you still need the sheet, please ask for a new link.',
  preview: 'Appointment sheet',
  previewText: 'A family shared a sheet with you. Open the link to see it.',
  unavailable: 'The sheet didn’t open just now',
  unavailableText: 'The trouble is on our side. Please wait a moment and open it again.',
};

export const consultationTexts: Record<Language, typeof pt> = { pt, en };
