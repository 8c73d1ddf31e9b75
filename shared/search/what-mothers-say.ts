import type { Language } from '../language/language.rules.ts';
import { isStopWord, searchWords, withoutAccents } from './search-words.rules.ts';

type Saying = Record<Language, readonly string[]>;

const saying = (pt: string, en: string): Saying => ({ pt: pt.split(', '), en: en.split(', ') });

/**
 * What mothers say, and what texts call it. Each line is one thing: whoever types one of its names, in either language,
 * finds the others in the language that she reads. A name of several words counts when all of them were typed.
 */
const sayings: readonly Saying[] = [
  saying('peito, seio, mama, tetê, teta, mamá', 'breast, boob, boobs, breasts'),
  saying(
    'amamentação, amamentar, aleitamento, dar de mamar, dar mamá, mamar, mamada, peitinho',
    'breastfeeding, nursing, breastfeed, feeding, feed, lactation',
  ),
  saying('pega, abocanhar, boquinha', 'latch, latching, latch on, attachment'),
  saying('mamilo, bico do peito, bico rachado, rachadura, fissura', 'nipple, nipples, cracked, soreness'),
  saying(
    'empedrado, leite empedrado, ingurgitamento, peito duro, ducto, mastite',
    'engorgement, engorged, clogged, blocked duct, mastitis, lump',
  ),
  saying('pouco leite, produção, suficiente, leite fraco, secou', 'supply, low supply, enough, milk supply'),
  saying('bombinha, bomba, ordenha, tirar leite, extrair, ordenhar', 'pump, pumping, express, expressing'),
  saying('fórmula, complemento, mamadeira, leite em pó', 'formula, bottle, top-up, bottles'),
  saying('chupeta, bico, pepê, pepeta', 'pacifier, dummy, binky, soother'),
  saying('desmame, desmamar, parar de amamentar', 'weaning, wean, stop breastfeeding'),
  saying(
    'introdução alimentar, papinha, papa, sólidos, comidinha, primeiros alimentos, blw, frutinha, comer',
    'solids, weaning, solid food, starting solids, first foods, puree, purees, blw, baby food, eating',
  ),
  saying('engasgo, engasgar, engasgou, sufocar, heimlich, gag', 'choking, choke, gagging, heimlich'),
  saying('alergia, alérgeno, aplv, alérgico, reação', 'allergy, allergen, allergic, reaction, allergies'),
  saying('amendoim, castanha, pasta de amendoim', 'peanut, nut, nuts, peanut butter'),
  saying('ferro, anemia, carne, feijão', 'iron, anaemia, anemia, meat'),
  saying('água, aguinha, suco, chá', 'water, juice, tea'),
  saying('sono, dormir, dorme, soninho, nanar, naninha, sonequinha', 'sleep, sleeping, asleep, bedtime'),
  saying('soneca, cochilo, sonecas, cochilar', 'nap, naps, napping'),
  saying('janela de sono, janela, vigília, acordado', 'wake window, wake windows, awake'),
  saying(
    'acorda, acordar, despertar, madrugada, noite, insônia',
    'night, waking, wakes, wake up, night waking',
  ),
  saying('rotina, ritual, ritmo, horário', 'routine, rhythm, ritual, schedule'),
  saying(
    'morte súbita, smsl, sono seguro, berço, barriga para cima',
    'sids, safe sleep, cot, crib, cot death',
  ),
  saying('cama compartilhada, dormir junto, berço', 'co-sleeping, bed sharing, bedsharing, crib, cot'),
  saying(
    'choro, chorar, chora, chorando, berreiro, grita, gritando, berra',
    'crying, cry, cries, fussy, fussing, scream, screams, screaming',
  ),
  saying(
    'cólica, cólicas, gases, barriguinha, hora da bruxa, purple',
    'colic, gas, wind, witching hour, gassy',
  ),
  saying(
    'pico de crescimento, salto, pico, salto de desenvolvimento',
    'growth spurt, leap, spurt, wonder week',
  ),
  saying('agrupadas, mama toda hora, mamadas em cacho, grudado', 'cluster, cluster feeding, clusterfeeding'),
  saying(
    'desenvolvimento, marcos, engatinhar, andar, sentar, falar, rolar',
    'development, milestone, milestones, crawl, crawling, walk, sit, roll',
  ),
  saying('constipação, prisão de ventre, intestino preso, intestino', 'constipation, constipated'),
  saying('arroto, arrotar, golfo, golfada, refluxo, regurgitar', 'burp, burping, spit up, reflux, posset'),
  saying('febre, quente, temperatura', 'fever, temperature, hot'),
  saying(
    'assadura, assado, bumbum, pomada, vermelhidão',
    'rash, nappy rash, diaper rash, bottom, sore bottom, cream',
  ),
  saying('fralda, troca, xixi, cocô, fraldas', 'nappy, diaper, nappies, diapers, wee, poo, pee, poop'),
  saying(
    'higiene natural, comunicação de eliminação, sem fralda, penico, desfralde',
    'natural hygiene, elimination communication, ec, potty, nappy-free, diaper-free',
  ),
  saying('banho, banheira, banhar, lavar', 'bath, bathing, wash, tub'),
  saying(
    'umbigo, coto umbilical, coto, umbiguinho',
    'cord, belly button, umbilical, navel, stump, cord stump',
  ),
  saying('pele, brotoeja, ressecada', 'skin, dry skin, eczema'),
  saying('baby blues, tristeza, chorosa, triste', 'baby blues, sad, tearful, sadness'),
  saying(
    'depressão, depressão pós-parto, psicose, ansiedade',
    'depression, postpartum depression, ppd, postnatal depression, psychosis, anxiety',
  ),
  saying(
    'culpa, autocuidado, tempo pra mim, descanso, pausa, respirar',
    'guilt, self-care, selfcare, me time, rest, break, pause',
  ),
  saying(
    'cansada, cansaço, exausta, exaustão, esgotada, burnout',
    'tired, exhausted, exhaustion, burnout, fatigue',
  ),
  saying(
    'marido, parceiro, companheiro, casal, casamento, relacionamento, pai',
    'husband, partner, couple, marriage, relationship, dad',
  ),
  saying('sexo, relação sexual, libido, resguardo', 'sex, intimacy, libido'),
  saying('identidade, quem sou eu, me perdi, não me reconheço', 'identity, who am i, lost myself, myself'),
  saying(
    'corpo, barriga, diástase, pontos, cicatriz, sangramento, loquios',
    'body, belly, stitches, scar, bleeding, diastasis, lochia',
  ),
  saying(
    'parto, cesárea, cesariana, puerpério, pós-parto, quarentena',
    'birth, c-section, caesarean, cesarean, postpartum, postnatal',
  ),
  saying(
    'trabalho, licença, licença-maternidade, emprego, voltar a trabalhar, clt, demissão, chefe, patrão, mandar embora',
    'work, maternity leave, leave, job, back to work, employer, boss, fired',
  ),
  saying('direitos, lei, estabilidade', 'rights, law, entitled'),
  saying('creche, escolinha, babá', 'nursery, daycare, nanny, childcare'),
  saying(
    'rede de apoio, apoio, ajuda, sozinha, solidão, aldeia',
    'support network, support, help, lonely, alone, village, loneliness',
  ),
  saying('palpite, conselho, escutar, ouvir, sogra', 'advice, opinions, listen, listening, mother-in-law'),
  saying('amiga, outra mãe', 'friend, another mother'),
  saying(
    'aborto, aborto espontâneo, perda gestacional, perdi o bebê, perda',
    'miscarriage, pregnancy loss, lost the baby, loss',
  ),
  saying('natimorto, luto, óbito, morreu, morte', 'stillbirth, stillborn, grief, death, died'),
  saying(
    'uti, uti neonatal, internado, internação, prematuro, incubadora',
    'nicu, neonatal, hospital, premature, preemie, incubator',
  ),
  saying('recém-nascido, rn, recém nascido, bebezinho', 'newborn, new born'),
  saying('bebê, neném, nenê, filho, filha', 'baby, babies, little one, infant'),
  saying('mãe, mamãe', 'mother, mum, mom, mummy, mommy'),
];

type Known = { words: string[]; others: Record<Language, string[]> };

/** Small words are not looked for: 'prisão de ventre' is said by two. */
const meaningOf = (name: string, language: Language): string[] =>
  searchWords(name)
    .filter((word) => !isStopWord(word, language))
    .map(withoutAccents);

/** Every name as its plain words, with all words by which each language calls the same thing. */
const known: readonly Known[] = sayings.flatMap(({ pt, en }) => {
  const others = { pt: plainWords(pt), en: plainWords(en) };
  return [
    ...pt.map((name) => ({ words: meaningOf(name, 'pt'), others })),
    ...en.map((name) => ({ words: meaningOf(name, 'en'), others })),
  ];
});

function plainWords(names: readonly string[]): string[] {
  // Of a name of several words none says it alone: 'leite em pó' is not every text with 'leite'.
  return names
    .map((name) => searchWords(name).map(withoutAccents))
    .flatMap((words) => (words.length === 1 ? words : []));
}

/** For each of the typed words, plain, the words by which texts of this language may call the same thing. */
export function saidOtherwise(words: readonly string[], language: Language): string[][] {
  const typed = new Set(words);
  const meant = known.filter((name) => name.words.every((word) => typed.has(word)));
  return words.map((word) => {
    const others = meant.flatMap((name) => (name.words.includes(word) ? name.others[language] : []));
    return [...new Set(others)].filter((other) => other !== word);
  });
}
