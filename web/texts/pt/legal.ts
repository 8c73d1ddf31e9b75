export const legal = {
  privacy: 'Aviso de privacidade',
  terms: 'Termos de uso',
  since: 'Vale desde {day}',
  back: 'Voltar',
  notReviewed: 'Ainda sem revisão de profissional de saúde.',
  failed: 'Não foi possível abrir este texto',
  agreeStart: 'Ao entrar, você concorda com os',
  agreeTerms: 'termos de uso',
  agreeAnd: 'e com o',
  agreePrivacy: 'aviso de privacidade',
} as const;
