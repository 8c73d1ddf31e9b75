import type { Language } from '../language/language.rules.ts';
import { categorySegments } from '../library/library.rules.ts';

/**
 * Every page of Colo, without language prefix. The router renders them, the server answers any other
 * path with 404, and links are made from here: one list, so that the three cannot disagree.
 */
export const paths = {
  landing: '/',
  home: '/app',
  library: '/app/biblioteca',
  readingList: '/app/biblioteca/salvos',
  community: '/app/entre-maes',
  /** What she saved, wrote and was told there, and whom she keeps away. */
  communityOwn: '/app/entre-maes/meu-espaco',
  communityRules: '/app/entre-maes/regras',
  specialists: '/app/chat',
  specialistsAgenda: '/app/chat/agenda',
  savedSessions: '/app/chat/biblioteca',
  plans: '/app/planos',
  profile: '/app/profile',
  /** The questionnaire of the first run, taken again. */
  questions: '/app/profile/perguntas',
  /** Several babies of a family: told of, changed, taken off the screens. */
  babies: '/app/profile/bebes',
  calendar: '/app/calendario',
  /** All that the family recorded, of every kind. */
  diary: '/app/diario',
  vaccines: '/app/diario/vacinas',
  growth: '/app/diario/crescimento',
  /** The milk that was drawn and kept. */
  milk: '/app/diario/leite',
  /** What the baby came to do, and first times. */
  milestones: '/app/diario/marcos',
  /** From other apps into it, and out of it. */
  diaryImport: '/app/diario/importar',
  diaryPictures: '/app/diario/imagens',
  /** What was recorded, on one page for an appointment. */
  consultation: '/app/diario/consulta',
  /** How she is: hers alone, and about nobody else. */
  checkin: '/app/como-estou',
  nursing: '/app/mamada',
  nursingLog: '/app/mamada/registros',
  nursingSheet: '/app/mamada/folha',
  toolCalculator: '/app/ferramentas/calculadora-sono',
  toolSleepCalendar: '/app/ferramentas/calendario-sono',
  toolRoutine: '/app/ferramentas/planejador-rotina',
  toolSleepDiary: '/app/ferramentas/diario-sono',
  foodDiary: '/app/primeiras-mordidas/diario',
  /** The pause and loss path: Colo stops speaking of the baby. */
  somethingChanged: '/app/algo-mudou',
  help: '/app/ajuda',
  /** From the mail about a new device: ends its session, signed in or not. */
  newDevice: '/app/novo-aparelho',
  admin: '/admin',
  adminPreview: '/admin/previa',
  privacy: '/privacidade',
  terms: '/termos',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

export const articlePath = (id: string) => `/app/post/${id}`;
/** The same article for anyone, without the app. The path is of the article's language, whatever the reader's page is. */
export const readingPath = (slug: string, language: Language) =>
  language === 'en' ? `/en/read/${slug}` : `/ler/${slug}`;
export const isReadingPath = (path: string) => /^\/(ler|en\/read)\//.test(path);
export const communityPostPath = (id: string) => `/app/entre-maes/post/${id}`;
export const sessionPath = (id: string) => `/app/chat/encontro/${id}`;
export const categoryPath = (segment: string) => `/app/${segment}`;

const known = new Set<string>([...Object.values(paths), ...categorySegments.map(categoryPath)]);

/** Whether a path without language prefix is a page of Colo. A trailing slash is forgiven. */
export function isPage(path: string): boolean {
  const page = path.replace(/\/+$/, '') || path;
  return (
    known.has(page) ||
    /^\/(app\/post|app\/entre-maes\/post|app\/chat\/encontro|admin\/artigo)\/[^/]+$/.test(page)
  );
}
