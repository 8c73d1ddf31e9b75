// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeDailyStaff, somePiece } from '#tests/support/fake-daily-staff.ts';
import { fakeServer, staff } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const pt = '/admin?aba=dias';
const en = '/en/admin?aba=dias';
const root = '/api/admin/daily';

async function open(address: string, pieces = [somePiece({ id: 'b' })]) {
  const server = fakeServer({ viewer: staff, also: fakeDailyStaff({ pieces }) });
  const app = await openApp(address);
  return { server, ...app };
}
/** By its label, as everywhere; looking through the labels alone is quicker in a form of this size. */
function field(label: string): HTMLElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  if (!found?.control) throw new Error(`There is no field “${label}”.`);
  return found.control;
}
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: /^(Salvar|Save)$/ }));
const sent = (server: ReturnType<typeof fakeServer>, path: string, method: string) =>
  server.callsTo(path).filter((call) => call.method === method);

const labels = {
  pt: {
    from: 'De',
    to: 'Até (inclusive)',
    title: ['Título em português', 'Título em inglês'],
    description: ['Descrição em português', 'Descrição em inglês'],
    tips: 'Dicas em português',
    full: ['Texto completo em português', 'Texto completo em inglês'],
    note: 'Nota em inglês',
    kind: 'Tipo',
    minutes: 'Duração em minutos',
    category: 'Categoria',
    library: 'Categoria da biblioteca',
    interest: 'Sono e rotina',
    premium: 'Mostrar o selo Premium',
    address: 'Endereço do vídeo ou áudio',
    weeks: ['faltam 5 semanas', '2 semanas'],
    saved: 'Conteúdo salvo',
  },
  en: {
    from: 'From',
    to: 'To (inclusive)',
    title: ['Title in Portuguese', 'Title in English'],
    description: ['Description in Portuguese', 'Description in English'],
    tips: 'Tips in Portuguese',
    full: ['Full text in Portuguese', 'Full text in English'],
    note: 'Note in English',
    kind: 'Type',
    minutes: 'Length in minutes',
    category: 'Category',
    library: 'Library category',
    interest: 'Sleep and routine',
    premium: 'Show the Premium badge',
    address: 'Address of the video or audio',
    weeks: ['5 weeks to go', '2 weeks'],
    saved: 'Content saved',
  },
} as const;

function fill(language: 'pt' | 'en'): void {
  const words = labels[language];
  type(words.from, words.weeks[0]);
  type(words.to, words.weeks[1]);
  type(words.title[0], 'Olhar para a janela');
  type(words.title[1], 'Look out of the window');
  type(words.description[0], 'Um minuto de céu.');
  type(words.description[1], 'A minute of sky.');
  type(words.full[0], 'Respire.\n\nOlhe longe.');
  type(words.full[1], 'Breathe.\n\nLook far.');
}

describe('a new piece', () => {
  it.each([
    [pt, 'pt', 'Novo conteúdo'],
    [en, 'en', 'New content'],
  ] as const)('at %s is written with every field in both languages', async (address, language, create) => {
    const { server, address: at } = await open(address);
    fireEvent.click(await screen.findByRole('button', { name: create }));
    await screen.findByRole('heading', { name: create });
    const words = labels[language];
    fill(language);
    type(words.tips, ' Abra a cortina. \n\nSente-se.\n');
    type(words.note, 'Two minutes are enough.');
    type(words.kind, 'article');
    type(words.minutes, '7');
    type(words.category, 'Autocuidado e identidade');
    type(words.library, 'Mãe Inteira');
    type(words.address, 'https://colo.test/janela.mp4');
    fireEvent.click(field(words.interest));
    fireEvent.click(field(words.premium));
    save();
    expect(await screen.findByText(words.saved)).toBeTruthy();
    expect(sent(server, root, 'POST')[0]?.body).toEqual({
      fromAge: -35,
      toAge: 14,
      contentType: 'article',
      durationMinutes: 7,
      category: 'Autocuidado e identidade',
      interests: ['sono-rotina'],
      libraryCategory: 'Mãe Inteira',
      articleId: null,
      isPremium: true,
      thumbnailUrl: null,
      contentUrl: 'https://colo.test/janela.mp4',
      published: true,
      pt: {
        title: 'Olhar para a janela',
        description: 'Um minuto de céu.',
        expert: null,
        tips: ['Abra a cortina.', 'Sente-se.'],
        fullContent: 'Respire.\n\nOlhe longe.',
      },
      en: {
        title: 'Look out of the window',
        description: 'A minute of sky.',
        expert: 'Two minutes are enough.',
        tips: [],
        fullContent: 'Breathe.\n\nLook far.',
      },
    });
    // The form closes, and the list has it.
    expect(await screen.findByText(/^(Olhar para a janela|Look out of the window)$/)).toBeTruthy();
    expect(at()).toBe(address);
  });

  it.each([
    [`${pt}&conteudo=novo`, 'De', '3 meses', 'São 92 dias de vida.'],
    [`${en}&conteudo=novo`, 'From', '5 weeks to go', 'That is 35 days before birth.'],
  ])('at %s says how many days an age is while it is typed', async (address, label, words, days) => {
    await open(address);
    await screen.findByLabelText(label);
    type(label, words);
    expect(screen.getByText(days)).toBeTruthy();
  });

  it.each([
    [
      `${pt}&conteudo=novo`,
      'De',
      ['Preencha este campo.', /^Escreva uma idade entre “faltam 40 semanas/],
      'Título em português',
    ],
    [
      `${en}&conteudo=novo`,
      'From',
      ['Please fill in this field.', /^Write an age between 40 weeks to go/],
      'Title in Portuguese',
    ],
  ] as const)('at %s that is empty is not sent; each field says what it lacks', async (...told) => {
    const [address, first, [required, age], title] = told;
    const { server } = await open(address);
    await screen.findByLabelText(first);
    save();
    expect(screen.getAllByText(required)).toHaveLength(6);
    expect(screen.getAllByText(age)).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByLabelText(first));
    expect(sent(server, root, 'POST')).toEqual([]);
    type(title, 'Uma janela');
    expect(screen.getAllByText(required)).toHaveLength(5);
  });

  it.each([
    ['an end before its beginning', 'De', '3 meses', 'Termina antes de começar. Confira as duas idades.'],
    ['half a minute', 'Duração em minutos', '2,5', 'Use um número inteiro de minutos, de 1 a 120.'],
    ['more than two hours', 'Duração em minutos', '121', 'Use um número inteiro de minutos, de 1 a 120.'],
    [
      'an address that is none',
      'Endereço do vídeo ou áudio',
      'janela.mp4',
      'Use um endereço que comece com http:// ou https://.',
    ],
    ['a title too long', 'Título em inglês', 'x'.repeat(81), 'O texto está longo demais.'],
    ['too many tips', 'Dicas em inglês', 'Rest.\n'.repeat(9), 'São dicas demais. Deixe as melhores.'],
    ['a tip too long', 'Dicas em inglês', 'x'.repeat(301), 'O texto está longo demais.'],
  ])('with %s is not sent, and the field says why', async (_case, label, value, sentence) => {
    const { server } = await open(`${pt}&conteudo=novo`);
    await screen.findByLabelText('De');
    fill('pt');
    type(label, value);
    save();
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    expect(sent(server, root, 'POST')).toEqual([]);
  });
});

describe('a piece that exists', () => {
  it('opened and saved loses nothing in any field', async () => {
    const piece = somePiece({
      id: 'b',
      fromAge: -29,
      toAge: 119,
      contentType: 'video',
      durationMinutes: null,
      interests: ['puerperio-emocional', 'sono-rotina'],
      libraryCategory: 'Sono do Bebê',
      isPremium: true,
      thumbnailUrl: '/media/post-images/1.webp',
      contentUrl: 'https://colo.test/a.mp4',
      published: false,
    });
    const { server } = await open(`${pt}&conteudo=b`, [piece]);
    await screen.findByDisplayValue('Peça b');
    save();
    await screen.findByText('Conteúdo salvo');
    const { id: _id, article: _article, ...fields } = piece;
    expect(sent(server, `${root}/b`, 'PUT')[0]?.body).toEqual(fields);
  });

  it.each([
    [pt, 'Editar: Peça b', 'Editar conteúdo', 'Voltar aos conteúdos'],
    [en, 'Edit: Piece b', 'Edit content', 'Back to the content'],
  ])('at %s opens in place of the list, and Back returns to it', async (address, edit, title, back) => {
    const { address: at } = await open(address);
    fireEvent.click(await screen.findByRole('button', { name: edit }));
    expect(await screen.findByRole('heading', { name: title })).toBe(document.activeElement);
    expect(at()).toContain('conteudo=b');
    fireEvent.click(screen.getByRole('button', { name: back }));
    expect(await screen.findByRole('button', { name: edit })).toBeTruthy();
  });

  it.each([
    [`${pt}&conteudo=x`, 'Não foi possível abrir o conteúdo'],
    [`${en}&conteudo=x`, 'Could not open the content'],
  ])('at %s that is gone is said to be', async (address, title) => {
    await open(address);
    expect(await screen.findByText(title)).toBeTruthy();
  });
});

describe('a save that fails', () => {
  it.each([
    [`${pt}&conteudo=b`, 'Título em português', 'O conteúdo não foi salvo', /^Recuperamos/, 'Descartar'],
    [`${en}&conteudo=b`, 'Title in Portuguese', 'The content was not saved', /^We brought back/, 'Discard'],
  ])('at %s keeps what was typed, also when the form is opened again', async (...told) => {
    const [address, label, failed, recovered, discard] = told;
    const { server, unmount } = await open(address);
    await screen.findByDisplayValue('Peça b');
    server.goOffline();
    type(label, 'Metade do tít');
    save();
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(screen.getByLabelText(label)).toHaveProperty('value', 'Metade do tít');
    unmount();

    server.goOnline();
    await openApp(address);
    expect(await screen.findByText(recovered)).toBeTruthy();
    expect(screen.getByLabelText(label)).toHaveProperty('value', 'Metade do tít');
    fireEvent.click(screen.getByRole('button', { name: discard }));
    expect(screen.getByLabelText(label)).toHaveProperty('value', 'Peça b');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('staff_form'))).toEqual([]);
  });

  it('keeps nothing once it went well', async () => {
    await open(`${pt}&conteudo=b`);
    await screen.findByDisplayValue('Peça b');
    type('Título em português', 'Outro título');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('staff_form'))).toHaveLength(1);
    save();
    await screen.findByText('Conteúdo salvo');
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.startsWith('staff_form'))).toEqual([]),
    );
  });

  it.each([
    [`${pt}&conteudo=b`, 'O texto está longo demais.', /^Esta imagem não está mais guardada/],
    [`${en}&conteudo=b`, 'This text is too long.', /^This picture is no longer stored/],
  ])('at %s tells what the server found, beside its field', async (address, long, picture) => {
    const { server } = await open(address);
    await screen.findByDisplayValue('Peça b');
    server.refuse(`${root}/b`, 'invalid_input', {
      'en.tips.1': 'too_long',
      thumbnailUrl: 'unknown_picture',
    });
    save();
    expect(await screen.findByText(long)).toBeTruthy();
    expect(screen.getByText(picture)).toBeTruthy();
    expect(screen.getByLabelText(/^(Dicas em inglês|Tips in English)$/)).toBe(document.activeElement);
  });

  it('what another person half wrote is not hers to go on with', async () => {
    localStorage.setItem('staff_form:somebody-else:daily:b', JSON.stringify({ from: 'x' }));
    localStorage.setItem(`staff_form:${staff.id}:daily:b`, '{"from":"of an older form"}');
    await open(`${pt}&conteudo=b`);
    await screen.findByDisplayValue('Peça b');
    expect(screen.queryByText(/^Recuperamos/)).toBeNull();
  });
});

it('a picture leaves with one tap, and comes back by undo', async () => {
  const url = '/media/post-images/1.webp';
  await open(`${pt}&conteudo=b`, [somePiece({ id: 'b', thumbnailUrl: url })]);
  fireEvent.click(await screen.findByRole('button', { name: 'Remover imagem' }));
  expect(await screen.findByText('Imagem removida')).toBeTruthy();
  expect(document.querySelector(`img[src="${url}"]`)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(document.querySelector(`img[src="${url}"]`)).toBeTruthy());
});

describe('the article that “Ler” opens', () => {
  const id1 = '11111111-1111-4111-8111-111111111111';
  const id2 = '22222222-2222-4222-8222-222222222222';
  const articles = [
    { id: id1, title: 'Mamas cheias', language: 'pt' as const, missingIn: null },
    { id: id2, title: 'A noite', language: 'pt' as const, missingIn: null },
  ];

  it.each([
    [pt, 'Procurar um artigo', 'Abre “A noite”, no idioma de quem lê.'],
    [en, 'Search for an article', 'Opens “A noite”, in the reader’s language.'],
  ])('at %s is sought, chosen, named and saved', async (address, search, chosen) => {
    const pieces = [somePiece({ id: 'b', contentType: 'article' })];
    const server = fakeServer({ viewer: staff, also: fakeDailyStaff({ pieces, articles }) });
    await openApp(`${address}&conteudo=b`);
    type((await screen.findByLabelText(search)) && search, 'noite');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mamas cheias' })).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: /^A noite/ }));
    expect(await screen.findByText(chosen)).toBeTruthy();
    save();
    await waitFor(() => expect(sent(server, `${root}/b`, 'PUT')[0]?.body).toMatchObject({ articleId: id2 }));
  });

  it('is shown with what it has, and another can be chosen', async () => {
    const [article = null] = articles;
    await open(`${pt}&conteudo=b`, [somePiece({ id: 'b', contentType: 'article', articleId: id1, article })]);
    expect(await screen.findByText('Abre “Mamas cheias”, no idioma de quem lê.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Escolher outro' }));
    expect(await screen.findByLabelText('Procurar um artigo')).toBeTruthy();
  });

  it.each([
    [pt, 'Em inglês não há este artigo: quem lê em inglês recebe o mais novo da categoria.'],
    [
      en,
      'There is no English version of this article: who reads in English gets the newest of the category.',
    ],
  ])(
    'at %s I chose one that English readers do not have, and nobody told me: now it is said',
    async (address, sentence) => {
      const article = { id: id1, title: 'Mamas cheias', language: 'pt' as const, missingIn: 'en' as const };
      await open(`${address}&conteudo=b`, [
        somePiece({ id: 'b', contentType: 'article', articleId: id1, article }),
      ]);
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(screen.getByText(/“Mamas cheias”\.$/)).toBeTruthy();
    },
  );

  it('that is not published now stays chosen, and that is said', async () => {
    const { server } = await open(`${pt}&conteudo=b`, [
      somePiece({ id: 'b', contentType: 'article', articleId: id1 }),
    ]);
    expect(await screen.findByText(/^O artigo escolhido não está publicado agora/)).toBeTruthy();
    save();
    await waitFor(() => expect(sent(server, `${root}/b`, 'PUT')[0]?.body).toMatchObject({ articleId: id1 }));
  });

  it('is no question for what is no article', async () => {
    await open(`${pt}&conteudo=b`);
    await screen.findByLabelText('Tipo');
    expect(screen.queryByLabelText('Procurar um artigo')).toBeNull();
  });
});
