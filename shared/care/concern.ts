import { withoutAccents } from '../library/search-words.rules.ts';

/** What a text may call for: somebody to be there, safety, help for a baby now, or company in a loss. */
export type Concern = 'distress' | 'violence' | 'baby-emergency' | 'loss';

/**
 * Words of self-harm, violence or despair. They bring people to call and put the text first in the queue; they never
 * block. So a doubtful phrase counts, and a figure of speech of every tired mother ('morrendo de sono') does not.
 * Phrases are written in plain letters, as `plainly` leaves them; `\w*` stands for the endings of a word.
 */
const portuguese = {
  distress: [
    // She wishes to die, or not to be.
    `(quero|queria|queira|quis|quiser|querendo|desejo|desejei|prefiro|preferia|vontade de|pens\\w+ em|pens\\w+ so em|melhor eu?|melhor) (so )?morrer(?! d[eo] (?!vez|verdade))`,
    `(quer(o|ia)|prefer(ia|o)|devia|deveria) (ter morrido|estar morta|ta morta)`,
    `n(ao|em) (quero|queria|aguento|consigo|suporto|tenho (mais )?(forca|forcas|vontade) (de|para)|vejo (mais )?(motivo|motivos|razao|sentido) (para|de|em)|vale (mais )?a pena) (mais )?(continuar )?(viver|vivendo|viva|existir)(?! (mais )?(com|em|na|no|aqui|ali|la|n?es[st][ae]|longe|perto|junto|da|do|de)\\b)`,
    `(cansad[ao]|cansei|farta|exausta|desist\\w+) de viver(?! (com|em|na|no|aqui|ali|la|n?es[st][ae]|longe|perto|junto|da|do|de)\\b)`,
    `desist\\w+ d(a (minha )?vida|e tudo|e mim)`,
    `(vontade de|quer(o|ia)|pens\\w+ em|so penso em) (so )?(sumir|desaparecer)(?! com)`,
    `(quer(o|ia)|vontade de|podia|poderia|tomara) (so )?(dormir e )?(nunca|nao) (mais )?acord\\w+(?! (o|a|os|as|ele|ela|meu|minha|bebe|cedo|com|de|toda|tantas|tanto|varias|mais vezes)\\b)`,
    `dormir (para|pra) sempre`,
    `(tirar?|tirando|acab\\w+ com|dar (um )?fim (a|n?a)|por (um )?fim (a|n?a)|termin\\w+ com) (a )?minha (propria )?vida`,
    `acab\\w+ com (tudo isso|isso tudo|tudo de vez|esse sofrimento|a minha dor|minha dor|meu sofrimento)`,
    `(minha vida|viver) (ja )?nao (tem|faz) (mais )?(nenhum )?sentido`,
    `(melhor|bem melhor|melhores|mais felizes|feliz) sem mim`,
    `nao (queria|quero|devia|deveria) (nem )?ter nascido`,
    // She hurts herself.
    `(quer(o|ia)|vou|vontade de|pens\\w+ em|tent\\w+|devia|posso|preciso|ideia de|medo de|voltei a|comecei a|so penso em) me (matar|suicidar|enforcar|mutilar|cortar|machucar|ferir)(?! (d[eo]|trabalhando|o cabelo|as unhas|a unha|a franja)\\b)`,
    `me (corto|cortando|mutilo|mutilando)(?! (o cabelo|as unhas|a unha|sem querer|na cozinha|com papel)\\b)`,
    `me cort(ei|o) (de novo|outra vez|escondida|para aliviar|os pulsos|os bracos|de proposito)`,
    `cort\\w+ (os|meus|os meus) pulsos`,
    `me jog(ar|o|asse) (d[aoe]|n[ao] frente|n[ao] tril\\w+|pela|embaixo|debaixo) ?(janela|sacada|varanda|predio|ponte|viaduto|penhasco|andar|carro|onibus|metro|trem|um)?(?! (cama|sofa|cabeca no trabalho)\\b)`,
    `auto ?mutila\\w+`,
    `(tom\\w+|engol\\w+) (todos os|um monte de|a caixa (toda|inteira) de|uma cartela de) (meus )?(remedio|remedios|comprimido|comprimidos)`,
    `(pens\\w+|ideia|ideias|ideacao|vontade|desejo)( (em|no|de|do))? (suicid\\w+)`,
    `(comet\\w+|tent\\w+|tentativa de) (o )?suicidio`,
    `(estou|to|ando|fiquei|me sinto|sou) suicida`,
    // She fears what she could do to the baby.
    `(vontade|impulso|impulsos|pens\\w+|ideia|imagens|quase|medo|quer(o|ia)) (de|em)? ?(eu )?(jogar|jogasse|sacudir|matar|sufocar|afogar|esganar) (o|a|meu|minha|o meu|a minha) (bebe|filh[ao]|filhinh[ao]|nenem|recem nascid[ao])`,
    `(vontade|impulso|impulsos|pens\\w+|quer(o|ia)) (de|em)? ?(machucar|ferir|bater) (n?[oa]|em|meu|minha|n?o meu|n?a minha) ?(meu|minha)? ?(bebe|filh[ao]|filhinh[ao]|nenem)`,
  ],
  // Somebody hurts her.
  violence: [
    `(ele|marido|esposo|namorado|companheiro|parceiro|ex|pai dele|pai dela|pai d[oa] (bebe|meu filho|minha filha|crianca)|sogro) (ja |sempre |ainda |quase |tambem |so |ontem |hoje )*me (bate|bateu|batia|bater|espanc\\w+|agrid\\w+|agred\\w+|ameac\\w+|enforc\\w+|estupr\\w+|violent\\w+|surr(a|ou|ava)|soc(ou|a|ava)|estapeou|esbofeteou|trancou|persegue|perseguiu)(?! um[a]? (?!vez|dia|tapa|surra|noite|murro|soco)| (saudade|sono|fome|cansaco|foto)\\b)`,
    `(marido|esposo|namorado|companheiro|parceiro|ex|pai dele|pai dela|pai d[oa] (bebe|meu filho|minha filha)|sogro) (ja |sempre |ainda |quase |tambem |so |ontem |hoje )*me (machuc\\w+|empurr\\w+|chut\\w+|obrig\\w+ a (transar|ter rela\\w+|fazer sexo)|forc\\w+ a (transar|ter rela\\w+|fazer sexo))`,
    `(ele|marido|esposo|namorado|companheiro|ex) (disse que )?(vai|quer|quis|tentou|ameac\\w+|jurou) (de )?me matar(?! d[eo])`,
    `me (obrig\\w+|forc\\w+) a (transar|ter rela\\w+|fazer sexo)`,
    `me ameac\\w+ de morte`,
    `(fui|sou|era|sendo) (estuprada|espancada|agredida|violentada|ameacada|abusada)`,
    `apanh(o|ei|ava|ando) (d[eoa]l?e?|do meu|do pai|de novo) ?(marido|esposo|namorado|companheiro|ex|pai)?(?! surpresa| um jeito)`,
    `(medo|pavor) d(o|e) (meu )?(marido|esposo|namorado|companheiro|ex)(?! (nao|ficar|me deixar|perder|ir|viajar|achar|desistir|voltar a trabalhar)\\b)`,
    `(sofr\\w+|vitima de|vivo|passo por) (de )?violencia`,
    `violencia domestica`,
  ],
};

const want = '(want|wanted|wanting|wish|wishing|ready|need|going|rather|prefer|would like|feel like|tempted)';
const him =
  '(husband|partner|boyfriend|ex|fiance|his dad|her dad|his father|her father|babys father|babys dad|baby daddy|father in law|stepdad)';
const english = {
  distress: [
    // She wishes to die, or not to be.
    `${want} (to )?(just )?(die|be dead|disappear forever)(?! (of|from|laughing)\\b)`,
    `feel like dying`,
    `wish (that )?i (was|were|am|had) (just )?(dead|never born|never been born|died|not here|not alive)`,
    `(wish|hope|want|rather) (that )?(i )?(could |would |to |just )*(fall asleep and |go to sleep and |sleep and )?(never|not|didnt|dont|wouldnt) wake up(?! (the|my|him|her|baby|at|early|every|all|so|to|with|tired|with)\\b)`,
    `dont (even )?(want|wanna|wish) (to )?(live|be alive|exist|be here|wake up|keep living|go on living)( anymore| any more)?(?! (with|in|near|at|there|far|like a|when|the|my|him|her|baby|early|every|all|for|on|so|next)\\b)`,
    `(cant|cannot|can not) (do|take|bear|stand) (this )?(life|living|being alive)( anymore| any more)?`,
    `(cant|cannot|can not) go on (living|anymore|any more|like this|with (my )?life)`,
    `(no|any|see no|nothing) (reason|point|point in|left) (to|of|in)? ?(live|living|go on|being alive)`,
    `nothing (left )?to live for`,
    `(tired|sick|done|exhausted) (of|with) (living|life|being alive)(?! (in|with|at|near|on|out|here)\\b)`,
    `(end|ending|ended|take|taking|took) my (own )?life(?! (back|in|into|as|for|one|slowly)\\b)`,
    `(end|ending) it (all|al)`,
    `better (off )?(without me|if i (was|were) (dead|gone|not here)|dead)`,
    `(give|giving|given|gave) up on (life|living|everything)`,
    // She hurts herself.
    `(kill|hang|shoot|drown|mutilate) (my ?self)(?! (trying|to|laughing|over|with work|if)\\b)`,
    `(killing|hanging) my ?self(?! (trying|to|laughing|over|with)\\b)`,
    `kms`,
    `suicidal`,
    `(thinking|think|thought|thoughts|ideas|idea|considering|considered|contemplating|contemplated|commit|committing|attempt|attempted|attempting|tried|planning) (about |of |on )*(my )?suicide`,
    `self ?harm(?! (prevention|awareness))\\w*`,
    `(want|wanted|urge|going|need|thinking|thoughts|thought|keep|started|wanna|tempted) (to |of |about )*(cut|cutting|hurt|hurting|harm|harming|burn|burning) my ?self(?! (some|a|off|short)\\b)`,
    `(cutting|harming) my ?self(?! (some|a|off|short|shaving|cooking)\\b)`,
    `cut(ting)? my ?(self|wrists?|arms?) (again|on purpose|to feel|to cope|open)`,
    `(slit|cut|cutting) my wrists?`,
    `(take|took|taking|swallow|swallowed|swallowing) (all|a bottle of|the whole bottle of|too many|all of) (of )?(my |the )?pills`,
    `overdose on`,
    `jump (off|out of|from|in front of) (a|the|my) (bridge|window|balcony|building|roof|train|car|bus)`,
    // She fears what she could do to the baby.
    `(want|wanted|urge|thoughts|thinking|thought|going|might|could|impulse|images|wanna|afraid i will|scared i will) (to |of |about )*(hurt|hurting|harm|harming|shake|shaking|kill|killing|throw|throwing|smother|smothering|drown|drowning) (my|the) (baby|son|daughter|child|kid|newborn|infant)`,
  ],
  // Somebody hurts her.
  violence: [
    `(he|${him.slice(1, -1)}) (just |has |had |keeps |kept |always |sometimes |even |nearly |almost |also |already )*(hit|hits|hitting|beat|beats|beating|punch\\w*|slap\\w*|chok\\w*|strangl\\w*|threaten\\w*|rap(ed|es)|abus(es|ed)|assault\\w*) me(?! (at|to it|to the|by a|with a (toy|spoon|rattle))\\b)`,
    `${him} (just |has |had |keeps |kept |always |sometimes |even |nearly |almost |also |already )*(push\\w*|kick\\w*|hurt|hurts|hurting|shov\\w*|forces|forced|stalk\\w*) me`,
    `(he|${him.slice(1, -1)}) (says he |said he |is |will |has |wil |would |going to |threatened to |threatens to |wants to |tried to )+kill me`,
    `(scared|afraid|terrified|frightened) of (my|him) ?${him}`,
    `(i was|i am|im|been|being|got|getting) (raped|beaten|abused|assaulted|molested|strangled)(?! (by (the|this) (sleep|heat|week|day)))`,
    `forc\\w+ me to (have sex|sleep with)`,
    `abusive ${him}`,
    `(victim of|suffer\\w*|survivor of|living with|experienc\\w*) (domestic )?(violence|abuse)`,
    `domestic violence`,
  ],
};

const baby = '(bebe|nenem|filh[ao]|filhinh[ao]|recem nascid[ao]|baby|son|daughter|newborn|infant)';
const emergency = [
  `${baby} (esta |ta |ficou |ficando |is |turned |went |has |looks )*(todo |toda |all )?(rox[ao]|azulad[ao]|cinza|mole|blue|grey|gray|limp|floppy|purple)`,
  `${baby} (nao|parou de|esta sem|ta sem) (esta |consegue |ta )?respir\\w+`,
  `${baby} (is not|isnt|stopped|cant|not) breath\\w*`,
  `${baby} (esta |ta |se )?engasg(ou|ando|ad[ao])`,
  `${baby} (is )?(choking|choked)`,
  `${baby} (nao acorda|wont wake up|will not wake up|is unresponsive|desmaiou)`,
  `${baby} (esta |ta |teve |is |had )?(uma |a )?(convuls\\w+|seizure|having a seizure)`,
];
const loss = [
  `(perdi|perdemos) (o |a )?(meu |minha |nosso |nossa )?(bebe|nenem|filh[ao]|gestacao|gravidez)`,
  `(meu|minha|nosso|nossa) (bebe|nenem|filh[ao]|filhinh[ao]) (morreu|faleceu|nasceu (mort[ao]|sem vida))`,
  `(tive|sofri|depois d[eo]) (um )?aborto( espontaneo)?`,
  `(my|our) (baby|son|daughter) (died|passed away|was stillborn)`,
  `(i|we) (lost|miscarried) (my|our|the) (baby|son|daughter|pregnancy)`,
  `(i )?(had|have had|am having) a (miscarriage|stillbirth)`,
];

/** Doubled letters are written once: 'morer', 'morrrrer' and 'morrer' are one word to a hurried thumb. */
const once = (text: string) => text.replace(/([a-z])\1+/g, '$1');

const digits: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', '@': 'a', $: 's' };
const short: Record<string, string> = {
  q: 'que',
  n: 'nao',
  naum: 'nao',
  num: 'nao',
  nn: 'nao',
  pra: 'para',
  p: 'para',
  qro: 'quero',
  kero: 'quero',
  keria: 'queria',
  qria: 'queria',
  wanna: 'want to',
  wana: 'want to',
  gonna: 'going to',
  gona: 'going to',
};

/** Accents, signs, capitals, doubled letters and what phones shorten are put aside. */
function plainly(text: string): string {
  const words = withoutAccents(text.replace(/\p{Cf}/gu, ''))
    .replace(/(?<=\p{L})[01345@$]|[01345@$](?=\p{L})/gu, (sign) => digits[sign] ?? sign)
    .replace(/['’‘`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => short[word] ?? word);
  return once(words.join(' '));
}

const matcher = (phrases: string[]) => new RegExp(`(?<![a-z])(?:${once(phrases.join('|'))})(?![a-z])`);

const matchers: readonly (readonly [Concern, RegExp])[] = [
  ['baby-emergency', matcher(emergency)],
  ['distress', matcher([...portuguese.distress, ...english.distress])],
  ['violence', matcher([...portuguese.violence, ...english.violence])],
  ['loss', matcher(loss)],
];

/** Which card her words call for: the first that fits, and what cannot wait comes first. */
export function concernIn(text: string): Concern | 'none' {
  const plain = plainly(text);
  return matchers.find(([, words]) => words.test(plain))?.[0] ?? 'none';
}
