import { randomUUID } from 'node:crypto';
import type { CreateCommunityPost } from '#shared/community/community.schema.ts';

/** As a mother sends it who gives her name. */
export const aPost = (told: Partial<CreateCommunityPost> = {}): CreateCommunityPost => ({
  id: randomUUID(),
  language: 'pt',
  category: 'Sono do Bebê',
  content: 'Ele acorda de hora em hora, e eu também.',
  isAnonymous: false,
  allowPrivateMessages: false,
  need: 'support',
  ...told,
});
