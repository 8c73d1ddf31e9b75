export const signInLink = {
  pageTitle: 'Entrar',
  title: 'Este link é seu?',
  whose: 'Ele abre a conta de {email}.',
  elsewhere: 'O pedido não saiu deste navegador. Se esse email é seu, é só confirmar.',
  someoneHere:
    'Aqui você está conectada como {email}. Se trocar, o que é dessa conta continua guardado nela e não passa para a outra.',
  yes: 'Entrar como {email}',
  no: 'Não sou eu',
  stay: 'Continuar como estou',
} as const;
