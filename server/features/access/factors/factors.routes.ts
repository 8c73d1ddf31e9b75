import { Hono } from 'hono';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import {
  challengeRequestSchema,
  enrolmentSchema,
  factorIdSchema,
  factorVerificationSchema,
  recoveryCodeSchema,
} from '#shared/access/factor.schema.ts';
import { mother } from '../access.gate.ts';
import { giveSession } from '../give-session.ts';
import { pageLanguage } from '../page-language.ts';
import { challenge } from './challenge.service.ts';
import { enrol, unenrol } from './enrol.service.ts';
import { noteFactor, notifyOfFactor } from './factor-news.ts';
import { presentChallenge, presentEnrolment } from './factors.presenter.ts';
import { makeRecoveryCodes } from './recovery-codes.service.ts';
import { verifyFactor, verifyRecoveryCode } from './verify.service.ts';

/** Second factors. Showing one is the only thing that a session still short of it may do here. */
export function factorRoutes(services: Services) {
  return new Hono()
    .post('/', mother(services, { recent: true }), validate('json', enrolmentSchema), async (c) => {
      const { factor, setup } = await enrol(services, c.var.viewer, c.req.valid('json'));
      return c.json(presentEnrolment(factor, setup, c.var.viewer.carrier));
    })
    .post(
      '/:id/challenge',
      mother(services, { halfway: true }),
      validate('param', factorIdSchema),
      validate('json', challengeRequestSchema),
      async (c) => {
        const asked = await challenge(services, c.var.viewer, {
          factorId: c.req.valid('param').id,
          language: pageLanguage(c),
        });
        return c.json(presentChallenge(asked.factor, asked.challenge));
      },
    )
    .post(
      '/:id/verify',
      mother(services, { halfway: true }),
      validate('param', factorIdSchema),
      validate('json', factorVerificationSchema),
      async (c) => {
        const { id } = c.req.valid('param');
        const { isNew, ...raised } = await verifyFactor(services, c.var.viewer, {
          factorId: id,
          answer: c.req.valid('json'),
        });
        if (isNew) await notifyOfFactor(c, services, { viewer: c.var.viewer, news: 'added' });
        return c.json(await giveSession(c, services, raised));
      },
    )
    .delete('/:id', mother(services, { recent: true }), validate('param', factorIdSchema), async (c) => {
      const { id } = c.req.valid('param');
      const wasInUse = await unenrol(services, c.var.viewer, id);
      if (wasInUse) await notifyOfFactor(c, services, { viewer: c.var.viewer, news: 'removed' });
      return c.json({ id });
    });
}

/** For the day the phone is lost. */
export function recoveryCodeRoutes(services: Services) {
  return new Hono()
    .post('/', mother(services, { recent: true }), async (c) => {
      const codes = await makeRecoveryCodes(services, c.var.viewer);
      await noteFactor(c, services, { viewer: c.var.viewer, action: 'recovery_codes_made' });
      return c.json({ codes });
    })
    .post('/use', mother(services, { halfway: true }), validate('json', recoveryCodeSchema), async (c) => {
      const raised = await verifyRecoveryCode(services, c.var.viewer, c.req.valid('json').code);
      await notifyOfFactor(c, services, { viewer: c.var.viewer, news: 'recovered' });
      return c.json(await giveSession(c, services, raised));
    });
}
