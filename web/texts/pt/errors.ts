import type { ErrorCode } from '#shared/errors/error-codes.ts';

/** One kind sentence for every reason the server may give for saying no. */
export const errors = {
  invalid_input: 'Tem algo faltando ou diferente do esperado. Confira e tente de novo.',
  unauthenticated: 'Para continuar, entre com seu email.',
  forbidden: 'Esta parte é só para a equipe do Colo.',
  not_found: 'Não encontramos o que você procurava. Talvez já não esteja mais aqui.',
  too_large: 'Isso é grande demais para enviar. Tente com algo menor.',
  upload_empty: 'Este arquivo está vazio. Escolha outro, por favor.',
  upload_unreadable:
    'Não conseguimos abrir este arquivo. Imagens podem ser JPEG, PNG, WebP, AVIF ou GIF; áudios, MP3, M4A, AAC, OGG, WAV ou FLAC.',
  address_refused:
    'Este endereço não pode ser usado. Cole um endereço público da internet, que comece com http:// ou https://.',
  address_unreachable:
    'Não conseguimos buscar o arquivo nesse endereço. Confira se ele abre no navegador ou envie o arquivo daqui.',
  too_many_requests: 'Foram muitas tentativas seguidas. Espere alguns minutos e tente de novo.',
  foreign_origin: 'Este pedido não veio do Colo. Abra o Colo de novo e tente mais uma vez.',
  link_invalid: 'Este link expirou ou já foi usado. Peça um novo, é rapidinho.',
  code_invalid: 'O código não confere ou já expirou. Confira os números ou peça um novo.',
  second_factor_required: 'Para esta parte, confirme que é você com a verificação em duas etapas.',
  factor_invalid: 'O código não confere, já foi usado ou expirou. Espere o próximo e tente de novo.',
  already_exists: 'Já existe um com esse nome. Escolha outro, por favor.',
  conflict: 'Alguém mudou isto enquanto você escrevia. O seu texto está guardado: compare e escolha.',
  consent_needed: 'Para isto, falta o seu consentimento. Nada se perdeu.',
  not_a_member: 'Você não faz mais parte desta família no Colo.',
  not_permitted: 'Nesta família, isso fica com outra pessoa.',
  last_staff: 'Esta é a última pessoa da equipe. Antes de tirar, coloque outra no lugar.',
  unsupported: 'O Colo não faz isso por aqui.',
  mail_unavailable: 'Não conseguimos enviar o email agora. Tente de novo em alguns minutos.',
  sms_unavailable: 'Não conseguimos enviar a mensagem agora. Tente de novo em alguns minutos.',
  unavailable:
    'Não conseguimos falar com o Colo. Confira sua conexão; se ela estiver boa, o problema é nosso. Tente de novo daqui a pouco.',
  internal: 'Algo deu errado do nosso lado. Tente de novo daqui a pouco.',
  reauthentication_required: 'Antes disso, confirme que é você.',
  passkey_invalid: 'Não deu para reconhecer você por aqui. Tente de novo ou entre pelo email.',
} as const satisfies Record<ErrorCode, string>;
