// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { switchSide } from '#shared/nursing/timer.rules.ts';
import { startTimer } from '#shared/timer/timer.rules.ts';
import { fakeNursing, someFeed } from '#tests/support/fake-nursing.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

/** Each test is a day later: a clock that goes back is something the timer notices. */
let start = new Date('2026-07-01T15:00:00Z');
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const timer = () => screen.getByRole('timer').textContent;
/** The seconds go by while nobody looks, and then she looks again. */
function pass(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

beforeEach(() => {
  start = new Date(start.getTime() + 86_400_000);
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  return async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    // As on a page just opened: nothing is sent before the shell says who is here.
    await appOutbox.setOwner(null);
    vi.useRealTimers();
  };
});

describe('the timer', () => {
  it('starts on a side, switches with one tap, pauses, goes on, and tells the time of each side', async () => {
    fakeServer({ viewer: ana });
    fakeNursing();
    await openApp('/app/mamada');
    await press('Começar no lado esquerdo');
    expect(await screen.findByText('Mamada começou, lado esquerdo')).toBeTruthy();
    pass(125);
    expect(timer()).toBe('02:05');
    await press('Trocar para o lado direito, 00:00');
    pass(60);
    expect(timer()).toBe('03:05');
    await press('Pausar');
    expect(screen.getByText('Em pausa com 03:05')).toBeTruthy();
    pass(600);
    expect(timer()).toBe('03:05');
    await press('Continuar');
    pass(5);
    expect(timer()).toBe('03:10');
    expect(screen.getByRole('button', { name: 'Mamando no lado direito, 01:05' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Trocar para o lado esquerdo, 02:05' })).toBeTruthy();
    pass(3600);
    expect(timer()).toBe('1:03:10');
  });

  it('is the same after a reload, to the second', async () => {
    fakeServer({ viewer: ana });
    fakeNursing();
    const app = await openApp('/app/mamada');
    await press('Começar no lado direito');
    app.unmount();
    vi.setSystemTime(start.getTime() + 754_000);
    await openApp('/app/mamada');
    await button(/^Mamando no lado direito/);
    expect(timer()).toBe('12:34');
  });

  it('names the tab, and stands on every other screen as a bar', async () => {
    fakeServer({ viewer: ana });
    fakeNursing();
    const app = await openApp('/app/mamada');
    await press('Começar no lado esquerdo');
    pass(723);
    await waitFor(() => expect(document.title).toBe('12:03 · Mamada'));
    act(() => app.history.push('/app/profile'));
    const said = /^12:03 Esquerdo ?\. Mamada em andamento\. Abrir\.$/;
    expect(await screen.findByRole('link', { name: said })).toBeTruthy();
  });

  it('can have begun earlier', async () => {
    fakeServer({ viewer: ana });
    fakeNursing();
    await openApp('/en/app/mamada');
    await press('Start on the left side');
    await press('Started 5 min ago');
    await waitFor(() => expect(timer()).toBe('05:00'));
    expect(screen.getByText(/^Start set to/)).toBeTruthy();
  });

  it('that was forgotten asks kindly when it ended', async () => {
    fakeServer({ viewer: ana });
    fakeNursing();
    await openApp('/app/mamada');
    await press('Começar no lado esquerdo');
    pass(91 * 60);
    expect(await screen.findByRole('heading', { name: 'Quando essa mamada terminou?' })).toBeTruthy();
    await press('Uns 15 min depois de começar');
    const step = within(await screen.findByRole('dialog', { name: 'Salvar mamada' }));
    expect(step.getByText('15:00')).toBeTruthy();
  });
});

describe('the save step', () => {
  async function stopped(language = '') {
    fakeServer({ viewer: ana });
    const nursing = fakeNursing();
    await openApp(`${language}/app/mamada`);
    await press(language ? 'Start on the left side' : 'Começar no lado esquerdo');
    pass(300);
    await press(language ? 'Finish' : 'Terminar');
    return { nursing, step: within(await screen.findByRole('dialog')) };
  }

  it('proposes the side of the stretches, and saves with the words of the specification', async () => {
    const { nursing, step } = await stopped();
    expect(step.getByRole<HTMLInputElement>('radio', { name: 'Esquerdo' }).checked).toBe(true);
    fireEvent.change(step.getByLabelText('Observações (opcional)'), { target: { value: 'Boa pega' } });
    fireEvent.click(step.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Sucesso')).toBeTruthy();
    expect(screen.getByText('Mamada salva com sucesso!')).toBeTruthy();
    await waitFor(() => expect(nursing.writesOf('record.put')).toHaveLength(1));
    expect([...nursing.feeds.values()][0]).toMatchObject({
      details: { side: 'left' },
      durationSeconds: 300,
      notes: 'Boa pega',
    });
    expect(await screen.findByText('Boa pega')).toBeTruthy();
    expect(await button('Começar no lado esquerdo')).toBeTruthy();
  });

  it('says so in English too', async () => {
    const { step } = await stopped('/en');
    fireEvent.click(step.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Success')).toBeTruthy();
    expect(screen.getByText('Feed saved!')).toBeTruthy();
  });

  it('Cancel can be undone, and the timer is as it was', async () => {
    const { step } = await stopped();
    fireEvent.click(step.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText('Mamada descartada')).toBeTruthy();
    expect(await button('Começar no lado esquerdo')).toBeTruthy();
    await press('Desfazer');
    expect(
      within(await screen.findByRole('dialog', { name: 'Salvar mamada' })).getByText('05:00'),
    ).toBeTruthy();
  });

  it('keeps notes of any length while she writes, and says what is too long instead of cutting it', async () => {
    const { nursing, step } = await stopped();
    const long = 'm'.repeat(100_000);
    fireEvent.change(step.getByLabelText('Observações (opcional)'), { target: { value: long } });
    expect(await step.findByText(/Passou do limite de 5000 letras/)).toBeTruthy();
    expect(step.getByRole<HTMLButtonElement>('button', { name: 'Salvar' }).disabled).toBe(true);
    expect(step.getByLabelText<HTMLTextAreaElement>('Observações (opcional)').value).toHaveLength(100_000);
    expect(localStorage.getItem(`nursing_timer:${ana.id}:family:ana`)).toContain(long);
    expect(nursing.feeds.size).toBe(0);
  });

  it('has what she wrote after a reload', async () => {
    const { step } = await stopped();
    fireEvent.change(step.getByLabelText('Observações (opcional)'), { target: { value: 'Meio texto' } });
    fireEvent.click(step.getByRole('radio', { name: 'Os dois' }));
    document.body.replaceChildren();
    await openApp('/app/mamada');
    const again = within(await screen.findByRole('dialog', { name: 'Salvar mamada' }));
    expect(again.getByLabelText<HTMLTextAreaElement>('Observações (opcional)').value).toBe('Meio texto');
    expect(again.getByRole<HTMLInputElement>('radio', { name: 'Os dois' }).checked).toBe(true);
  });

  it('offline keeps the feed on the phone, marks it so, and sends it once when there is a network', async () => {
    const { nursing, step } = await stopped();
    nursing.goOffline();
    fireEvent.click(step.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Mamada salva com sucesso!')).toBeTruthy();
    expect(await screen.findByText('Guardada no celular')).toBeTruthy();
    nursing.goOnline();
    await waitFor(() => expect(nursing.feeds.size).toBe(1));
    await waitFor(() => expect(screen.queryByText('Guardada no celular')).toBeNull());
    expect(nursing.writesOf('record.put')).toHaveLength(1);
  });

  it('what the server refuses stays, says why, and can be mended', async () => {
    const { nursing, step } = await stopped();
    nursing.refuse('record.put', { endTime: 'in_the_future' });
    fireEvent.click(step.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Não foi aceita: Essa hora ainda não chegou.')).toBeTruthy();
    expect(await screen.findByText('Não foi possível salvar a mamada. Tente novamente.')).toBeTruthy();
    nursing.accept('record.put');
    await press('Ajustar');
    const form = within(await screen.findByRole('dialog', { name: 'Editar mamada' }));
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(nursing.feeds.size).toBe(1));
    await waitFor(() => expect(screen.queryByText(/Não foi aceita/)).toBeNull());
  });

  it('an unexpected failure says so and keeps the timer', async () => {
    const { step } = await stopped();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(appOutbox, 'add').mockRejectedValue(new Error('nobody foresaw it'));
    fireEvent.click(step.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Erro inesperado. Tente novamente.')).toBeTruthy();
    expect(
      within(await screen.findByRole('dialog', { name: 'Salvar mamada' })).getByText('05:00'),
    ).toBeTruthy();
  });
});

describe('a visitor', () => {
  it('is told that she must sign in, and finds the feed kept on the phone', async () => {
    fakeServer();
    const nursing = fakeNursing();
    await appOutbox.setOwner(null);
    await openApp('/app/mamada?preview=1');
    await press('Começar no lado direito');
    pass(60);
    await press('Terminar');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Erro')).toBeTruthy();
    // One true thing: she needs an account to save it for good, and until then the phone has it.
    expect(
      screen.getByText(
        'Você precisa estar logado para salvar mamadas. Até lá, esta fica guardada no celular.',
      ),
    ).toBeTruthy();
    expect(await screen.findByText('Guardada no celular')).toBeTruthy();
    expect(nursing.feeds.size).toBe(0);
    // The shell, which tells the outbox that nobody is here, may still be on its way on a busy machine.
    await waitFor(async () => {
      await act(() => appOutbox.setOwner(ana.id));
      expect(nursing.feeds.size).toBe(1);
    });
    await act(() => appOutbox.setOwner(null));
  });
});

describe('another device', () => {
  const fourMinutesAgo = () => new Date(start.getTime() - 240_000);
  const runningElsewhere = () =>
    startTimer('right', fourMinutesAgo(), { id: crypto.randomUUID(), timeZone: 'America/Sao_Paulo' });

  it('that runs a timer hands it over when none runs here', async () => {
    fakeServer({ viewer: ana });
    fakeNursing({ timers: [runningElsewhere()] });
    await openApp('/app/mamada');
    await button(/^Mamando no lado direito/);
    expect(timer()).toBe('04:00');
  });

  it('is not even needed: what the browser cleared here comes back from the server', async () => {
    fakeServer({ viewer: ana });
    const nursing = fakeNursing();
    const app = await openApp('/app/mamada');
    await press('Começar no lado esquerdo');
    await waitFor(() => expect(nursing.timers.size).toBe(1));
    app.unmount();
    localStorage.clear();
    vi.setSystemTime(start.getTime() + 90_000);
    await openApp('/app/mamada');
    await button(/^Mamando no lado esquerdo/);
    expect(timer()).toBe('01:30');
  });

  it('that runs one too is shown calmly, and both are kept', async () => {
    fakeServer({ viewer: ana });
    const nursing = fakeNursing();
    const elsewhere = runningElsewhere();
    await openApp('/app/mamada');
    await press('Começar no lado esquerdo');
    await waitFor(() => expect(nursing.timers.size).toBe(1));
    nursing.runElsewhere(elsewhere);
    await press('Pausar');
    expect(await screen.findByText('Há outra mamada em andamento em outro aparelho')).toBeTruthy();
    await press('Abrir aqui');
    expect(timer()).toBe('04:00');
    expect(await screen.findByText('Há outra mamada em andamento')).toBeTruthy();
    expect(nursing.timers.size).toBe(2);
  });

  it('that runs one with both sides says so in whole words', async () => {
    fakeServer({ viewer: ana });
    const nursing = fakeNursing();
    const elsewhere = switchSide(runningElsewhere(), new Date(start.getTime() - 60_000));
    await openApp('/app/mamada');
    await press('Começar no lado esquerdo');
    await waitFor(() => expect(nursing.timers.size).toBe(1));
    nursing.runElsewhere(elsewhere);
    await press('Pausar');
    expect(await screen.findByText(/^Começou às .*, nos dois lados\./)).toBeTruthy();
  });

  it('that saved the feed first takes nothing away: her note here is offered to be saved too', async () => {
    fakeServer({ viewer: ana });
    const nursing = fakeNursing();
    await openApp('/app/mamada');
    await press('Começar no lado esquerdo');
    await waitFor(() => expect(nursing.timers.size).toBe(1));
    pass(300);
    await press('Terminar');
    await waitFor(() => expect([...nursing.timers.values()][0]?.stoppedAt).toBeTruthy());
    nursing.goOffline();
    const step = within(await screen.findByRole('dialog', { name: 'Salvar mamada' }));
    fireEvent.change(step.getByLabelText('Observações (opcional)'), { target: { value: 'Boa pega' } });
    const [timerThere] = nursing.timers.values();
    if (!timerThere) throw new Error('The server should know the timer');
    const saved = someFeed({ id: timerThere.id });
    nursing.feeds.set(timerThere.id, saved);
    nursing.timers.clear();
    nursing.goOnline();
    expect((await screen.findAllByText('Esta mamada já foi salva em outro aparelho')).length).toBeGreaterThan(
      0,
    );
    fireEvent.click(step.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(nursing.feeds.get(timerThere.id)?.notes).toBe('Boa pega'));
    expect(nursing.feeds.size).toBe(1);
  });
});

describe('the history', () => {
  it('shows the last ten, with side, start, duration and notes, and how long ago the last was', async () => {
    fakeServer({ viewer: ana });
    const feeds = Array.from({ length: 12 }, (_, index) =>
      someFeed({
        id: crypto.randomUUID(),
        startTime: new Date(start.getTime() - (130 + index * 180) * 60_000).toISOString(),
        endTime: new Date(start.getTime() - (118 + index * 180) * 60_000).toISOString(),
        notes: index === 0 ? 'Dormiu mamando' : null,
      }),
    );
    fakeNursing({ feeds });
    await openApp('/app/mamada');
    const list = within(await screen.findByRole('region', { name: 'Últimas mamadas' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(10));
    expect(list.getByRole('heading', { name: 'Ontem' })).toBeTruthy();
    expect(list.getByText('Dormiu mamando')).toBeTruthy();
    expect(list.getAllByText('12 min')).toHaveLength(10);
    expect(screen.getByText('Há 2 h 10 min')).toBeTruthy();
    expect(screen.getByText('Última: lado esquerdo')).toBeTruthy();
  });

  it('is there at once when the network is gone', async () => {
    fakeServer({ viewer: ana });
    const nursing = fakeNursing({ feeds: [someFeed({ id: crypto.randomUUID(), notes: 'De ontem' })] });
    const app = await openApp('/app/mamada');
    await screen.findByText('De ontem');
    app.unmount();
    nursing.goOffline();
    await openApp('/app/mamada');
    expect(await screen.findByText('De ontem')).toBeTruthy();
  });

  it('gives a deleted feed back', async () => {
    fakeServer({ viewer: ana });
    const nursing = fakeNursing({ feeds: [someFeed({ id: crypto.randomUUID(), notes: 'Volta' })] });
    await openApp('/app/mamada');
    await screen.findByText('Volta');
    await press(/^Apagar/);
    await waitFor(() => expect(screen.queryByText('Volta')).toBeNull());
    await waitFor(() => expect(nursing.feeds.size).toBe(0));
    await press('Desfazer');
    expect(await screen.findByText('Volta')).toBeTruthy();
    await waitFor(() => expect(nursing.feeds.size).toBe(1));
  });
});
