/** Photos of the family, which nobody else sees. */
export const photo = {
  field: 'Foto (opcional)',
  choose: 'Escolher uma foto',
  change: 'Trocar a foto',
  remove: 'Tirar a foto',
  hint: 'Só a sua família vê. O lugar onde a foto foi tirada não é guardado.',
  larger: 'Ver maior: {what}',
  smaller: 'Ver menor: {what}',
  onPhone: 'A foto está no aparelho, a caminho',
  notHere: 'A foto não está aqui agora. Ela aparece quando a conexão deixar.',
  unreadable: 'Não conseguimos abrir essa foto. Tente outra, em JPEG ou PNG.',
  tooManyHere: 'Há muitas fotos esperando conexão. Esta cabe quando as outras tiverem ido.',
  tooMany: 'A família já guarda todas as fotos que cabem. Tire alguma para guardar esta.',
  refused: 'A foto não foi aceita',
  refusedTitle: 'Fotos que não foram aceitas',
  tryAgain: 'Tentar de novo',
  discard: 'Descartar a foto',
} as const;
