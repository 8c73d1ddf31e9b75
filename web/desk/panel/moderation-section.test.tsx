// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lilacMoon } from '#tests/support/fake-community.ts';
import { fakeModeration, someCase } from '#tests/support/fake-moderation.ts';
import { fakeServer, staff } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const pt = '/admin?aba=moderacao';
const en = '/en/admin?aba=moderacao';

async function open(address: string, desk: Parameters<typeof fakeModeration>[0]) {
  const moderation = fakeModeration(desk);
  const server = fakeServer({ viewer: staff, also: moderation.answers });
  const app = await openApp(address);
  return { server, moderation, ...app };
}
const queue = () => within(screen.getByRole('list', { name: /^(Casos|Cases)$/ }));
const theCase = async () => {
  await screen.findByRole('heading', { name: /^(O texto|The text)$/ });
  return screen.getByRole('region', { name: /^(Caso|Case)$/ });
};

describe('the queue', () => {
  const cases = [
    someCase({ id: 'sad', content: 'Não aguento mais', concern: 'distress', reportCount: 0, reports: [] }),
    someCase({ id: 'rude', content: 'Que mãe é você', reportCount: 3, hidden: true }),
    someCase({ id: 'asked', content: 'O nome era inventado', state: 'appealed' }),
  ];

  it.each([
    [
      pt,
      ['Abertos (2)', 'Recursos (1)', 'Decididos (0)'],
      'Pode precisar de ajuda',
      '3 denúncias',
      'Escondido',
    ],
    [en, ['Open (2)', 'Appeals (1)', 'Decided (0)'], 'May need help', '3 reports', 'Hidden'],
  ])('at %s keeps the order of the server, and says why each is there', async (...told) => {
    const [address, counts, distress, reports, hidden] = told;
    await open(address, { cases });
    await screen.findByText('Que mãe é você');
    const [first, second] = queue().getAllByRole('listitem');
    expect(first?.textContent).toContain('Não aguento mais');
    expect(first?.textContent).toContain(distress);
    expect(second?.textContent).toContain(reports);
    expect(second?.textContent).toContain(hidden);
    for (const name of counts) expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('shows another state, and the address says which', async () => {
    const { address } = await open(pt, { cases });
    fireEvent.click(await screen.findByRole('button', { name: /^Recursos/ }));
    expect(await screen.findByText('O nome era inventado')).toBeTruthy();
    expect(screen.queryByText('Que mãe é você')).toBeNull();
    await waitFor(() => expect(address()).toBe('/admin?aba=moderacao&estado=recursos'));
  });

  it('opens a case by its address', async () => {
    const { address } = await open(pt, { cases });
    fireEvent.click(await screen.findByRole('link', { name: 'Que mãe é você' }));
    await theCase();
    await waitFor(() => expect(address()).toBe('/admin?aba=moderacao&caso=rude'));
    const marked = queue()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current'));
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Que mãe é você']);
    expect(document.activeElement?.contains(await theCase())).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    fireEvent.click(screen.getByRole('link', { name: 'Voltar aos casos' }));
    await waitFor(() => expect(address()).toBe(pt));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it.each([
    [pt, 'Nenhum caso aberto'],
    [`${pt}&estado=recursos`, 'Nenhum recurso'],
    [`${pt}&estado=decididos`, 'Nada decidido ainda'],
    [`${pt}&estado=suspensoes`, 'Ninguém está suspenso'],
    [`${pt}&estado=palavras`, 'Nenhuma palavra vigiada'],
    [en, 'No open cases'],
    [`${en}&estado=suspensoes`, 'Nobody is suspended'],
    [`${en}&estado=palavras`, 'No watched words'],
  ])('%s may be empty', async (address, title) => {
    await open(address, {});
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  it('that did not load can be tried again', async () => {
    const server = fakeServer({ viewer: staff, also: fakeModeration().answers });
    server.refuse('/api/admin/moderation/cases', 'unavailable');
    await openApp(pt);
    expect(await screen.findByRole('heading', { name: 'Não foi possível carregar os casos' })).toBeTruthy();
    server.accept('/api/admin/moderation/cases');
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('heading', { name: 'Nenhum caso aberto' })).toBeTruthy();
  });
});

describe('a case', () => {
  const whole = someCase({
    id: 'c',
    subject: 'comment',
    content: 'Isso é frescura',
    post: { id: 'p', content: 'Ele não dorme', author: lilacMoon },
    context: [
      {
        id: '1',
        content: 'Força!',
        author: lilacMoon,
        createdAt: '2026-07-01T14:00:00.000Z',
        isSubject: false,
      },
      {
        id: '2',
        content: 'Isso é frescura',
        author: { anonymous: false, name: 'Bia' },
        createdAt: '2026-07-01T15:00:00.000Z',
        isSubject: true,
      },
    ],
    versions: [{ content: 'Isso é frescura sua', at: '2026-07-01T16:00:00.000Z' }],
    reports: [{ reason: 'unkind', note: 'Me fez chorar', about: 'person', at: '2026-07-02T15:00:00.000Z' }],
    authorHistory: { removed: 2, kept: 1, sanction: { kind: 'silence', until: null } },
    decisions: [
      {
        decision: 'remove',
        reason: 'Julga outra mãe.',
        sanction: null,
        by: null,
        at: '2026-07-02T16:00:00.000Z',
      },
    ],
    appeal: { text: 'Não foi por mal', at: '2026-07-02T17:00:00.000Z' },
    state: 'appealed',
  });

  it.each([
    [
      `${pt}&estado=recursos&caso=c`,
      [
        'Foi grosseiro ou julgou alguém',
        'Textos assinados até hoje: retirados, 2; mantidos, 1.',
        'Escrita suspensa sem prazo.',
        /^por alguém da equipe/,
        'Responder ao recurso',
      ],
    ],
    [
      `${en}&estado=recursos&caso=c`,
      [
        'It was rude or judged someone',
        'Signed texts so far: removed, 2; kept, 1.',
        'Can no longer write in the circle.',
        /^by somebody on the team/,
        'Answer the appeal',
      ],
    ],
  ])('at %s shows all that a fair decision needs', async (address, sentences) => {
    await open(address, { cases: [whole] });
    const shown = within(await theCase());
    for (const said of ['Ele não dorme', 'Força!', 'Isso é frescura sua', 'Me fez chorar', 'Não foi por mal'])
      expect(shown.getByText(said)).toBeTruthy();
    for (const sentence of sentences) expect(shown.getByText(sentence)).toBeTruthy();
    expect(shown.getAllByRole('img', { name: /^(lua lilás|lilac moon)$/ })).toHaveLength(2);
  });

  it.each([
    [`${pt}&caso=c`, /^Texto anônimo: a equipe não vê de quem é/],
    [`${en}&caso=c`, /^Anonymous text: the team does not see whose it is/],
  ])('at %s of an anonymous text is linked to nobody', async (address, sentence) => {
    await open(address, { cases: [someCase({ id: 'c', author: lilacMoon })] });
    expect(within(await theCase()).getByText(sentence)).toBeTruthy();
  });
});

describe('a decision', () => {
  const address = `${pt}&caso=c`;
  const one = () => someCase({ id: 'c', content: 'Que mãe é você' });
  const fill = async (reason = 'Julga outra mãe.') => {
    const form = within(await theCase());
    fireEvent.click(form.getByRole('radio', { name: /^(Retirar o texto|Remove the text)/ }));
    fireEvent.change(form.getByRole('textbox'), { target: { value: reason } });
    return form;
  };

  it.each([
    [address, /^E quem escreveu/, /^Por quanto tempo/, 'Registrar decisão', 'Decisão registrada', 'Retirado'],
    [
      `${en}&caso=c`,
      /^And its author/,
      /^For how long/,
      'Record the decision',
      'Decision recorded',
      'Removed',
    ],
  ])('at %s is recorded with its reason and what follows', async (...told) => {
    const [place, author, duration, confirm, done, removed] = told;
    const { server } = await open(place, { cases: [one()] });
    const form = await fill();
    fireEvent.change(form.getByRole('combobox', { name: author }), { target: { value: 'silence' } });
    fireEvent.change(form.getByRole('combobox', { name: duration }), { target: { value: '3' } });
    fireEvent.click(form.getByRole('button', { name: confirm }));
    expect(await screen.findByText(done)).toBeTruthy();
    expect(server.callsTo('/api/admin/moderation/cases/c/decisions')[0]?.body).toEqual({
      decision: 'remove',
      reason: 'Julga outra mãe.',
      sanction: { kind: 'silence', days: 3 },
    });
    expect(await screen.findByText(removed)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: confirm })).toBeNull());
    expect(Object.keys(localStorage).filter((key) => key.startsWith('decision_draft'))).toEqual([]);
  });

  it.each([
    [
      `${pt}&estado=recursos&caso=c`,
      'Registrar decisão',
      'Escolha se o recurso é aceito ou negado.',
      /^Negar o recurso/,
      'Decisão registrada',
    ],
    [
      `${en}&estado=recursos&caso=c`,
      'Record the decision',
      'Choose whether the appeal is upheld or dismissed.',
      /^Dismiss the appeal/,
      'Decision recorded',
    ],
  ])('at %s about an appeal answers it, whatever becomes of the text', async (...told) => {
    const [place, confirm, missing, dismiss, done] = told;
    const { server } = await open(place, { cases: [{ ...one(), state: 'appealed' }] });
    const form = await fill();
    fireEvent.click(form.getByRole('button', { name: confirm }));
    expect(form.getByText(missing)).toBeTruthy();
    expect(server.callsTo('/api/admin/moderation/cases/c/decisions')).toEqual([]);
    fireEvent.click(form.getByRole('radio', { name: dismiss }));
    fireEvent.click(form.getByRole('button', { name: confirm }));
    expect(await screen.findByText(done)).toBeTruthy();
    expect(server.callsTo('/api/admin/moderation/cases/c/decisions')[0]?.body).toMatchObject({
      decision: 'remove',
      appeal: 'dismissed',
    });
  });

  it('after it I was left nowhere: now the next case opens and has the focus, and what was done is announced', async () => {
    const next = someCase({ id: 'd', content: 'O seguinte' });
    const { address: at } = await open(address, { cases: [one(), next] });
    const form = await fill();
    fireEvent.click(form.getByRole('button', { name: 'Registrar decisão' }));
    expect((await screen.findByText('Decisão registrada')).closest('[role="status"]')).toBeTruthy();
    await waitFor(() => expect(at()).toContain('caso=d'));
    await waitFor(async () => expect(document.activeElement).toBe(await theCase()));
    expect(await within(await theCase()).findByText('O seguinte')).toBeTruthy();
  });

  it('of the last case leaves the focus on the heading', async () => {
    await open(address, { cases: [one()] });
    const form = await fill();
    fireEvent.click(form.getByRole('button', { name: 'Registrar decisão' }));
    await screen.findByText('Decisão registrada');
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('about what nobody appealed asks nothing about an appeal', async () => {
    await open(address, { cases: [one()] });
    expect(within(await theCase()).queryByText('Ela tem razão?')).toBeNull();
  });

  it('may be for good', async () => {
    const { server } = await open(address, { cases: [one()] });
    const form = await fill();
    fireEvent.change(form.getByRole('combobox', { name: /^E quem/ }), { target: { value: 'ban' } });
    fireEvent.change(form.getByRole('combobox', { name: /^Por quanto/ }), { target: { value: 'for-good' } });
    fireEvent.click(form.getByRole('button', { name: 'Registrar decisão' }));
    await screen.findByText('Decisão registrada');
    expect(server.callsTo('/api/admin/moderation/cases/c/decisions')[0]?.body).toMatchObject({
      sanction: { kind: 'ban', days: null },
    });
  });

  it('without a choice or a reason is not sent, and says what is missing', async () => {
    const { server } = await open(address, { cases: [one()] });
    const form = within(await theCase());
    fireEvent.click(form.getByRole('button', { name: 'Registrar decisão' }));
    expect(form.getByText('Escolha se o texto fica ou sai.')).toBeTruthy();
    expect(form.getByText('Escreva o motivo: ele é a resposta que vai chegar.')).toBeTruthy();
    expect(server.callsTo('/api/admin/moderation/cases/c/decisions')).toEqual([]);
  });

  it('half written is still there when the case is opened again', async () => {
    const { server } = await open(address, { cases: [one()] });
    server.refuse('/api/admin/moderation/cases/c/decisions', 'unavailable');
    const form = await fill('Metade do moti');
    fireEvent.click(form.getByRole('button', { name: 'Registrar decisão' }));
    expect(await screen.findByText('A decisão não foi registrada')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Voltar aos casos' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Caso' })).toBeNull());
    fireEvent.click(screen.getByRole('link', { name: 'Que mãe é você' }));
    const again = within(await theCase());
    expect(again.getByRole('textbox')).toHaveProperty('value', 'Metade do moti');
    expect(again.getByRole('radio', { name: /^Retirar o texto/ })).toHaveProperty('checked', true);
  });

  it.each([
    [address, 'Registrar decisão', 'Outra pessoa decidiu antes', 'O que você tinha escrito', 'Descartar'],
    [`${en}&caso=c`, 'Record the decision', 'Somebody else decided first', 'What you had written', 'Discard'],
  ])('at %s that a colleague took first is told, and her words stay', async (...told) => {
    const [place, confirm, title, kept, discard] = told;
    const { moderation } = await open(place, { cases: [one()] });
    const form = await fill();
    moderation.decideElsewhere('c', { decision: 'keep', reason: 'Foi só um desabafo.', sanction: null });
    fireEvent.click(form.getByRole('button', { name: confirm }));
    expect(await screen.findByText(title)).toBeTruthy();
    expect(await screen.findByText('Foi só um desabafo.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: kept })).toBeTruthy();
    expect(screen.getByText('Julga outra mãe.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: discard }));
    await waitFor(() => expect(screen.queryByText('Julga outra mãe.')).toBeNull());
  });
});

describe('who may not write', () => {
  const sanction = {
    id: 's',
    kind: 'silence',
    reason: 'Julgou de novo.',
    until: '2026-07-09T15:00:00.000Z',
    at: '2026-07-02T15:00:00.000Z',
    name: 'Bia',
    anonymous: false,
    caseId: 'c',
  } as const;

  it.each([
    [`${pt}&estado=suspensoes`, /^Escrita suspensa, até 9 de jul/, 'Quem escreveu um texto anônimo'],
    [`${en}&estado=suspensoes`, /^Writing suspended, until Jul 9/, 'The author of an anonymous text'],
  ])(
    'at %s is listed with the reason; of an anonymous text nobody is named',
    async (address, until, nobody) => {
      const hidden = { ...sanction, id: 's2', name: null, anonymous: true };
      await open(address, { sanctions: [sanction, hidden] });
      expect(await screen.findByText('Bia')).toBeTruthy();
      expect(screen.getAllByText(until)).toHaveLength(2);
      expect(screen.getByText(nobody)).toBeTruthy();
    },
  );

  it.each([
    [`${pt}&estado=suspensoes`, 'Quem escreveu um texto que já não existe', 'Ver o caso'],
    [`${en}&estado=suspensoes`, 'The author of a text that no longer exists', 'See the case'],
  ])('at %s stays listed when the text is gone, without a case to see', async (address, whom, see) => {
    await open(address, { sanctions: [{ ...sanction, name: null, anonymous: true, caseId: null }] });
    expect(await screen.findByText(whom)).toBeTruthy();
    expect(screen.queryByRole('link', { name: see })).toBeNull();
  });

  it.each([
    [`${pt}&estado=suspensoes`, 'Encerrar: Bia', 'Encerrar', 'Medida encerrada'],
    [`${en}&estado=suspensoes`, 'Lift: Bia', 'End it', 'Measure ended'],
  ])('at %s may write again, after a second thought', async (address, lift, confirm, lifted) => {
    const { server } = await open(address, { sanctions: [sanction] });
    fireEvent.click(await screen.findByRole('button', { name: lift }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(server.callsTo('/api/admin/moderation/sanctions/s/lift')).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: confirm }));
    expect(await screen.findByText(lifted)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Julgou de novo.')).toBeNull());
  });
});

describe('after a row has left', () => {
  it('a measure that was ended took the focus with it: now the next one has it', async () => {
    const of = (id: string, name: string) => ({
      ...{ id, name, kind: 'silence' as const, reason: `Por ${name}`, until: null, anonymous: false },
      ...{ at: '2026-07-02T15:00:00.000Z', caseId: null },
    });
    await open(`${pt}&estado=suspensoes`, { sanctions: [of('s', 'Bia'), of('t', 'Lia')] });
    fireEvent.click(await screen.findByRole('button', { name: 'Encerrar: Bia' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Encerrar' }));
    await waitFor(() => expect(screen.queryByText('Por Bia')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Encerrar: Lia' }));
  });

  it('a word that is watched no more hands the focus to the next one', async () => {
    const of = (word: string) => ({ word, action: 'flag' as const, addedAt: '2026-07-01T15:00:00.000Z' });
    await open(`${pt}&estado=palavras`, { words: [of('marca'), of('sorteio')] });
    const remove = await screen.findByRole('button', { name: 'Deixar de vigiar “marca”' });
    remove.focus();
    fireEvent.click(remove);
    await waitFor(() => expect(screen.queryByText('marca')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Deixar de vigiar “sorteio”' }));
  });
});

describe('watched words', () => {
  const words = [{ word: 'marca', action: 'flag', addedAt: '2026-07-01T15:00:00.000Z' }] as const;
  const list = () => within(screen.getByRole('list', { name: /^(Palavras vigiadas|Watched words)$/ }));
  const add = (word: string) => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value: word } });
    fireEvent.click(screen.getByRole('button', { name: /^(Vigiar palavra|Watch the word)$/ }));
  };

  it.each([
    [`${pt}&estado=palavras`, 'Espera escondido até alguém olhar'],
    [`${en}&estado=palavras`, 'It waits hidden until somebody has looked'],
  ])('at %s are added with what happens to the text', async (address, hold) => {
    const { server } = await open(address, { words: [...words] });
    await screen.findByText('marca');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'hold' } });
    add(' Sorteio ');
    expect(await list().findByText('sorteio')).toBeTruthy();
    expect(list().getByText(hold)).toBeTruthy();
    const call = server.callsTo('/api/admin/moderation/watched-words').find(({ method }) => method === 'PUT');
    expect(call?.body).toEqual({ word: 'sorteio', action: 'hold' });
    expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  });

  it.each([
    ['x', 'Escreva pelo menos duas letras.'],
    ['Marca', 'Esta palavra já está na lista.'],
  ])('“%s” is not sent, and the field says why', async (word, sentence) => {
    const { server } = await open(`${pt}&estado=palavras`, { words: [...words] });
    await screen.findByText('marca');
    add(word);
    expect(await screen.findByText(sentence)).toBeTruthy();
    const calls = server.callsTo('/api/admin/moderation/watched-words');
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it.each([
    [`${pt}&estado=palavras`, 'Deixar de vigiar “marca”', 'Desfazer'],
    [`${en}&estado=palavras`, 'Stop watching “marca”', 'Undo'],
  ])('at %s leave at once, and come back by undo', async (address, remove, undo) => {
    const { server } = await open(address, { words: [...words] });
    fireEvent.click(await screen.findByRole('button', { name: remove }));
    await waitFor(() => expect(list().queryByText('marca')).toBeNull());
    await waitFor(() => expect(server.callsTo('/api/admin/moderation/watched-words/marca')).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: undo }));
    expect(await list().findByText('marca')).toBeTruthy();
    await waitFor(() =>
      expect(
        server.callsTo('/api/admin/moderation/watched-words').some(({ method }) => method === 'PUT'),
      ).toBe(true),
    );
  });

  it('that the server would not let go stay, and it is said', async () => {
    const { server } = await open(`${pt}&estado=palavras`, { words: [...words] });
    await screen.findByText('marca');
    server.refuse('/api/admin/moderation/watched-words/marca', 'unavailable');
    fireEvent.click(screen.getByRole('button', { name: 'Deixar de vigiar “marca”' }));
    expect(await screen.findByText('Não foi possível tirar a palavra')).toBeTruthy();
    expect(await list().findByText('marca')).toBeTruthy();
  });
});
