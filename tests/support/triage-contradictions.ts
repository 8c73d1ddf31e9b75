/** A text as it is read, and the days of life that it is for, where they are known. */
export type TriagedText = { where: string; text: string; days?: { from: number; to: number } };

/** Waiting: the same day, the next visit, talking it over. */
const waits =
  /mesmo dia|próxima consulta|próximos dias|dia seguinte|marque (uma )?consulta|leve (a dúvida|a pergunta)|same day|next (visit|appointment|check|day)|make an appointment/i;
const isNow =
  /\bagora\b|na hora\b|imediat|pronto-socorro|\b192\b|\bnow\b|right away|at once|straight away|immediate|emergency department/i;
const callsHelp = /\b192\b|emergency number/i;

/** One row of shared/care/triage.ts: which sentences speak of its sign, and what is wrong in them. */
type Rule = {
  row: string;
  isAbout: (sentence: string, text: TriagedText) => boolean;
  isWrong: (sentence: string, text: TriagedText) => boolean;
};

const afterThreeMonths =
  /depois dos (3|três) meses|mais de (3|três) meses|after (3|three) months|past (3|three) months/i;
/** Her own fever, and her breast's, is another matter. */
const ofTheMother =
  /em você|mama\b|mamas\b|peito vermelh|peito dolorid|cicatriz|sangramento|secreção|absorvente|calafrio|caroço|pré-natal|maternidade|líquido|in you\b|breasts?\b|bleeding|discharge|\bpad\b|chills|lump|scar\b|wound|antenatal|maternity|fluid|nausea|stayed down|24 horas/i;
const forYoungBabies = ({ days }: TriagedText) => days !== undefined && days.from >= 0 && days.to < 90;

const rules: Rule[] = [
  {
    row: 'newborn',
    isAbout: (sentence) =>
      /sonolent\w+ demais|recusa (para |de )?mamar|recusa o peito|corpo frio|temperatura baixa|too sleepy to feed|refus\w+ to feed|cold body|low temperature/i.test(
        sentence,
      ),
    isWrong: (sentence) => waits.test(sentence) || !isNow.test(sentence),
  },
  {
    row: 'fever',
    isAbout: (sentence, text) =>
      /\bfebre\b|\bfever\b/i.test(sentence) &&
      !afterThreeMonths.test(sentence) &&
      !ofTheMother.test(sentence) &&
      (/(antes dos|abaixo de|menos de|com menos de) (3|três) meses|under (3|three) months|before (3|three) months/i.test(
        sentence,
      ) ||
        forYoungBabies(text)),
    isWrong: (sentence) => waits.test(sentence),
  },
  {
    row: 'jaundice',
    isAbout: (sentence) =>
      /amarel|yellow|jaundice|icter/i.test(sentence) &&
      /primeiro dia|primeiras 24 horas|palmas|solas|first day\b|first 24 hours|palms|\bsoles\b/i.test(
        sentence,
      ),
    isWrong: (sentence) => waits.test(sentence) || !isNow.test(sentence),
  },
  {
    row: 'breathing',
    isAbout: (sentence) =>
      /dificuldade para respirar|lábios arroxead|pele arroxead|\bmoleza\b|(estiver|está|ficar|ficou|muito|corpo) mole\b|bebê (muito )?mole|convuls|não acorda\b(?! ninguém)|(trouble|difficulty|struggl\w+ to) breath|bluish lips|\blimp\b|floppiness|very floppy|seizure|convulsion|(does not|won't|cannot be) (wake|woken)/i.test(
        sentence,
      ),
    isWrong: (sentence, { text }) => waits.test(sentence) || !callsHelp.test(text),
  },
  {
    row: 'food-reaction',
    isAbout: (sentence) =>
      /(urticária|placas|manchas)[^.]*\b(com|e) vômito|(hives|welts)[^.]*\b(with|and) vomit/i.test(sentence),
    isWrong: (sentence) => !callsHelp.test(sentence),
  },
  {
    row: 'food-reaction',
    isAbout: (sentence) => /comece de novo com pou|(begin|start) again (with a little|small)/i.test(sentence),
    isWrong: () => true,
  },
  {
    row: 'choking-baby',
    isAbout: (sentence) =>
      /compress\S+ no (centro do )?peito|chest thrusts|thrusts on the centre/i.test(sentence),
    isWrong: (sentence) =>
      !/base de uma das mãos|heel of one hand|back blows or chest thrusts/i.test(sentence) ||
      /dois dedos|two fingers/i.test(sentence),
  },
  {
    row: 'choking-child',
    isAbout: (sentence) => /compress\S+ no abd|abdominal thrusts|heimlich/i.test(sentence),
    isWrong: (sentence) => !/\b(1|um) ano|\b(1|one) year/i.test(sentence),
  },
  {
    row: 'choking-baby',
    isAbout: (sentence) => /pancadas|back blows|blows between/i.test(sentence),
    isWrong: (sentence) => !/cinco|five|back blows or chest thrusts/i.test(sentence),
  },
  {
    row: 'dark-thoughts',
    isAbout: (sentence) =>
      /(pensa|pensar|fala|pensamentos?|surgem pensamentos) (em|de) (morrer|morte|se (machucar|ferir|matar))|suic[íi]d|(machucar|ferir) o bebê|(thoughts? of|think (of|about)|speaks? of) (dying|death|suicide|hurting)|hurt(ing)? (your|the) baby/i.test(
        sentence,
      ),
    isWrong: (_, { text }) => !/\b188\b/.test(text) || !/\b192\b/.test(text),
  },
];

/** Sentences end at a full stop before a capital, and at the end of a line: "(37,5 °C)" and "192." do not end one. */
const sentencesOf = (text: string) => text.split(/\n+|(?<=[.!?])\s+(?=[\p{Lu}“"*>])/u).filter(Boolean);

/** What of the text says another thing than the row of its sign. */
export function contradictions(about: TriagedText): string[] {
  return sentencesOf(about.text).flatMap((sentence) =>
    rules
      .filter((rule) => rule.isAbout(sentence, about) && rule.isWrong(sentence, about))
      .map(({ row }) => `${about.where} (${row}): ${sentence}`),
  );
}
