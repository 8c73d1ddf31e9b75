export const reauthentication = {
  title: 'Confirme que é você',
  text: 'Para cuidar do que é seu, o Colo confirma que é você antes de continuar.',
  failed: 'Não foi possível começar a confirmação.',
  or: 'ou',
  send: 'Enviar um código para {email}',
  sent: 'Enviamos um código para {email}. Ele vale por 10 minutos.',
  sendAgain: 'Enviar de novo',
  sendFailed: 'Não foi possível enviar o código',
  code: 'Código de 6 números do email',
  confirm: 'Confirmar',
  confirmFailed: 'Não foi possível confirmar. Tente de novo.',
} as const;
