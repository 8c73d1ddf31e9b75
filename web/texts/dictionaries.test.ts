import { describe, expect, it } from 'vitest';
import { errorCodes } from '#shared/errors/error-codes.ts';
import { en } from './en.ts';
import { pt } from './pt.ts';

type Texts = Record<string, string>;

const files = {
  pt: import.meta.glob<Record<string, object>>('./pt/*.ts', { eager: true }),
  en: import.meta.glob<Record<string, object>>('./en/*.ts', { eager: true }),
};

const portuguese = everyText('pt');
const english = everyText('en');

describe('every text', () => {
  it('exists in both languages', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(portuguese).sort());
  });

  it('has the same holes in both', () => {
    const different = Object.keys(portuguese).filter(
      (key) => holesOf(english[key]) !== holesOf(portuguese[key]),
    );
    expect(different).toEqual([]);
  });

  it('says something, without a space too many', () => {
    const texts = [...Object.entries(portuguese), ...Object.entries(english)];
    expect(texts.filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });

  it('names the product, never "the product"', () => {
    expect([...Object.values(portuguese), ...Object.values(english)].join('\n')).not.toMatch(
      /the product|o produto/i,
    );
  });
});

/** The landing page is built into its HTML; the long texts are fetched with their pages. */
const ownChunks = ['landing', 'privacy', 'terms'];

it('every file of texts is in the dictionary, except those that come with their pages', () => {
  const nouns = Object.keys(files.pt).map(nounOf);
  expect(Object.keys(pt).sort()).toEqual(nouns.filter((noun) => !ownChunks.includes(noun)).sort());
  expect(Object.keys(en).sort()).toEqual(Object.keys(pt).sort());
});

it.each(errorCodes)('the refusal %s has a sentence in both languages', (code) => {
  expect(pt.errors[code]).toMatch(/[.!]$/);
  expect(en.errors[code]).toMatch(/[.!]$/);
});

describe('the words of the specification', () => {
  it.each([
    [pt.shell.loading, 'Carregando...'],
    [pt.shell.tabHome, 'Home'],
    [pt.shell.tabLibrary, 'Biblioteca'],
    [pt.shell.tabCommunity, 'Entre Mães'],
    [pt.shell.tabSpecialists, 'Chat'],
    [pt.shell.tabProfile, 'Perfil'],
    [pt.shell.babyToday, 'Seu bebê hoje'],
    [en.shell.notFound, 'Oops! Page not found'],
    [en.access.title, 'Welcome to Colo'],
    [en.access.send, 'Send access link'],
    [en.access.emailRequired, 'Email required'],
    [pt.access.emailRequired, 'Email obrigatório'],
    [en.access.emailRequiredText, 'Please enter your email.'],
    [pt.access.emailRequiredText, 'Por favor, insira seu email.'],
    [en.access.linkSent, 'Link sent!'],
    [pt.access.linkSent, 'Link enviado!'],
    [en.access.linkSentText, 'Check your email to access Colo.'],
    [en.access.loginError, 'Login error'],
    [pt.access.loginError, 'Erro no login'],
    [en.access.sendFailed, 'Could not send access link.'],
    [pt.access.sendFailed, 'Não foi possível enviar o link de acesso.'],
    [en.intro.skip, 'Skip intro'],
    [en.intro.skipAll, 'Skip full personalization'],
    [pt.questionnaire.progress, 'Etapa {n} de {total}'],
    [pt.questionnaire.finish, 'Finalizar'],
    [pt.questionnaire.skip, 'Pular personalização'],
    [pt.questionnaire.saving, 'Salvando...'],
    [en.questionnaire.step1, 'About you'],
    [en.questionnaire.step2, 'About your baby'],
    [en.questionnaire.step3, 'Your interests'],
    [en.questionnaire.step4, 'Your style'],
    [en.profileFields.age, 'What is your age? (optional)'],
    [pt.profileSaving.loadFailed, 'Erro ao carregar perfil'],
    [pt.profileSaving.loadFailedText, 'Não foi possível carregar suas informações.'],
    [pt.profileSaving.saved, 'Perfil atualizado'],
    [pt.profileSaving.savedText, 'Suas informações foram salvas com sucesso.'],
    [pt.profileSaving.saveFailed, 'Erro ao salvar'],
    [pt.profileSaving.saveFailedText, 'Não foi possível salvar suas informações.'],
    [pt.admin.title, 'Painel Admin'],
    [pt.admin.subtitle, 'Gerencie os posts do blog'],
  ])('%s', (text, specified) => {
    expect(text).toBe(specified);
  });
});

/** './pt/second-factor.ts' holds the noun secondFactor. */
function nounOf(file: string): string {
  return file.replace(/^.*\/|\.ts$/g, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** 'shell.loading' and its words, however deep a noun is nested. */
function everyText(language: 'pt' | 'en'): Texts {
  return Object.assign({}, ...Object.values(files[language]).map((module) => flatten(module, '')));
}

function flatten(texts: object, path: string): Texts {
  return Object.assign(
    {},
    ...Object.entries(texts).map(([key, value]) => {
      const here = path ? `${path}.${key}` : key;
      return typeof value === 'string' ? { [here]: value } : flatten(value, here);
    }),
  );
}

function holesOf(text = ''): string {
  return (text.match(/\{\w+\}/g) ?? []).sort().join();
}
