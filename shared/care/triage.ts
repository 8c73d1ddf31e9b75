import type { Language } from '../language/language.rules.ts';
import { triageWords as en } from './triage.en.ts';
import { triageWords as pt } from './triage.pt.ts';

/** What a sign asks for. None of them waits for a consultation, nor for the end of the day. */
export type TriageLevel =
  | 'ambulance'
  | 'emergency-now'
  | 'hospital-now'
  | 'first-aid-and-ambulance'
  | 'people-now';

type Row = {
  id: string;
  level: TriageLevel;
  /** Whose sign it is, by age; absent where it holds at any age. */
  ages?: { fromMonths?: number; underMonths?: number };
  /** Brazil's numbers, which every text that names the sign names too. */
  numbers: readonly ('188' | '192')[];
};

/**
 * The signs that cannot wait, one row each. Every text, tool and card says of them what stands here, in the words of
 * triage.pt.ts and triage.en.ts; tests/sweeps/triage.test.ts finds one that says something else. Sources: Ministério da
 * Saúde (Caderneta da Criança; AIDPI Neonatal), Sociedade Brasileira de Pediatria, American Heart Association 2025.
 */
export const triageRows = [
  { id: 'newborn', level: 'emergency-now', ages: { underMonths: 1 }, numbers: [] },
  { id: 'fever', level: 'emergency-now', ages: { underMonths: 3 }, numbers: [] },
  { id: 'jaundice', level: 'hospital-now', ages: { underMonths: 1 }, numbers: [] },
  { id: 'breathing', level: 'ambulance', numbers: ['192'] },
  { id: 'food-reaction', level: 'ambulance', numbers: ['192'] },
  { id: 'choking-baby', level: 'first-aid-and-ambulance', ages: { underMonths: 12 }, numbers: ['192'] },
  { id: 'choking-child', level: 'first-aid-and-ambulance', ages: { fromMonths: 12 }, numbers: ['192'] },
  { id: 'dark-thoughts', level: 'people-now', numbers: ['188', '192'] },
] as const satisfies readonly Row[];

export type TriageId = (typeof triageRows)[number]['id'];
/** What is seen, as a part of a sentence; what to do about it; and what else is said there, as sentences. */
export type TriageWords = Readonly<Record<TriageId, { seen: string; act: string; after?: string }>>;

const words: Record<Language, TriageWords> = { pt, en };

/** 'Febre antes dos 3 meses: vá agora a um pronto-socorro.' */
export function triageSentence(id: TriageId, language: Language): string {
  const { seen, act, after } = words[language][id];
  const sentence = `${seen.charAt(0).toUpperCase()}${seen.slice(1)}: ${act}.`;
  return after ? `${sentence} ${after}` : sentence;
}

/** A text of content/ with its `{{triage:id}}` filled in. An id that no row has is a mistake of the text. */
export function withTriage(text: string, language: Language): string {
  return text.replace(/\{\{triage:([^}]*)\}\}/g, (_, asked: string) => {
    const row = triageRows.find(({ id }) => id === asked);
    if (!row) throw new Error(`No row of shared/care/triage.ts is called "${asked}"`);
    return triageSentence(row.id, language);
  });
}
