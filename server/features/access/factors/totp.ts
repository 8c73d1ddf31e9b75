import { generateSecret, generateURI, verify } from 'otplib';
import qrcode from 'qrcode';

/** Clocks of phones drift: the code before and the code after are as good. */
const toleranceSeconds = 30;

export type TotpSetup = { secret: string; uri: string; qrCode: string };

/** A new secret in the three forms in which an authenticator app can take it. */
export async function newTotp(label: string, issuer: string): Promise<TotpSetup> {
  const secret = generateSecret();
  const uri = generateURI({ issuer, label, secret });
  return { secret, uri, qrCode: await qrcode.toString(uri, { type: 'svg', margin: 2 }) };
}

/** The thirty seconds, counted since 1970, to which this code belongs; undefined when it is wrong now. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | undefined> {
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: toleranceSeconds,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
