// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import { someFeedRecord, someFoodRecord, someSleepRecord } from '#tests/support/fake-diary.ts';
import {
  addTo,
  day,
  openTimeline,
  press,
  rowOf,
  sheet,
  showTimeline,
  timelineWorld,
  type,
} from '#tests/support/open-timeline.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { diaryOutbox } from './diary.outbox.ts';
import { offlineCopy } from './offline-copy.ts';

beforeEach(timelineWorld);

const feed = someFeedRecord({ id: 'feed', notes: 'mamou bem' });
const sleep = someSleepRecord({ id: 'sleep' });
const food = someFoodRecord({ id: 'food' });

describe('the timeline', () => {
  it('shows feeds, sleeps and foods together, day by day, with what each day comes to', async () => {
    const before = someFeedRecord({ id: 'before', startTime: '2026-07-02T22:00:00.000Z' });
    await openTimeline({ records: [feed, sleep, food, before] });
    const today = await day('Hoje');
    expect(today.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Banana.*Adorou/),
      expect.stringMatching(/Soneca · 1 h/),
      expect.stringMatching(/Esquerdo12 min.*mamou bem/),
    ]);
    expect(today.getByText('1 mamada, 12 min · 1 soneca, 1 h · 1 alimento')).toBeTruthy();
    expect((await day('Ontem')).getAllByRole('listitem')).toHaveLength(1);
  });

  it('speaks English to who reads English', async () => {
    await openTimeline({ records: [feed, sleep, food], language: 'en' });
    const today = await day('Today');
    expect(today.getByText('1 feed, 12 min · 1 nap, 1 h · 1 food')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Edit: Feed at/ })).toBeTruthy();
  });

  it('invites to the first record where there is none, and says so where it could not be read', async () => {
    const { diary, unmount } = await openTimeline();
    expect(await screen.findByText('O diário começa com o primeiro registro')).toBeTruthy();
    unmount();
    localStorage.clear();
    diary.goOffline();
    await showTimeline();
    expect(await screen.findByText('Não deu para buscar o diário agora')).toBeTruthy();
    diary.goOnline();
    await press('Tentar de novo');
    expect(await screen.findByText('O diário começa com o primeiro registro')).toBeTruthy();
  });

  it('goes on where its page ends', async () => {
    const records = Array.from({ length: 5 }, (_, n) =>
      someFeedRecord({ id: `feed ${n}`, startTime: `2026-07-03T0${n}:00:00.000Z` }),
    );
    await openTimeline({ records, pageLength: 3 });
    expect((await screen.findAllByRole('listitem')).length).toBe(3);
    await press('Carregar mais');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5));
  });

  it('says of two feeds that share their time that they do, and of a feed during a nap nothing', async () => {
    const other = someFeedRecord({ id: 'other', startTime: '2026-07-03T09:05:00.000Z' });
    const during = someSleepRecord({ id: 'during', startTime: '2026-07-03T09:00:00.000Z' });
    await openTimeline({ records: [feed, other, during] });
    expect(await screen.findAllByText(/^Coincide com o registro das/)).toHaveLength(2);
  });

  it('names who else had a hand in a record, and never herself or who has left', async () => {
    const at = '2026-07-03T10:00:00.000Z';
    const [bySomebody, gone] = ['3', null].map((recordedBy, n) =>
      someSleepRecord({ id: `sleep ${n}`, recordedBy, startTime: `2026-07-03T0${n}:00:00.000Z` }),
    ) as [DiaryRecord, DiaryRecord];
    const hers = someFeedRecord({ id: 'hers', recordedBy: '2', notes: 'na casa da vó' });
    const replaced = { ...feed, replaced: { by: '2', at }, notes: 'mudada', startTime: at };
    await openTimeline({ records: [replaced, hers, bySomebody, gone] });
    expect((await rowOf('na casa da vó')).getByText('Por Vó Lúcia')).toBeTruthy();
    expect((await rowOf('mudada')).getByText('Também mudado por Vó Lúcia')).toBeTruthy();
    expect(screen.getByText('Por alguém da família')).toBeTruthy();
    expect(screen.getAllByText(/^Por |^Também/)).toHaveLength(3);
  });

  describe('a feed that somebody else may have written down, too', () => {
    const hers = someFeedRecord({ id: 'hers', notes: 'a minha' });
    const granny = { recordedBy: '2', notes: 'a da vó', startTime: '2026-07-03T09:04:00.000Z' };
    const both = [
      { ...hers, startTime: '2026-07-03T09:00:00.000Z' },
      someFeedRecord({ id: 'vó', ...granny }),
    ];
    const hint = /^Vó Lúcia também registrou, às \d\d:04\. Pode ser a mesma coisa\?$/;

    it('says so on her own, and she deletes it, or takes that back', async () => {
      const { diary } = await openTimeline({ records: both });
      expect((await rowOf('a minha')).getByText(hint)).toBeTruthy();
      expect((await rowOf('a da vó')).queryByText(/Pode ser a mesma/)).toBeNull();
      await press('Apagar o meu');
      await waitFor(() => expect([...diary.records.keys()]).toEqual(['vó']));
      await press('Desfazer');
      expect(await screen.findByText(hint)).toBeTruthy();
    });

    it('is not asked about again once both are kept', async () => {
      await openTimeline({ records: both });
      await press('Manter os dois');
      expect(screen.queryByText(hint)).toBeNull();
      cleanup();
      await showTimeline();
      await rowOf('a minha');
      expect(screen.queryByText(hint)).toBeNull();
    });

    it('is no question to a guest', async () => {
      await openTimeline({ records: both, mayRecord: false });
      await rowOf('a minha');
      expect(screen.queryByText(hint)).toBeNull();
    });
  });

  it('tells what was changed in a record, by whom and when, and gives it back', async () => {
    const { diary } = await openTimeline({ records: [{ ...feed, notes: 'hoje', revision: 2 }] });
    const at = '2026-07-02T18:30:00.000Z';
    diary.versions.push({ revision: 1, was: { ...feed, notes: 'como era' }, by: '2', at });
    await press(/^Editar/);
    await press('O que mudou');
    expect(await screen.findByText(/^Vó Lúcia mudou: .* \d\d:30$/)).toBeTruthy();
    expect(screen.getByText('como era')).toBeTruthy();
    await press('Deixar como estava');
    expect((await rowOf('como era')).queryByText('hoje')).toBeNull();
    await waitFor(() =>
      expect(diary.writesOf('record.put')).toMatchObject([{ notes: 'como era', baseRevision: 2 }]),
    );
  });

  it('has no history to tell of what was never changed', async () => {
    await openTimeline({ records: [feed] });
    await press(/^Editar/);
    await sheet('Editar mamada');
    expect(screen.queryByRole('button', { name: 'O que mudou' })).toBeNull();
  });

  it('is only looked at by a guest', async () => {
    await openTimeline({ records: [feed], mayRecord: false });
    await day('Hoje');
    expect(screen.queryByRole('button', { name: /Editar|Apagar/ })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Registrar' })).toBeNull();
  });
});

describe('looking for something', () => {
  const find = (words: string) => type(screen.getByRole('searchbox'), words);

  it('shows one kind alone, and everything again', async () => {
    await openTimeline({ records: [feed, sleep, food] });
    await day('Hoje');
    const show = within(screen.getByRole('group', { name: 'Mostrar' }));
    fireEvent.click(show.getByRole('button', { name: 'Sono' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByText(/Soneca · 1 h/)).toBeTruthy();
    fireEvent.click(show.getByRole('button', { name: 'Tudo' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  });

  it('finds what she noted, also far behind what the page has read, and forgets nothing of it for the next start', async () => {
    const old = someFeedRecord({ id: 'old', startTime: '2026-05-01T09:00:00.000Z', notes: 'Pega nova' });
    const many = Array.from({ length: 4 }, (_, n) =>
      someFeedRecord({ id: `feed ${n}`, startTime: `2026-07-03T0${n}:00:00.000Z` }),
    );
    await openTimeline({ records: [feed, old, ...many], pageLength: 3 });
    await day('Hoje');
    find('pega');
    expect(await screen.findByText('Pega nova')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(offlineCopy('family').read('1')?.records.length).toBe(3);
    find('nada disso');
    expect(await screen.findByText('Nada por aqui com essa busca.')).toBeTruthy();
    await press('Limpar a busca');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  });

  it('finds without a network what the phone keeps', async () => {
    const { diary, unmount } = await openTimeline({ records: [feed, sleep] });
    await day('Hoje');
    unmount();
    diary.goOffline();
    await showTimeline();
    find('MAMOU');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByText('mamou bem')).toBeTruthy();
  });
});

describe('adding', () => {
  it('a feed opens as the other side, ending now, and is sent once with its family and baby', async () => {
    const { diary } = await openTimeline({ records: [feed] });
    await day('Hoje');
    await addTo('Mamada');
    const form = await sheet('Mamada que já passou');
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Direito' }).checked).toBe(true);
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Registrado')).toBeTruthy();
    await waitFor(() =>
      expect(diary.writesOf('record.put')).toMatchObject([
        {
          familyId: 'family',
          babyId: 'ana',
          kind: 'feed',
          durationSeconds: 720,
          details: { side: 'right', leftSeconds: 0, rightSeconds: 720, lastSide: null },
          baseRevision: 0,
        },
      ]),
    );
    expect((await day('Hoje')).getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(screen.queryByText('No aparelho')).toBeNull());
  });

  it('a sleep takes its minutes from its times, unless she tells them', async () => {
    const { diary } = await openTimeline();
    await addTo('Sono');
    const form = await sheet('Sono que já passou');
    type(form.getByLabelText('Dormiu'), '2026-07-03T10:00');
    type(form.getByLabelText('Acordou'), '2026-07-03T12:00');
    expect(form.getByLabelText<HTMLInputElement>('Minutos dormindo').value).toBe('120');
    type(form.getByLabelText('Minutos dormindo'), '90');
    fireEvent.click(form.getByRole('button', { name: 'Feliz' }));
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(diary.writesOf('record.put')).toMatchObject([
        { kind: 'sleep', durationSeconds: 5400, details: { sort: 'nap', mood: 'happy' } },
      ]),
    );
  });

  it('a food has a day and no moment, and is ours by its name', async () => {
    const { diary } = await openTimeline();
    await addTo('Alimento');
    const form = await sheet('Anotar um alimento');
    type(form.getByLabelText('Alimento'), 'maçã');
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(diary.writesOf('record.put')).toMatchObject([
        { kind: 'food', day: '2026-07-03', startTime: null, details: { food: 'apple', signs: [] } },
      ]),
    );
  });

  it('what was begun waits where it was closed, and Cancel can be taken back', async () => {
    await openTimeline();
    await addTo('Alimento');
    let form = await sheet('Anotar um alimento');
    type(form.getByLabelText('Alimento'), 'papa da vó');
    fireEvent.click(form.getByRole('button', { name: 'Fechar' }));
    await addTo('Alimento');
    form = await sheet('Anotar um alimento');
    expect(form.getByText('O que você começou a escrever continua aqui.')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>('Alimento').value).toBe('papa da vó');
    fireEvent.click(form.getByRole('button', { name: 'Cancelar' }));
    await press('Desfazer');
    form = await sheet('Anotar um alimento');
    expect(form.getByLabelText<HTMLInputElement>('Alimento').value).toBe('papa da vó');
  });
});

describe('a food', () => {
  const reaction = someFoodRecord({
    id: 'reaction',
    on: '2025-12-24',
    details: { food: 'egg', liking: null, signs: ['hives'] },
  });

  it('that rests says so while she writes it, however long ago the reaction was, and may be written down', async () => {
    const { diary } = await openTimeline({ records: [reaction] });
    await addTo('Alimento');
    const form = await sheet('Anotar um alimento');
    type(form.getByLabelText('Alimento'), 'ovo de codorna');
    expect(await form.findByText(/^Em pausa: ovo\./)).toBeTruthy();
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(diary.writesOf('record.put')).toHaveLength(1));
  });

  it('that is there on the same day opens that one with a tap', async () => {
    await openTimeline({ records: [{ ...food, notes: 'no almoço' }] });
    await day('Hoje');
    await addTo('Alimento');
    const form = await sheet('Anotar um alimento');
    type(form.getByLabelText('Alimento'), 'banana');
    fireEvent.click(await form.findByRole('button', { name: 'Abrir essa anotação' }));
    const other = await sheet('Mudar a anotação');
    expect(other.getByLabelText<HTMLTextAreaElement>(/^Observações/).value).toBe('no almoço');
  });
});

describe('what cannot be', () => {
  it.each([
    [
      'Mamada',
      'Mamada que já passou',
      'Fim',
      '2026-07-01T10:00',
      'O fim ficou antes do começo. Confira as horas.',
    ],
    ['Sono', 'Sono que já passou', 'Acordou', '', 'Confira o dia e a hora.'],
    ['Alimento', 'Anotar um alimento', 'Dia', '2026-07-09', 'Esse momento ainda não chegou.'],
  ])('%s: is told beside its field, and she is led there', async (kind, title, label, value, said) => {
    const { diary } = await openTimeline();
    await addTo(kind);
    const form = await sheet(title);
    if (kind === 'Alimento') type(form.getByLabelText('Alimento'), 'banana');
    type(form.getByLabelText(label), value);
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText(said)).toBeTruthy();
    expect(document.activeElement).toBe(form.getByLabelText(label));
    expect(diary.writesOf('record.put')).toEqual([]);
  });

  it('a reaction needs its food', async () => {
    await openTimeline();
    await addTo('Alimento');
    const form = await sheet('Anotar um alimento');
    fireEvent.click(form.getByLabelText('Vômitos'));
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText(/conte primeiro qual foi o alimento/)).toBeTruthy();
  });

  it('what hardly was is asked about, and saved if she says so', async () => {
    const { diary } = await openTimeline();
    await addTo('Mamada');
    const form = await sheet('Mamada que já passou');
    type(form.getByLabelText('Fim'), '2026-07-03T14:50');
    type(form.getByLabelText('Começo'), '2026-07-03T08:50');
    type(form.getByLabelText('Fim'), '2026-07-03T14:50');
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText('De começo a fim são 6 h. Foi isso mesmo?')).toBeTruthy();
    fireEvent.click(form.getByRole('button', { name: 'Foi, pode salvar' }));
    await waitFor(() => expect(diary.writesOf('record.put')).toHaveLength(1));
  });

  it('what the server refuses is mended where it stands, in every kind', async () => {
    const { diary } = await openTimeline();
    diary.refuse('record.put', { notes: 'notes_too_long' });
    for (const [kind, title] of [
      ['Mamada', 'Mamada que já passou'],
      ['Sono', 'Sono que já passou'],
      ['Alimento', 'Anotar um alimento'],
    ] as const) {
      await addTo(kind);
      const form = await sheet(title);
      if (kind === 'Alimento') type(form.getByLabelText('Alimento'), 'banana');
      fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    }
    const mends = await screen.findAllByRole('button', { name: 'Ajustar' });
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Ajustar' })).toHaveLength(3));
    expect(screen.getAllByText(/^Não foi aceito: A observação passou do limite/)).toHaveLength(3);
    diary.accept('record.put');
    fireEvent.click(mends[0] as HTMLElement);
    const form = within(await screen.findByRole('dialog'));
    type(form.getByLabelText(/^Observações/), 'mais curto');
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Ajustar' })).toHaveLength(2));
    expect(diary.writesOf('record.put')).toMatchObject([{ notes: 'mais curto', baseRevision: 0 }]);
  });
});

describe('editing', () => {
  it('sends what changed with the revision it was made of, and leaves the seconds alone', async () => {
    const old = someFeedRecord({
      id: 'old',
      durationSeconds: 522,
      details: { side: 'left', leftSeconds: 522, rightSeconds: 0, lastSide: null },
      revision: 4,
    });
    const { diary } = await openTimeline({ records: [old] });
    await press(/^Editar: Mamada das/);
    const form = await sheet('Editar mamada');
    type(form.getByLabelText(/^Observações/), 'soluço depois');
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(diary.writesOf('record.put')).toMatchObject([
        { id: 'old', durationSeconds: 522, notes: 'soluço depois', baseRevision: 4 },
      ]),
    );
    expect(diary.records.get('old')?.revision).toBe(5);
    // And the next edit is made of that one, before the list was read again.
    await waitFor(() => expect(screen.queryByText('No aparelho')).toBeNull());
    await press(/^Editar: Mamada das/);
    type((await sheet('Editar mamada')).getByLabelText(/^Observações/), 'e arroto');
    fireEvent.click((await sheet('Editar mamada')).getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(diary.writesOf('record.put')).toHaveLength(2));
    expect(diary.writesOf('record.put')[1]).toMatchObject({ baseRevision: 5 });
  });

  it('counts a write that may have arrived: the edit after it is no conflict with herself', async () => {
    const { diary } = await openTimeline({ records: [feed] });
    await day('Hoje');
    diary.loseAnswers();
    const write = async (notes: string) => {
      await press(/^Editar: Mamada das/);
      const form = await sheet('Editar mamada');
      type(form.getByLabelText(/^Observações/), notes);
      fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
      await screen.findByText(notes);
    };
    await write('primeira');
    await waitFor(() => expect(diary.records.get('feed')?.notes).toBe('primeira'));
    await waitFor(() => expect(appOutbox.snapshot().writes[0]?.attempted).toBe(true));
    await write('segunda');
    diary.goOnline();
    await waitFor(() => expect(diary.records.get('feed')?.notes).toBe('segunda'));
    expect(diary.writesOf('record.put')).toMatchObject([{ baseRevision: 1 }, { baseRevision: 2 }]);
    expect(diary.records.get('feed')?.revision).toBe(3);
  });
});

describe('deleting', () => {
  it('can be taken back, also once the server has it: nothing wakes it but that', async () => {
    const { diary } = await openTimeline({ records: [feed, sleep] });
    await press(/^Apagar: Mamada das/);
    await waitFor(() =>
      expect(diary.writesOf('record.delete')).toMatchObject([{ id: 'feed', baseRevision: 1 }]),
    );
    await waitFor(() => expect(screen.queryByText('mamou bem')).toBeNull());
    await press('Desfazer');
    expect(await screen.findByText('mamou bem')).toBeTruthy();
    await waitFor(() =>
      expect(diary.writesOf('record.put')).toMatchObject([
        { id: 'feed', restore: true, notes: 'mamou bem', baseRevision: 2 },
      ]),
    );
    expect(diary.records.has('feed')).toBe(true);
  });
});

it('what somebody else deleted meanwhile is not woken by an edit, and comes back if she mends it', async () => {
  const { diary } = await openTimeline({ records: [feed] });
  await day('Hoje');
  diary.elsewhere({ remove: 'feed' });
  const save = async () => {
    const form = await sheet('Editar mamada');
    type(form.getByLabelText(/^Observações/), 'ainda é verdade');
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
  };
  await press(/^Editar: Mamada das/);
  await save();
  expect(await screen.findByText(/foi apagado em outro aparelho/)).toBeTruthy();
  expect(diary.records.has('feed')).toBe(false);
  await press('Ajustar');
  await save();
  await waitFor(() => expect(diary.records.get('feed')?.notes).toBe('ainda é verdade'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ajustar' })).toBeNull());
});

describe('without a network', () => {
  it('the diary of the last days is there, with what was done since, and arrives once', async () => {
    const { diary, unmount } = await openTimeline({ records: [feed, sleep, food] });
    await day('Hoje');
    unmount();
    diary.goOffline();
    await showTimeline();
    const today = await day('Hoje');
    await waitFor(() => expect(today.getAllByRole('listitem')).toHaveLength(3));
    expect(await screen.findByText(/Aqui está o que este aparelho guarda/)).toBeTruthy();
    await press(/^Apagar: Sono das/);
    await addTo('Mamada');
    fireEvent.click((await sheet('Mamada que já passou')).getByRole('button', { name: 'Salvar' }));
    expect((await rowOf('No aparelho')).getByText('Direito')).toBeTruthy();
    expect(screen.getByText(/vai para a sua conta assim que der/)).toBeTruthy();
    diary.goOnline();
    await waitFor(() => expect(screen.queryByText('No aparelho')).toBeNull());
    expect(diary.writesOf('record.put')).toHaveLength(1);
    expect([...diary.records.values()].map(({ kind }) => kind).sort()).toEqual(['feed', 'feed', 'food']);
  });

  it('what another of the family did meanwhile comes by its changes, deletions too', async () => {
    const { diary, client } = await openTimeline({ records: [feed, sleep] });
    await day('Hoje');
    diary.elsewhere({ put: someFeedRecord({ id: 'avó', notes: 'mamadeira da vó', recordedBy: '2' }) });
    diary.elsewhere({ remove: 'sleep' });
    diary.elsewhere({ put: someFeedRecord({ id: 'twin', babyId: 'bia', notes: 'da Bia' }) });
    // As the half-minute's look tells it.
    act(() => diaryOutbox.follow?.(client, '1', { family: 5, cousins: 9 }));
    expect(await screen.findByText('mamadeira da vó')).toBeTruthy();
    expect(screen.queryByText(/Soneca/)).toBeNull();
    expect(screen.queryByText('da Bia')).toBeNull();
    await waitFor(() => expect(offlineCopy('family').read('1')?.change).toBe(5));
    const kept = offlineCopy('family').read('1');
    expect(kept?.records.map(({ id }) => id).sort()).toEqual(['avó', 'feed', 'twin']);
  });

  it('what was closed leaves nothing on the phone', async () => {
    const { client } = await openTimeline({ records: [feed] });
    await day('Hoje');
    await waitFor(() => expect(offlineCopy('family').read('1')).toBeDefined());
    diaryOutbox.forget?.(client);
    expect(Object.keys(localStorage).filter((key) => key.includes('diary'))).toEqual([]);
  });
});
