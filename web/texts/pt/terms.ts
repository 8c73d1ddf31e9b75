/** Read with its page, not with the app. */
export const terms = {
  intro: 'Estes são os combinados de quem usa o Colo. São curtos de propósito: para caber na sua noite.',
  sections: [
    {
      title: 'O que o Colo é',
      paragraphs: [
        'Um lugar de acolhimento e informação para gestantes e mães de bebês: conteúdo, comunidade, encontros com especialistas e ferramentas para o dia a dia.',
      ],
      list: [],
    },
    {
      title: 'O que o Colo não é',
      paragraphs: [
        'O Colo não dá diagnóstico e não substitui médica, enfermeira, parteira, psicóloga ou qualquer profissional de saúde. Números e idades são referências gerais, e cada bebê tem o seu tempo.',
        'Se algo preocupa você, procure a sua unidade de saúde ou a pediatra. Em uma emergência no Brasil, ligue para o SAMU, 192. Se você estiver sofrendo e precisar conversar, o CVV atende dia e noite pelo 188.',
      ],
      list: [],
    },
    {
      title: 'Amamentação e alimentos',
      paragraphs: [
        'Seguimos a NBCAL, a norma brasileira que protege a amamentação: o Colo não faz propaganda de fórmulas, mamadeiras, bicos nem chupetas. A orientação pública é de leite materno exclusivo até os seis meses e, depois, junto com os alimentos, até os dois anos ou mais. Quem alimenta o bebê de outro jeito é igualmente bem-vinda.',
      ],
      list: [],
    },
    {
      title: 'Sua conta',
      paragraphs: [],
      list: [
        'Você precisa ter 18 anos ou mais.',
        'A entrada é pelo seu email. Cuide bem dele: quem o abre consegue pedir um link de acesso.',
        'Você pode sair de qualquer aparelho, baixar seus dados e excluir a conta quando quiser, no seu perfil.',
      ],
    },
    {
      title: 'Entre nós',
      paragraphs: [
        'Na comunidade valem as regras publicadas nela. Em poucas palavras: sem julgamento, sem ataques, sem vender nada, sem expor outras pessoas ou crianças, sem receitar tratamentos. O que ferir essas regras pode ser retirado, e quem insistir pode ficar sem escrever na comunidade. Quem tem um texto retirado fica sabendo o motivo e pode pedir outra análise.',
      ],
      list: [],
    },
    {
      title: 'O que você escreve',
      paragraphs: [
        'É seu. Ao publicar na comunidade, você permite que o Colo mostre o texto ali. Ao excluir a conta, você escolhe se ele vai embora ou fica assinado só como “Mãe”.',
      ],
      list: [],
    },
    {
      title: 'O que é do Colo',
      paragraphs: [
        'Textos, áudios, vídeos e desenhos do Colo são para o seu uso pessoal. Compartilhar o link de um conteúdo é sempre bem-vindo.',
      ],
      list: [],
    },
    {
      title: 'Funcionamento',
      paragraphs: [
        'Cuidamos para que o Colo esteja sempre no ar e nada do que é seu se perca, mas nenhum serviço é perfeito. Nada nestes termos tira direitos que a lei brasileira dá a você.',
      ],
      list: [],
    },
    {
      title: 'Se os combinados mudarem',
      paragraphs: [
        'A data no começo desta página muda, e a nova versão fica registrada na próxima vez que você entrar. Dúvidas? Responda ao endereço de onde o Colo escreve para você.',
      ],
      list: [],
    },
  ],
} as const;
