import type { Language } from '../language/language.rules.ts';
import type { TriageId } from './triage.ts';

/** A colour of stool, as the palette of the diary names it. */
type StoolColour = 'mustard' | 'yellow' | 'green' | 'brown' | 'black' | 'red' | 'pale';

/** What a colour asks for. `meconium` asks for nothing: it is what first stools look like. */
export type NappyCareId = 'pale' | 'red' | 'black' | 'meconium';
export type NappyCare = {
  id: NappyCareId;
  level: 'usual' | 'today' | 'without-delay';
  /** Rows of the triage that are said with it. */
  triage: readonly TriageId[];
};

/** Until when dark and sticky stools are those of the first days. */
const meconiumUntilDays = 4;
/** Yellow skin with pale stools is a matter of the first weeks. */
const newbornUntilDays = 28;

/**
 * What is said beside a colour; null for those of every day. Sources: Caderneta da Criança (Ministério da Saúde), whose
 * scale of colours pale stools are compared with, and the Sociedade Brasileira de Pediatria ("Alerta Amarelo").
 * Where the age is not known, black is taken for the one that asks to be seen.
 */
export function nappyCare(colour: StoolColour | null, ageDays: number | null): NappyCare | null {
  if (colour === 'pale')
    return {
      id: 'pale',
      level: 'today',
      triage: ageDays !== null && ageDays <= newbornUntilDays ? ['jaundice'] : [],
    };
  if (colour === 'red') return { id: 'red', level: 'without-delay', triage: ['breathing'] };
  if (colour !== 'black') return null;
  return ageDays !== null && ageDays < meconiumUntilDays
    ? { id: 'meconium', level: 'usual', triage: [] }
    : { id: 'black', level: 'without-delay', triage: ['breathing'] };
}

export const nappyCareWords: Record<Language, Readonly<Record<NappyCareId, string>>> = {
  pt: {
    pale: 'Cocô muito claro, branco ou acinzentado precisa ser visto hoje. Compare com a escala de cores da Caderneta da Criança e leve a fralda ou uma foto.',
    red: 'Sangue no cocô pede atendimento sem demora. Beterraba e outros alimentos também tingem de vermelho: se não foi isso, leve a fralda ou uma foto.',
    black:
      'Cocô preto depois dos primeiros dias pede atendimento sem demora. O ferro receitado também escurece: se for o caso, confirme com quem receitou.',
    meconium:
      'Nos primeiros dias o cocô é escuro e grudento: é o mecônio. Depois ele clareia, fica esverdeado e então amarelo.',
  },
  en: {
    pale: 'Very pale, white or greyish poo needs to be seen today. Compare it with the colour scale in the child’s health booklet, and take the nappy or a photo along.',
    red: 'Blood in the poo needs care without delay. Beetroot and other foods can turn it red too: if it wasn’t that, take the nappy or a photo along.',
    black:
      'Black poo after the first days needs care without delay. Prescribed iron darkens it too: if that’s it, check with whoever prescribed it.',
    meconium:
      'In the first days poo is dark and sticky: that is meconium. Then it lightens, turns greenish and after that yellow.',
  },
};
