// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { houseMonday } from '#shared/specialists/specialists.rules.ts';
import { fakeServer, staff } from '#tests/support/fake-server.ts';
import { specialist } from '#tests/support/fake-specialists.ts';
import { adminSpecialist, fakeSpecialistsDesk } from '#tests/support/fake-specialists-staff.ts';
import { FakeUpload, fakeUploads } from '#tests/support/fake-upload.ts';
import { openApp } from '#tests/support/open-app.tsx';

const api = '/api/admin/specialists';
const marina = `${api}/${specialist.id}`;

async function open(
  address = '/admin?aba=especialistas',
  desk: Parameters<typeof fakeSpecialistsDesk>[0] = {},
) {
  const fake = fakeSpecialistsDesk(desk);
  const server = fakeServer({ viewer: staff, also: fake.answers });
  await openApp(address);
  return { server, ...fake };
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the specialists in the panel', () => {
  it.each([
    ['/admin?aba=especialistas', 'Especialistas', 'Exemplo', 'Amamentação', '2 encontros'],
    ['/en/admin?aba=especialistas', 'Specialists', 'Sample', 'Breastfeeding', '2 sessions'],
  ])('are listed at %s with what is told of them', async (address, name, sample, topic, count) => {
    await open(address);
    const row = within(within(await screen.findByRole('list', { name })).getByRole('listitem'));
    expect(row.getByRole('heading', { level: 3 }).textContent).toContain(specialist.name);
    expect(row.getByText(sample)).toBeTruthy();
    expect(row.getByText(topic)).toBeTruthy();
    expect(row.getByText(new RegExp(count))).toBeTruthy();
  });

  it.each([
    ['/admin?aba=especialistas', 'Nenhuma especialista ainda'],
    ['/en/admin?aba=especialistas', 'No specialists yet'],
  ])('at %s are missed kindly', async (address, sentence) => {
    await open(address, { specialists: [] });
    expect(await screen.findByRole('heading', { name: sentence })).toBeTruthy();
  });

  it('say in her language that they could not be loaded, and can be asked for again', async () => {
    const server = fakeServer({ viewer: staff, also: fakeSpecialistsDesk().answers });
    server.refuse(api, 'unavailable');
    await openApp('/en/admin?aba=especialistas');
    expect(await screen.findByText('Could not load the specialists')).toBeTruthy();
    server.accept(api);
    press('Try again');
    expect(await screen.findByText(/Marina/)).toBeTruthy();
  });
});

describe('a new specialist', () => {
  it('is told field by field what is missing, and nothing is sent', async () => {
    const { changesBy } = await open();
    await screen.findByRole('list', { name: 'Especialistas' });
    press('Nova especialista');
    press('Salvar');
    // Name, both roles and the topics.
    expect(await screen.findAllByText('Preencha este campo.')).toHaveLength(4);
    expect(document.activeElement).toBe(screen.getByLabelText('Nome'));
    expect(changesBy(`POST ${api}`)).toEqual([]);
  });

  it('is saved with all that was typed, and with the photo that was sent', async () => {
    fakeUploads();
    const { changesBy } = await open();
    await screen.findByRole('list', { name: 'Especialistas' });
    press('Nova especialista');
    type('Nome', 'Lia Rocha');
    type('O que ela faz (em português)', 'Doula');
    type('O que ela faz (em inglês)', 'Doula');
    type('Apresentação (em inglês)', 'Stays with you.');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Pós-parto' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Inglês' }));
    const file = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!file) throw new Error('There is nothing to choose a photo with');
    Object.defineProperty(file, 'files', { value: [new File(['x'], 'lia.jpg', { type: 'image/jpeg' })] });
    fireEvent.change(file);
    await waitFor(() => expect(FakeUpload.made).toHaveLength(1));
    await FakeUpload.last.answer({
      url: '/media/post-images/lia-w800.webp',
      width: 800,
      height: 800,
      widths: [400, 800],
    });
    press('Salvar');
    expect(await screen.findByText('Especialista salva')).toBeTruthy();
    expect(changesBy(`POST ${api}`)).toEqual([
      {
        name: 'Lia Rocha',
        rolePt: 'Doula',
        roleEn: 'Doula',
        bioPt: null,
        bioEn: 'Stays with you.',
        registrationNumber: null,
        photoUrl: '/media/post-images/lia-w800.webp',
        topics: ['Pós-parto'],
        languages: ['pt', 'en'],
      },
    ]);
  });

  it('keeps what was typed through a failure and a closed sheet, until it is discarded', async () => {
    const { server } = await open();
    await screen.findByRole('list', { name: 'Especialistas' });
    press('Nova especialista');
    type('Nome', 'Lia Rocha');
    type('O que ela faz (em português)', 'Doula');
    type('O que ela faz (em inglês)', 'Doula');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Pós-parto' }));
    server.refuse(api, 'invalid_input', { photoUrl: 'unknown_picture', name: 'too_long' });
    press('Salvar');
    expect(await screen.findByText('O texto está longo demais.')).toBeTruthy();
    expect(screen.getByText(/^Esta imagem não está mais guardada/)).toBeTruthy();
    server.accept(api);
    // The notice stands in the sheet as well, and closes by the same name.
    const [close] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Fechar' });
    if (close) fireEvent.click(close);
    press('Nova especialista');
    expect(screen.getByLabelText('Nome')).toHaveProperty('value', 'Lia Rocha');
    expect(screen.getByText('Recuperamos o que você tinha digitado aqui.')).toBeTruthy();
    press('Descartar');
    expect(screen.getByLabelText('Nome')).toHaveProperty('value', '');
  });
});

describe('a specialist', () => {
  it('is edited from what is known of her', async () => {
    const { changesBy } = await open('/en/admin?aba=especialistas');
    fireEvent.click(await screen.findByRole('button', { name: `Edit: ${specialist.name}` }));
    expect(screen.getByLabelText('Registration number')).toHaveProperty('value', 'Exemplo 0001');
    type('About her (in English)', 'With mothers for fifteen years.');
    press('Save');
    expect(await screen.findByText('Specialist saved')).toBeTruthy();
    expect(changesBy(`PUT ${marina}`)).toMatchObject([
      { name: specialist.name, bioEn: 'With mothers for fifteen years.', photoUrl: null },
    ]);
  });

  it('is removed by one press, and comes back by another', async () => {
    const { changesBy } = await open();
    fireEvent.click(await screen.findByRole('button', { name: `Remover: ${specialist.name}` }));
    expect(await screen.findByText('Especialista removida')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Marina/)).toBeNull());
    press('Desfazer');
    expect(await screen.findByText(/Marina/)).toBeTruthy();
    expect(changesBy(`POST ${marina}/restore`)).toHaveLength(1);
  });

  it('is available for as long as was chosen, and no longer when staff say so', async () => {
    const { changesBy } = await open();
    fireEvent.change(await screen.findByLabelText('Disponível agora por'), { target: { value: '120' } });
    press(`Deixar online: ${specialist.name}`);
    expect(await screen.findByText(/^Disponível até/)).toBeTruthy();
    press(`Encerrar a disponibilidade de ${specialist.name}`);
    await screen.findByLabelText('Disponível agora por');
    expect(changesBy(`PUT ${marina}/availability`)).toEqual([{ minutes: 120 }, { minutes: null }]);
  });

  it('has this week by the Monday of the house, and gives it back', async () => {
    const monday = houseMonday(new Date());
    const { changesBy } = await open('/en/admin?aba=especialistas', {
      specialists: [adminSpecialist({ weekOf: '2020-01-06' })],
    });
    const week = await screen.findByLabelText('Specialist of the week');
    // A week that is over is no choice any more.
    expect(week).toHaveProperty('value', '');
    fireEvent.change(week, { target: { value: monday } });
    expect(await screen.findByText(`${specialist.name} is the specialist of the week`)).toBeTruthy();
    await waitFor(() => expect(week).toHaveProperty('value', monday));
    fireEvent.change(week, { target: { value: '' } });
    await waitFor(() => expect(changesBy(`PUT ${marina}/week`)).toEqual([{ monday }, { monday: null }]));
  });
});
