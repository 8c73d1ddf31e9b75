// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Reminder } from '#shared/reminders/reminder.schema.ts';
import { fakeDiary } from '#tests/support/fake-diary.ts';
import {
  addTo,
  diaryPlace,
  openTimeline,
  press,
  sheet,
  timelineWorld,
  type,
} from '#tests/support/open-timeline.tsx';
import { stubFetch } from '#tests/support/stub-fetch.ts';
import { LanguageProvider } from '#web/platform/language/language-provider.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { loadDictionary } from '#web/texts/load-dictionary.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { remindersOutbox } from './reminders.outbox.ts';
import { Reminders } from './reminders.tsx';

beforeEach(timelineWorld);

const common = { familyId: 'family', babyId: 'ana', isOn: true };
const aDose = (what: string, at: Date): Reminder => ({
  ...common,
  id: crypto.randomUUID(),
  about: 'medicine',
  what,
  at: at.toISOString(),
});

async function openReminders(reminders: Reminder[]) {
  stubFetch(async () => Response.json({ reminders }));
  const diary = fakeDiary();
  const client = createQueryClient(() => undefined);
  appOutbox.reconcile((write, onTold) => {
    const kinds = remindersOutbox.kinds as Record<
      string,
      (typeof remindersOutbox.kinds)['diary-reminder.put']
    >;
    act(() => void kinds[write.kind]?.acknowledge?.(client, write));
    onTold();
  });
  const dictionary = await loadDictionary('pt', 'mother', 'nursing');
  render(
    <LanguageProvider path="/app" first={{ language: 'pt', dictionary }} load={loadDictionary}>
      <QueryClientProvider client={client}>
        <Reminders place={diaryPlace} />
        <Toaster label="Avisos" closeLabel="Fechar o aviso" />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  return diary;
}
const row = (name: RegExp) => screen.findByRole('switch', { name });

it('what is still to come is listed, can be switched off, deleted, and put back', async () => {
  const dose = aDose('Dipirona', new Date(2026, 6, 3, 20));
  const diary = await openReminders([dose, aDose('Luftal', new Date(2026, 6, 3, 9))]);
  fireEvent.click(await row(/^Dipirona, hoje às 20:00/));
  await waitFor(() => expect(diary.writesOf('diary-reminder.put')).toEqual([{ ...dose, isOn: false }]));
  expect(screen.queryByText(/Luftal/)).toBeNull();
  await press(/^Apagar lembrete: Dipirona/);
  await waitFor(() => expect(screen.queryByRole('switch', { name: /^Dipirona/ })).toBeNull());
  await waitFor(() =>
    expect(diary.writesOf('diary-reminder.remove')).toEqual([{ id: dose.id, familyId: 'family' }]),
  );
  await press('Desfazer');
  expect(await row(/^Dipirona/)).toBeTruthy();
});

it('three hours without a feed are one switch, on and off the same wish', async () => {
  const diary = await openReminders([]);
  const name = /^Lembrar depois de 3 horas sem mamada/;
  fireEvent.click(await row(name));
  await waitFor(() => expect(diary.writesOf('diary-reminder.put')).toHaveLength(1));
  const [on] = diary.writesOf('diary-reminder.put') as Reminder[];
  expect(on).toMatchObject({ ...common, about: 'no-feed', afterHours: 3 });
  fireEvent.click(await row(name));
  await waitFor(() => expect(diary.writesOf('diary-reminder.put')).toHaveLength(2));
  expect(diary.writesOf('diary-reminder.put')[1]).toEqual({ ...on, isOn: false });
});

it('the next dose is asked for with the medicine, where an interval tells when it is', async () => {
  const { diary } = await openTimeline();
  await addTo('Remédio');
  const form = await sheet('Registrar remédio');
  type(form.getByLabelText('Nome do remédio'), 'Dipirona');
  expect(form.queryByLabelText('Me lembrar da próxima dose')).toBeNull();
  type(form.getByLabelText('De quantas em quantas horas (opcional)'), '6');
  fireEvent.click(await form.findByLabelText('Me lembrar da próxima dose'));
  await press('Salvar');
  await waitFor(() =>
    expect(diary.writesOf('diary-reminder.put')).toMatchObject([
      { ...common, about: 'medicine', what: 'Dipirona', at: new Date(2026, 6, 3, 21).toISOString() },
    ]),
  );
});
