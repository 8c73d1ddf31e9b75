export const profile = {
  title: 'Perfil',
  account: 'Sua conta',
  visitor: 'Você ainda não entrou',
  visitorText: 'Entre com seu email para que o Colo guarde o que é seu.',
  language: 'Idioma',
  theme: 'Aparência',
  themeSystem: 'Como no aparelho',
  themeLight: 'Clara',
  themeNight: 'Noturna',
  themeNightHint: 'Luz baixa e quente, para as madrugadas.',
} as const;
