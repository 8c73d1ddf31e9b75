import type { Context } from 'hono';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { type Limit, spend } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import {
  mailsPerAddress,
  mailsPerAddressAndDay,
  mailsPerDevice,
  mailsPerDeviceAndDay,
  triesPerAddressAndDay,
  triesPerCaller,
  triesPerDeviceAndDay,
} from './access.limits.ts';
import { mayTryAsAsker, type Trier } from './access.repository.ts';
import { askedMails, hashesIn, signedInDevices } from './browser-secrets.ts';
import { deviceOf } from './devices/known-devices.repository.ts';

type Counted = { limit: Limit; subject: string };

/** What a mail to this address counts against: the device's own allowance, or the one that strangers share. */
export async function mailAllowance(c: Context, services: Services, email: string): Promise<Counted[]> {
  const device = await deviceOf(services.db, email, hashesIn(c, services, signedInDevices));
  const [limits, subject] = device
    ? [[mailsPerDevice, mailsPerDeviceAndDay], device.id]
    : [[mailsPerAddress, mailsPerAddressAndDay], email];
  return limits.map((limit) => ({ limit, subject }));
}

/**
 * Who tries a code, with one try counted. A device that has signed in before, and the browser that asked for the mail,
 * are never stopped by what strangers tried, not even by those on the same network.
 */
export async function trierOf(c: Context, services: Services, email: string): Promise<Trier> {
  const { db, clock, env } = services;
  const device = await deviceOf(db, email, hashesIn(c, services, signedInDevices));
  const askedHashes = hashesIn(c, services, askedMails);
  if (device) {
    await spend({ db, clock }, triesPerDeviceAndDay, device.id);
    return { deviceId: device.id, askedHashes, mayTryAsStranger: true };
  }
  const isAsker =
    askedHashes.length > 0 && (await mayTryAsAsker(db, email, { askedHashes, now: clock.now() }));
  const spendAsStranger = async () => {
    await spend({ db, clock }, triesPerCaller, clientAddress(c, env.trustProxy));
    await spend({ db, clock }, triesPerAddressAndDay, email);
  };
  // Refused or not, it sounds the same whether a mail is on its way to this address or none is.
  if (!isAsker) await spendAsStranger();
  const mayTryAsStranger = !isAsker || (await passes(spendAsStranger));
  return { deviceId: undefined, askedHashes, mayTryAsStranger };
}

async function passes(act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
