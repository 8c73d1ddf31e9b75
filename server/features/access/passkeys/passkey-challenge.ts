import * as v from 'valibot';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { passkeyChallengeMinutes } from '#shared/access/passkey.rules.ts';
import { hashToken, newToken } from '../secrets.ts';
import {
  addPasskeyChallenge,
  type ChallengePurpose,
  spendPasskeyChallenge,
} from './challenges.repository.ts';

export const challengeMs = passkeyChallengeMinutes * 60_000;

/** 256 random bits, as base64url. */
export async function newChallenge({ db, clock }: Services, asked: ChallengePurpose): Promise<string> {
  const challenge = newToken();
  const expiresAt = new Date(clock.now().getTime() + challengeMs);
  await addPasskeyChallenge(db, { ...asked, challengeHash: hashToken(challenge), expiresAt });
  return challenge;
}

const clientDataSchema = v.looseObject({ challenge: v.pipe(v.string(), v.maxLength(200)) });

/** The challenge that an answer claims to answer, if it was ours: spent by this, whatever the answer is worth. */
export async function spentChallenge(
  { db, clock }: Services,
  clientDataJSON: string,
  asked: ChallengePurpose,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  const isOurs =
    challenge !== undefined &&
    (await spendPasskeyChallenge(db, hashToken(challenge), { ...asked, now: clock.now() }));
  if (!isOurs) refusePasskey();
  return challenge;
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const parsed = v.safeParse(
      clientDataSchema,
      JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()),
    );
    return parsed.success ? parsed.output.challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Unknown, removed, badly signed, answered twice and too late sound alike. */
export function refusePasskey(cause?: unknown): never {
  throw new Refusal('passkey_invalid', 'The passkey was not accepted.', { cause });
}
