export const intro = {
  pageTitle: 'Boas-vindas',
  carousel: 'Introdução',
  slide: 'slide',
  progress: '{n} de {total}',
  next: 'Próximo',
  start: 'Personalizar meu Colo',
  skip: 'Pular introdução',
  skipAll: 'Pular personalização completa',

  title1: 'Enquanto você segura o bebê, a gente segura você',
  text1:
    'Colo é um lugar quentinho para mães e gestantes. Sem pressa, sem cobrança e sem jeito certo de sentir.',
  title2: 'Aberto também às três da manhã',
  text2: 'Mamadas, sono, choro, dúvidas. O que você procura está a um toque, com a luz baixa e uma mão só.',
  title3: 'Cada semana no tempo de vocês',
  text3:
    'O conteúdo acompanha a idade do seu bebê, da barriga aos primeiros passos. Um pouquinho por dia já basta.',
  title4: 'Você não está sozinha',
  text4: 'Outras mães e especialistas estão por perto. Conte o que quiser, com seu nome ou sem ele.',
  title5: 'Agora, do seu jeito',
  text5: 'São quatro passos curtinhos para o Colo conhecer vocês. Dá para mudar tudo depois.',
} as const;
