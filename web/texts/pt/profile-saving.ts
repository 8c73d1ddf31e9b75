/** What loading and saving a profile say; any screen may have to. */
export const profileSaving = {
  loadFailed: 'Erro ao carregar perfil',
  loadFailedText: 'Não foi possível carregar suas informações.',
  saved: 'Perfil atualizado',
  savedText: 'Suas informações foram salvas com sucesso.',
  saveFailed: 'Erro ao salvar',
  saveFailedText: 'Não foi possível salvar suas informações.',
} as const;
