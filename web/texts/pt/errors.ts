import type { ErrorCode } from '#shared/errors/error-codes.ts';

/** One kind sentence for every reason the server may give for saying no. */
export const errors = {
  invalid_input: 'Tem algo faltando ou diferente do esperado. Confira e tente de novo.',
  unauthenticated: 'Para continuar, entre com seu email.',
  forbidden: 'Esta parte é só para a equipe do Colo.',
  not_found: 'Não encontramos o que você procurava. Talvez já não esteja mais aqui.',
  too_large: 'Isso é grande demais para enviar. Tente com algo menor.',
  too_many_requests: 'Foram muitas tentativas seguidas. Espere alguns minutos e tente de novo.',
  foreign_origin: 'Este pedido não veio do Colo. Abra o Colo de novo e tente mais uma vez.',
  link_invalid: 'Este link expirou ou já foi usado. Peça um novo, é rapidinho.',
  code_invalid: 'O código não confere ou já expirou. Confira os números ou peça um novo.',
  second_factor_required: 'Para esta parte, confirme que é você com a verificação em duas etapas.',
  factor_invalid: 'O código não confere, já foi usado ou expirou. Espere o próximo e tente de novo.',
  already_exists: 'Já existe um com esse nome. Escolha outro, por favor.',
  unsupported: 'O Colo não faz isso por aqui.',
  mail_unavailable: 'Não conseguimos enviar o email agora. Tente de novo em alguns minutos.',
  sms_unavailable: 'Não conseguimos enviar a mensagem agora. Tente de novo em alguns minutos.',
  unavailable: 'Não conseguimos falar com o Colo. Confira sua conexão e tente de novo.',
  internal: 'Algo deu errado do nosso lado. Tente de novo daqui a pouco.',
} as const satisfies Record<ErrorCode, string>;
