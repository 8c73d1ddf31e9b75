// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, staff } from '#tests/support/fake-server.ts';
import { specialist } from '#tests/support/fake-specialists.ts';
import { adminQuestion, adminSession, fakeSpecialistsDesk } from '#tests/support/fake-specialists-staff.ts';
import { openApp } from '#tests/support/open-app.tsx';

const api = '/api/admin/sessions';
const nextYear = new Date().getFullYear() + 1;

async function open(desk: Parameters<typeof fakeSpecialistsDesk>[0] = {}, address = '/admin?aba=encontros') {
  const fake = fakeSpecialistsDesk(desk);
  const server = fakeServer({ viewer: staff, also: fake.answers });
  await openApp(address);
  await screen.findByRole('list', { name: /^(Encontros|Sessions)$/ });
  return { server, ...fake };
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the sessions in the panel', () => {
  it.each([
    ['/admin?aba=encontros', 'AO VIVO', 'Agendado', 'Cancelado', '3 lembretes', 'Motivo: Febre'],
    ['/en/admin?aba=encontros', 'LIVE', 'Scheduled', 'Cancelled', '3 reminders', 'Reason: Febre'],
  ])('at %s say how each stands', async (address, live, scheduled, cancelled, reminders, reason) => {
    await open(
      {
        sessions: [
          adminSession({ id: 'a', state: 'live' }),
          adminSession({ id: 'b', videoUrl: null, isPremium: true }),
          adminSession({ id: 'c', state: 'cancelled', cancelReason: 'Febre' }),
        ],
      },
      address,
    );
    const [first, second, third] = screen.getAllByRole('listitem').map((row) => within(row));
    expect(first?.getByText(live)).toBeTruthy();
    expect(first?.getByText(new RegExp(reminders))).toBeTruthy();
    expect(second?.getByText(scheduled)).toBeTruthy();
    expect(second?.getByText('Premium')).toBeTruthy();
    expect(second?.getByText(/^(Sem endereço|No address)/)).toBeTruthy();
    expect(third?.getByText(cancelled)).toBeTruthy();
    expect(third?.getByText(reason)).toBeTruthy();
    // What is called off cannot be put on air, ended or called off again.
    expect(
      third?.queryByRole('button', { name: /^(Pôr no ar|Encerrar|Cancelar|Go live|End|Cancel):/ }),
    ).toBeNull();
  });

  it('cannot be scheduled before there is somebody to give them', async () => {
    await open({ specialists: [] });
    expect(screen.getByRole('button', { name: 'Novo encontro' })).toHaveProperty('disabled', true);
    expect(screen.getByText(/^Cadastre primeiro quem vai conduzir/)).toBeTruthy();
  });

  it('are scheduled by the clock of the house', async () => {
    const { changesBy } = await open();
    press('Novo encontro');
    type('Título', 'Sono sem pressa');
    type('Descrição', 'Uma conversa.');
    type('Quem conduz', specialist.id);
    type('Tema', 'Sono');
    type('Começa em (horário de Brasília)', `${nextYear}-01-10T20:00`);
    type('Duração em minutos', '60');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Só para o plano Premium' }));
    type('Sala de videochamada', 'https://sala.test/sono');
    press('Salvar');
    expect(await screen.findByText('Encontro salvo')).toBeTruthy();
    expect(changesBy(`POST ${api}`)).toEqual([
      {
        title: 'Sono sem pressa',
        description: 'Uma conversa.',
        language: 'pt',
        specialistId: specialist.id,
        category: 'Sono',
        // Brasília is three hours behind.
        startsAt: `${nextYear}-01-10T23:00:00.000Z`,
        durationMinutes: 60,
        isPremium: true,
        meetingUrl: 'https://sala.test/sono',
        videoUrl: null,
        previewUrl: null,
        captionsUrl: null,
      },
    ]);
  });

  it.each([
    [
      '/admin?aba=encontros',
      'Novo encontro',
      'Salvar',
      'Vídeo',
      'Duração em minutos',
      [
        'Preencha este campo.',
        'Escolha quem conduz o encontro.',
        'Escolha o dia e a hora.',
        'Use um número de minutos entre 5 e 480.',
        'Use um endereço que comece com http:// ou https://.',
      ],
    ],
    [
      '/en/admin?aba=encontros',
      'New session',
      'Save',
      'Video',
      'Length in minutes',
      [
        'Please fill this in.',
        'Choose who gives the session.',
        'Choose the day and the time.',
        'Use a number of minutes between 5 and 480.',
        'Use an address that begins with http:// or https://.',
      ],
    ],
  ])(
    'at %s say beside each field what is wrong with it',
    async (address, add, save, video, length, sentences) => {
      const { changesBy } = await open({}, address);
      press(add);
      type(video, 'javascript:alert(1)');
      type(length, '3');
      press(save);
      for (const sentence of sentences)
        expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
      expect(changesBy(`POST ${api}`)).toEqual([]);
    },
  );
});

describe('a session', () => {
  it('keeps its very moment when only its words are changed', async () => {
    // With seconds, which no field shows: without them it would count as moved.
    const startsAt = `${nextYear}-03-05T12:34:56.789Z`;
    const { changesBy } = await open({ sessions: [adminSession({ id: 'a', startsAt })] });
    press('Editar: Encontro a');
    expect(screen.getByLabelText('Começa em (horário de Brasília)')).toHaveProperty(
      'value',
      `${nextYear}-03-05T09:34`,
    );
    type('Título', 'Outro título');
    press('Salvar');
    await screen.findByText('Encontro salvo');
    expect(changesBy(`PUT ${api}/a`)).toMatchObject([{ title: 'Outro título', startsAt }]);
  });

  it('keeps what was typed when it could not be saved', async () => {
    const { server } = await open({ sessions: [adminSession({ id: 'a' })] });
    press('Editar: Encontro a');
    type('Título', 'Outro título');
    server.refuse(`${api}/a`, 'unavailable');
    press('Salvar');
    expect(await screen.findByText('A mudança não foi salva')).toBeTruthy();
    expect(screen.getByLabelText('Título')).toHaveProperty('value', 'Outro título');
    server.accept(`${api}/a`);
    press('Salvar');
    expect(await screen.findByText('Encontro salvo')).toBeTruthy();
  });

  it('that a colleague changed meanwhile is not saved over, and what was typed stays until it is put aside', async () => {
    const { server, changesBy, changeSession } = await open({ sessions: [adminSession({ id: 'a' })] });
    press('Editar: Encontro a');
    type('Título', 'Meu título');
    changeSession('a', { title: 'Da colega', updatedAt: '2026-07-02T15:00:00.000Z' });
    server.refuse(`${api}/a`, 'conflict', { desk: 'changed_meanwhile' });
    press('Salvar');
    expect((await screen.findAllByText(/^Alguém da equipe mudou isto/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Título')).toHaveProperty('value', 'Meu título');
    server.accept(`${api}/a`);
    await screen.findByText('Da colega');
    press('Ver a versão atual');
    expect(screen.getByLabelText('Título')).toHaveProperty('value', 'Da colega');
    press('Salvar');
    await screen.findByText('Encontro salvo');
    expect(changesBy(`PUT ${api}/a`)).toMatchObject([
      { title: 'Da colega', updatedAt: '2026-07-02T15:00:00.000Z' },
    ]);
  });

  it.each([
    ['/admin?aba=encontros', 'Remover: Encontro a', /cancele primeiro/],
    ['/en/admin?aba=encontros', 'Remove: Encontro a', /cancel it first/],
  ])(
    'that somebody waits for is cancelled before it is removed, and %s says so',
    async (address, name, why) => {
      const { server } = await open({ sessions: [adminSession({ id: 'a' })] }, address);
      server.refuse(`${api}/a`, 'conflict', { desk: 'cancel_first' });
      press(name);
      expect(await screen.findByText(why)).toBeTruthy();
    },
  );

  it('goes live, ends, and gets its recording', async () => {
    const { changesBy } = await open({ sessions: [adminSession({ id: 'a' })] });
    press('Pôr no ar: Encontro a');
    expect(await screen.findByText('O encontro está no ar')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Encerrar: Encontro a' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Pôr a gravação: Encontro a' }));
    expect(screen.queryByLabelText('Título')).toBeNull();
    type('Vídeo', 'https://video.test/gravacao.mp4');
    type('Legendas', 'https://video.test/gravacao.vtt');
    press('Salvar');
    await screen.findByText('Encontro salvo');
    expect(changesBy(`PUT ${api}/a`)).toMatchObject([
      {
        title: 'Encontro a',
        videoUrl: 'https://video.test/gravacao.mp4',
        captionsUrl: 'https://video.test/gravacao.vtt',
      },
    ]);
  });

  it('that cannot go live any more says so, and not that somebody else wrote', async () => {
    const { server } = await open({ sessions: [adminSession({ id: 'a' })] }, '/en/admin?aba=encontros');
    server.refuse(`${api}/a/live`, 'conflict');
    press('Go live: Encontro a');
    expect(await screen.findByText(/^This no longer fits how things stand/)).toBeTruthy();
  });

  it('put on air by mistake is taken off by one press, and can still take place', async () => {
    const { changesBy } = await open({ sessions: [adminSession({ id: 'a' })] });
    press('Pôr no ar: Encontro a');
    fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(changesBy(`POST ${api}/a/unlive`)).toHaveLength(1));
    expect(changesBy(`POST ${api}/a/end`)).toEqual([]);
    expect(await screen.findByRole('button', { name: 'Pôr no ar: Encontro a' })).toBeTruthy();
  });

  it('ended too early goes on air again while its time is not over, and not after', async () => {
    const startsAt = new Date(Date.now() - 10 * 60_000).toISOString();
    const old = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
    await open({
      sessions: [
        adminSession({ id: 'a', state: 'ended', startsAt, durationMinutes: 45 }),
        adminSession({ id: 'b', state: 'ended', startsAt: old, durationMinutes: 45 }),
      ],
    });
    expect(screen.getByRole('button', { name: 'Pôr no ar: Encontro a' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pôr no ar: Encontro b' })).toBeNull();
  });

  it('whose recording was begun and not saved keeps what was changed meanwhile', async () => {
    // As an earlier version kept it: all that the form knew, also what it does not show.
    const { title, description, language, specialistId, category } = adminSession({ id: 'a' });
    const begun = { title, description, language, specialistId, category, isPremium: false, meetingUrl: '' };
    const times = { start: '2036-01-01T10:00', duration: '45' };
    const addresses = { videoUrl: 'https://video.test/a.mp4', captionsUrl: '', previewUrl: '' };
    const kept = JSON.stringify({ ...begun, ...times, ...addresses });
    localStorage.setItem(`staff_form:${staff.id}:session:a:replay`, kept);
    const { changesBy } = await open({
      sessions: [adminSession({ id: 'a', state: 'ended', isPremium: true })],
    });
    press(/^(Pôr|Trocar) a gravação: Encontro a/);
    expect(await screen.findByDisplayValue('https://video.test/a.mp4')).toBeTruthy();
    press('Salvar');
    await waitFor(() =>
      expect(changesBy(`PUT ${api}/a`)).toMatchObject([
        { isPremium: true, videoUrl: 'https://video.test/a.mp4' },
      ]),
    );
  });

  it('is called off only with a reason, which those who wait will read', async () => {
    const { changesBy } = await open({ sessions: [adminSession({ id: 'a' })] });
    press('Cancelar: Encontro a');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/3 pessoas que pediram lembrete/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancelar o encontro' }));
    expect(await dialog.findByText('Preencha este campo.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Motivo'), { target: { value: 'Ela está com febre.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Cancelar o encontro' }));
    expect(await screen.findByText('Encontro cancelado')).toBeTruthy();
    expect(changesBy(`POST ${api}/a/cancel`)).toEqual([{ reason: 'Ela está com febre.' }]);
  });

  it('is removed by one press, and comes back by another', async () => {
    await open({ sessions: [adminSession({ id: 'a' })] });
    press('Remover: Encontro a');
    await waitFor(() => expect(screen.queryByText('Encontro a')).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Encontro a')).toBeTruthy();
  });
});

describe('questions', () => {
  const questions = [
    adminQuestion({ id: 'q', sessionId: 'a', sessionTitle: 'Encontro a', author: { anonymous: true } }),
    adminQuestion({ id: 'r' }),
  ];

  it('of a session are answered in words or by a link, and opened again', async () => {
    const { changesBy } = await open({ sessions: [adminSession({ id: 'a' })], questions });
    press('Perguntas: Encontro a');
    expect(await screen.findByText('Pergunta q')).toBeTruthy();
    expect(screen.getByText(/^Mãe Anônima/)).toBeTruthy();
    expect(screen.queryByText('Pergunta r')).toBeNull();
    press('Marcar como respondida');
    type('Link da resposta', 'resposta');
    press('Marcar como respondida');
    expect(await screen.findByText(/^Use um endereço que comece/)).toBeTruthy();
    type('Resposta em palavras', 'Sim, pode.');
    type('Link da resposta', 'https://colo.test/resposta');
    press('Marcar como respondida');
    const answer = await screen.findByRole('link', { name: /^Ver a resposta/ });
    expect(answer.getAttribute('rel')).toBe('noreferrer');
    expect(screen.getByText('Sim, pode.')).toBeTruthy();
    press('Marcar como não respondida');
    await waitFor(() => expect(screen.queryByText('Sim, pode.')).toBeNull());
    expect(changesBy('POST /api/admin/questions/q/answer')).toEqual([
      { answered: true, text: 'Sim, pode.', address: 'https://colo.test/resposta' },
      { answered: false, text: null, address: null },
    ]);
  });

  it('that may not stay are removed by one press and come back by another; who may be in danger is marked', async () => {
    const { changesBy } = await open({
      questions: [adminQuestion({ id: 'q', content: 'Não aguento mais', concern: 'distress' })],
    });
    press('Todas as perguntas');
    expect(await screen.findByText('Pode precisar de ajuda agora')).toBeTruthy();
    press('Remover a pergunta: Não aguento mais');
    expect(await screen.findByText('Pergunta removida')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Não aguento mais')).toBeNull());
    press('Desfazer');
    expect(await screen.findByText('Não aguento mais')).toBeTruthy();
    expect(changesBy('POST /api/admin/questions/q/restore')).toHaveLength(1);
  });

  it('put to a specialist alone are found among all of them', async () => {
    await open({ questions }, '/en/admin?aba=encontros');
    press('All questions');
    expect(await screen.findByText('Pergunta r')).toBeTruthy();
    expect(screen.getByText(`For ${specialist.name}, without a session`)).toBeTruthy();
  });
});
