import { randomUUID } from 'node:crypto';
import { spend } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Sms } from '#server/platform/sms/sms-sender.ts';
import type { Services } from '#server/services.ts';
import { challengeLifetimeMinutes } from '#shared/access/factor.rules.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { hashChallengeCode, newCode } from '../secrets.ts';
import type { Viewer } from '../viewer.ts';
import { challenges, messages, messagesPerDay } from './factors.limits.ts';
import { codeMessage } from './factors.message.ts';
import { addChallenge, factorOf, removeChallenge } from './factors.repository.ts';

/** Asks this session to show a factor; a phone gets its code by message. */
export async function challenge(
  services: Services,
  viewer: Viewer,
  { factorId, language }: { factorId: string; language: Language },
) {
  const { db, clock, secret } = services;
  const now = clock.now();
  const factor = await factorOf(db, viewer.userId, { id: factorId, now });
  if (!factor) throw new Refusal('not_found', 'There is no such factor.');
  await spend({ db, clock }, challenges, viewer.userId);

  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + challengeLifetimeMinutes * 60_000);
  const asked = { id, factorId, sessionId: viewer.sessionId, expiresAt };
  if (factor.phone === null) {
    await addChallenge(db, asked);
  } else {
    const code = newCode();
    await limitMessages(services, viewer, factor.phone);
    await addChallenge(db, { ...asked, codeHash: hashChallengeCode(secret, id, code) });
    await sendCode(services, id, { to: factor.phone, text: codeMessage(language, code) });
  }
  return { factor, challenge: { id, expiresAt } };
}

async function limitMessages({ db, clock }: Services, viewer: Viewer, phone: string): Promise<void> {
  for (const limit of [messages, messagesPerDay]) {
    await spend({ db, clock }, limit, viewer.userId);
    await spend({ db, clock }, limit, phone);
  }
}

async function sendCode({ db, sms }: Services, challengeId: string, message: Sms): Promise<void> {
  try {
    if (!sms) throw new Error('No message sender is configured');
    await sms.send(message);
  } catch (cause) {
    await removeChallenge(db, challengeId);
    throw new Refusal('sms_unavailable', 'The message could not be sent.', { cause });
  }
}
