import { triageWords } from '#shared/care/triage.pt.ts';

const { breathing, fever } = triageWords;

export const understanding = {
  title: 'Entendendo o Bebê',
  intro: 'Seu bebê fala com o corpo inteiro. Aqui você aprende a escutar, sem pressa e sem prova.',
  highlight: 'Destaque da semana',
  highlightAge: { one: 'Semana {n} de vida', other: 'Semana {n} de vida' },
  highlightExpected: 'Seu bebê ainda está a caminho. Isto é o que espera por vocês na primeira semana.',
  highlightUnknown: 'Conte no perfil quando seu bebê nasceu ou vai nascer, e o destaque acompanha vocês.',
  tellBirth: 'Contar a data',
  week1: 'O mundo dele é o seu colo',
  week1Text:
    'Nos primeiros dias ele reconhece seu cheiro e sua voz, e enxerga bem só até a distância do seu rosto quando mama. Colo não vicia: é assim que ele se sente seguro para começar.',
  week8: 'O primeiro sorriso de resposta',
  week8Text:
    'Por volta de agora, muitos bebês começam a sorrir de volta. É também a fase em que muitos bebês mais choram, sobretudo no fim do dia. Isso costuma passar aos poucos até os três ou quatro meses.',
  week11: 'As mãos viram descoberta',
  week11Text:
    'Ele encontra as próprias mãos, olha para elas e leva tudo à boca. Um tempinho de bruços, acordado e com você por perto, fortalece o pescoço e os braços.',
  week16: 'Ele quer participar',
  week16Text:
    'Risadas, gritinhos, interesse por tudo em volta. O sono pode ficar mais picado por um tempo: o cérebro está aprendendo a dormir de outro jeito. Não é um passo para trás.',
  week24: 'Quase sentado, quase à mesa',
  week24Text:
    'Ele se apoia, rola e acompanha cada colherada de quem come. Aos seis meses, com os sinais de que está pronto, começam os primeiros alimentos ao lado do leite.',
  essentials: 'O essencial',
  cry: 'O que o choro quer dizer',
  cryIntro:
    'Chorar é a única palavra que ele tem. Nem sempre dá para descobrir o motivo, e estar junto já é resposta.',
  cryTip1: 'Passe pela lista curta: fome, sono, fralda, calor ou frio, vontade de colo.',
  cryTip2: 'Fale baixo e devagar, encoste a pele dele na sua, balance de leve.',
  cryTip3: 'O choro cresce até umas seis a oito semanas e diminui por volta dos três ou quatro meses.',
  cryTip4:
    'Se você chegar ao limite, deite o bebê de barriga para cima no berço, saia por alguns minutos, respire e chame alguém. Nunca sacuda o bebê.',
  cues: 'Sinais de fome e de sono',
  cuesIntro: 'Antes de chorar, ele avisa. Quanto mais cedo você vê, mais fácil fica para os dois.',
  cuesTip1: 'Fome: vira a cabeça procurando, põe a mão na boca, estala a língua. O choro é o último sinal.',
  cuesTip2: 'Sono: olhar parado, movimentos mais lentos, mão no olho ou na orelha, bocejo.',
  cuesTip3: 'Cansaço demais: arqueia o corpo, irrita-se com tudo. Menos luz, menos barulho, colo.',
  cuesTip4: 'Quer uma pausa: desvia o rosto, soluça, abre bem os dedos. Espere ele voltar a olhar.',
  colic: 'Cólica e consolo',
  colicIntro:
    'Choro forte no fim do dia, em um bebê que mama e cresce bem, é comum nas primeiras semanas e não é culpa sua.',
  colicTip1: 'Segure de bruços no seu antebraço, com a cabeça apoiada e você acordada.',
  colicTip2: 'Dobre as perninhas sobre a barriga com delicadeza, como uma bicicleta lenta.',
  colicTip3: 'Um som contínuo e baixo ou um banho morno ajudam alguns bebês.',
  colicTip4: 'Não dê chás nem remédios sem orientação do pediatra.',
  colicHelp: `Se houver ${fever.seen}, vômito verde ou com sangue, sangue nas fezes, recusa de mamar ou choro que não para de jeito nenhum, ${fever.act}. Se houver ${breathing.seen}, ${breathing.act}.`,
  growing: 'Desenvolvimento e brincadeira',
  growingIntro:
    'Cada bebê tem o seu tempo. As idades são faixas largas, e o que conta é ele seguir aprendendo.',
  growingTip1: 'Converse olhando para ele e espere a vez dele: um som, um gesto, um sorriso já é resposta.',
  growingTip2: 'De bruços por alguns minutos, várias vezes ao dia, sempre acordado e com alguém por perto.',
  growingTip3:
    'Um pano, uma colher de pau, a sua mão: brinquedo simples basta. Nada pequeno que caiba na boca.',
  growingTip4:
    'Se nasceu antes da hora, conte a idade corrigida. Se algo preocupa você, ou se ele deixou de fazer o que já fazia, leve a pergunta à consulta.',
  tips: 'Dicas',
  listen: 'Ouvir: {section}',
  stop: 'Parar de ouvir: {section}',
  voiceless: 'Este aparelho não tem uma voz em português para ler em voz alta.',
  save: 'Salvar: {section}',
  saved: 'Salvos para reler',
  savedOpen: 'Abrir {section}',
  notes: 'Suas anotações',
  notesLabel: 'O que você anda percebendo?',
  notesHint: 'Só você lê. Ficam guardadas enquanto você escreve.',
  notesOnPhone: 'Guardado no celular',
  notesSaved: 'Salvo na sua conta',
  notesVisitor: 'Guardado no celular. Entre na sua conta para não perder se trocar de aparelho.',
  notesRefused: 'Ficou longo demais para guardar na conta. Está no celular: encurte um pouco, por favor.',
  notesCounter: '{n}/{max}',
  doubt: 'Compartilhar uma dúvida',
  doubtText: 'Outras mães já passaram por isso. Pode ser sem o seu nome.',
  community: 'Conversas recentes',
  writeNote: 'Suas anotações em Entendendo o Bebê',
  writeSaved: 'Salvar para depois',
} as const;
