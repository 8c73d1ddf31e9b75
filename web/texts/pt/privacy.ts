/** Read with its page, not with the app. What it says must stay true to what the code does. */
export const privacy = {
  intro:
    'O Colo guarda só o que precisa para cuidar bem de você e do seu bebê. Esta página diz, em palavras simples, o que é guardado, por quê, por quanto tempo e o que você pode fazer com isso.',
  sections: [
    {
      title: 'O que guardamos',
      paragraphs: ['Só existe aqui o que você mesma conta ou faz:'],
      list: [
        'Seu email, que é como você entra. Não há senha para guardar nem para vazar.',
        'O que você respondeu sobre você: nome ou apelido, idade, sua história de maternidade, interesses e preferências.',
        'O que você contou sobre o bebê: nome, data de nascimento ou data prevista, semanas de gestação ao nascer e o desenho escolhido.',
        'O que você registra e escreve no Colo, como mamadas, sonos, alimentos, rotinas, anotações e textos na comunidade.',
        'As fotos que você guarda ao lado de um registro. Só quem é da família no Colo as vê; antes de guardar, elas são desenhadas de novo, sem o lugar, a câmera e a data que vinham no arquivo.',
        'Na comunidade: o que você denunciou, quem você silenciou ou bloqueou, o que a equipe decidiu sobre textos seus e por quê, e os pedidos de outra análise.',
        'Os aparelhos em que você entrou, só com um nome como “Chrome · Android”, e quando foram usados; as entradas na sua conta, as tentativas que não deram certo, as mudanças na proteção dela e os downloads dos seus dados.',
        'Suas escolhas de avisos, com o seu fuso horário, as datas em que você aceitou estas páginas e a sua resposta sobre os registros de saúde, com a data em que a deu ou retirou.',
        'Se você ativou a verificação em duas etapas: o nome que deu ao aplicativo e a chave que ele usa, guardada cifrada.',
        'Se você deixou seu email na lista de espera: o email, o idioma e a data.',
      ],
    },
    {
      title: 'Para que usamos',
      paragraphs: [
        'Para deixar você entrar, mostrar conteúdo que combina com a idade do seu bebê, guardar os seus registros, enviar os emails que você pediu e avisar quando a proteção da sua conta muda. Para mais nada.',
        'Não vendemos dados, não mostramos anúncios e não montamos perfis para ninguém.',
      ],
      list: [],
    },
    {
      title: 'Dados de saúde',
      paragraphs: [
        'Mamadas, sonos e alimentos são dados de saúde do seu bebê e seus. Só os guardamos com o seu consentimento, pedido à parte, antes do primeiro registro. Salvar alguma coisa nunca vale como resposta. O seu sim fica anotado com a versão do texto e a data; enquanto você não responde, os registros ficam só no seu celular.',
        'Você retira o consentimento em “Seus consentimentos”, no seu perfil, e escolhe o que acontece com os registros: apagar tudo na hora, ou deixar fechado. Fechados, eles não aparecem em tela nenhuma, e só você pode abrir, baixar ou apagar. O resto da conta continua igual.',
        'Em “Como estou” você pode anotar, só para você, como está e como dormiu. Isso pede um sim seu, à parte, e fica fora do diário da família: nenhuma outra pessoa vê, nem a equipe do Colo. Ali mesmo você apaga tudo e retira o seu sim.',
        'Gestação, nascimento e experiências de perda, que você pode contar no perfil, também são dados sensíveis. Quase toda resposta é opcional, e você muda ou apaga o que contou quando quiser. A equipe do Colo não vê os seus registros.',
      ],
      list: [],
    },
    {
      title: 'Cookies e o que fica no seu aparelho',
      paragraphs: ['Sem rastreadores. O Colo usa apenas o necessário para funcionar:'],
      list: [
        'Um cookie de sessão, que mantém você conectada e que nenhum script consegue ler.',
        'Um cookie que lembra, por 10 minutos, que foi este navegador que pediu o link de acesso, e outro que reconhece este aparelho, por até 400 dias, para avisar você quando um aparelho novo entrar na sua conta. Nenhum script consegue ler os dois.',
        'Um cookie chamado colo_screen, por um ano, com o fuso horário, o espaço da tela, o tamanho de letra que você escolheu e se o aparelho tem algo só dele para mostrar: assim a página já chega pronta, do jeito do seu aparelho.',
        'Um cookie chamado sidebar:state, que lembra por 7 dias se o menu lateral estava aberto.',
        'No armazenamento do navegador: idioma (preferred_language), aparência (theme), o email que espera um código (sign_in_pending), se as boas-vindas já foram vistas, por quem, e em que passo você parou, com o que já tinha contado (onboarding_completed, onboarding_owner e onboarding_step), uma cópia das suas respostas, com a indicação de quem são (profile_data, onboarding_data e profile_origin), se você contou que algo mudou (quiet), o país que escolheu na lista de telefones de ajuda (helpline_country), quem entrou por último e as respostas mais recentes do servidor, como as últimas mamadas (remembered), para o Colo abrir mesmo sem conexão. Ao sair da conta, essas cópias saem do aparelho.',
        'Da mamada: a que está em andamento, de cada bebê (nursing_timer), a última hora que o aparelho mostrou, para perceber um relógio que mudou (nursing_seen), o que você começou a escrever em um registro (nursing_draft) e os seus ajustes (nursing_settings). Ao sair da conta, os ajustes saem do aparelho; uma mamada ou mudança ainda não salva fica, escondida, até você voltar.',
        'Das ferramentas: o sono, a ordenha e a atividade em andamento de cada bebê (sleep_timer, pumping_timer, activity_timer) e a última hora que o aparelho mostrou (sleep_seen, pumping_seen, activity_seen), se já perguntamos neste aparelho sobre os registros de saúde (consent_asked), o que você começou a escrever no diário do sono (sleep_draft), no diário de alimentos (food_draft), no diário da família (diary_draft), numa rotina (routine_draft), nas suas anotações (note_draft) ou sobre como você está (checkin_draft), qual bebê este aparelho mostra, se há mais de um (chosen_baby), de qual deles você preferiu não contar o sexo (curves_declined), de quais registros você disse que não são os mesmos de outra pessoa (diary_both), um número ao acaso que distingue este aparelho, para juntar anotações feitas em dois (note_writer), e se já contamos em que língua é a sua biblioteca (plan_language_told). Só a sua conta vê; se você sair, o que ainda não foi salvo fica escondido até você voltar.',
        'Da comunidade: o post, o comentário, a mudança, a denúncia ou o pedido à equipe que você começou a escrever (community_draft), até enviar. Só a sua conta vê; se você sair, fica escondido até você voltar.',
        'Dos encontros com especialistas: a pergunta que você começou a escrever (question_draft), até enviar. Só a sua conta vê; se você sair, fica escondida até você voltar.',
        'Do diário da família: as fotos que você escolheu e que ainda não chegaram à sua conta (photo), até chegarem. Se você sair da conta ou da família, elas saem do aparelho.',
        'Da leitura: o tamanho da letra (article_text_size), o volume e a velocidade do áudio (audio_volume e audio_speed), onde você parou de ouvir (audio_position) e o comentário que você começou a escrever sobre um texto (feedback_draft). Sem conta, também que este aparelho já respondeu se um texto ajudou, com um número ao acaso só daquela resposta (feedback_answer): não diz quem você é nem liga uma resposta à outra.',
        'Para quem escreve os textos do Colo: a cópia do que está sendo escrito (article_draft), a decisão que está sendo escrita sobre um texto da comunidade (decision_draft), os formulários do painel ainda não salvos (staff_form) e se os atalhos do teclado estão desligados (admin_shortcuts_off).',
        'No banco de dados do navegador, chamado colo: o que você registrou e ainda não chegou ao servidor, até chegar, mesmo se você sair da conta: ninguém mais vê, e segue quando você voltar. O próprio aplicativo também fica guardado, para abrir sem conexão.',
      ],
    },
    {
      title: 'Com quem compartilhamos',
      paragraphs: [
        'A página não fala com nenhum outro site: letras, imagens e programas vêm do próprio Colo. Fora dele, só participam o serviço que entrega os emails e o que hospeda o Colo, contratados por quem o mantém, e apenas para fazer esse trabalho.',
        'O que você publica na comunidade é visto pelas outras pessoas que a leem. Quando você publica de forma anônima, seu nome não sai do nosso servidor. Uma denúncia é lida só pela equipe, que não vê quem a fez.',
        'Quem é responsável pelo bebê pode criar um link para uma folha de consulta. Quem tiver esse link vê a folha como ela estava naquele momento, sem entrar no Colo; guardamos quantas vezes e quando ele foi aberto, e nada sobre quem abriu. Ele pode ser fechado a qualquer momento.',
      ],
      list: [],
    },
    {
      title: 'Por quanto tempo',
      paragraphs: [],
      list: [
        'O link e o código para entrar: 10 minutos.',
        'O link para uma folha de consulta, com a folha: até ser fechado, e no máximo 72 horas.',
        'Uma sessão sem uso: 60 dias; em uso, no máximo 180 dias. Você pode encerrá-la antes, no seu perfil.',
        'Uma foto que nenhum registro mostra mais: 30 dias, para dar tempo de desfazer. Com o bebê, a família, os registros ou a conta que você apaga, as fotos vão junto.',
        'Seu perfil: enquanto você tiver conta. Seus registros de saúde: enquanto valer o seu consentimento; depois, como você escolher. A anotação de que algo chegou, sem o que dizia, fica 60 dias.',
        'Depois que você pede a exclusão: 7 dias, em que basta entrar para voltar atrás. Então tudo o que é seu é apagado de uma vez, menos as anotações dos dois itens seguintes.',
        'Quem entrou na sua conta, quando, em que tipo de aparelho, e o que mudou na proteção dela: 6 meses, como pede o Marco Civil da Internet (art. 15), mesmo que a conta seja excluída antes. A equipe não vê essas anotações; você as encontra nos seus dados.',
        'O que a equipe do Colo fez e o que consultou, com o endereço de quem fez e o de quem se tratava, quando há um: 5 anos, mesmo que a conta seja excluída antes. Assim ninguém apaga o que fez indo embora.',
        'Seus textos na comunidade: vão junto com a conta ou ficam assinados só como “Mãe”, como você escolher.',
      ],
    },
    {
      title: 'Seus direitos',
      paragraphs: [
        'A Lei Geral de Proteção de Dados (LGPD, art. 18) garante que você possa confirmar que tratamos seus dados, acessar, corrigir, levar para outro lugar, apagar, saber com quem foram compartilhados e retirar o consentimento. No Colo, o principal está na sua mão:',
      ],
      list: [
        'Corrigir: em “Sobre você” e “Sobre o bebê”, no seu perfil.',
        'Acessar e levar: em “Baixar meus dados”, no seu perfil, você recebe tudo em um arquivo.',
        'Retirar o consentimento: em “Seus consentimentos”, no seu perfil.',
        'Apagar: em “Sair ou excluir conta”, no seu perfil.',
        'Para qualquer outro pedido, responda ao endereço de onde o Colo escreve para você. Você também pode procurar a Autoridade Nacional de Proteção de Dados (ANPD).',
      ],
    },
    {
      title: 'Crianças',
      paragraphs: [
        'O Colo é para pessoas adultas. O que existe aqui sobre o bebê é contado por quem cuida dele, serve só para essa família e pode ser apagado a qualquer momento.',
      ],
      list: [],
    },
    {
      title: 'Como protegemos',
      paragraphs: [
        'Links, códigos e sessões são guardados apenas como resumos cifrados, que não podem ser lidos de volta. Os registros técnicos do servidor não anotam seu nome nem seu email. Você pode somar uma segunda proteção: um código do seu aplicativo autenticador ao entrar.',
      ],
      list: [],
    },
    {
      title: 'Se algo mudar',
      paragraphs: [
        'Quando esta página mudar, a data no começo dela muda também, e a nova versão fica registrada quando você a aceita.',
      ],
      list: [],
    },
  ],
} as const;
