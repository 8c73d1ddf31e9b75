// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeCare } from '#tests/support/fake-moderation.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const pt = '/app/entre-maes/regras';
const en = '/en/app/entre-maes/regras';

describe('the rules of the community', () => {
  it.each([
    [
      pt,
      'Regras da comunidade',
      /Lei 11\.265\/2006, a NBCAL/,
      /^Se 3 mães denunciam/,
      /^Não concorda.*30 dias/,
    ],
    [en, 'Community rules', /Law 11\.265\/2006, the NBCAL/, /^When 3 mothers report/, /^Disagree.*30 days/],
  ])('at %s are open to a visitor, name the law, the threshold and the way to appeal', async (...told) => {
    const [address, title, law, threshold, appeal] = told;
    const server = fakeServer({ also: fakeCare() });
    await openApp(`${address}?preview=1`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    for (const sentence of [law, threshold, appeal]) expect(screen.getByText(sentence)).toBeTruthy();
    await waitFor(() => {
      const calls = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(calls).toEqual(expect.arrayContaining(['tel:188', 'tel:192', 'tel:180']));
    });
    expect(server.callsTo('/api/community/standing')).toEqual([]);
  });

  it.each([
    [pt, 'Li e concordo', /^Você leu e concordou/],
    [en, 'I have read and agree', /^You have read and agreed/],
  ])('at %s are accepted once, by the server', async (address, accept, accepted) => {
    const server = fakeServer({ viewer: ana, also: fakeCare({ standing: { rulesAccepted: false } }) });
    await openApp(address);
    fireEvent.click(await screen.findByRole('button', { name: accept }));
    expect(await screen.findByText(accepted)).toBeTruthy();
    expect(server.callsTo('/api/community/rules')).toMatchObject([{ method: 'POST' }]);
    expect(screen.queryByRole('button', { name: accept })).toBeNull();
  });

  it('are not said to be accepted when that did not arrive', async () => {
    const server = fakeServer({ viewer: ana, also: fakeCare({ standing: { rulesAccepted: false } }) });
    server.refuse('/api/community/rules', 'unavailable');
    await openApp(pt);
    fireEvent.click(await screen.findByRole('button', { name: 'Li e concordo' }));
    expect(await screen.findByText('Não conseguimos guardar seu “concordo”')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Li e concordo' })).toBeTruthy());
  });
});
