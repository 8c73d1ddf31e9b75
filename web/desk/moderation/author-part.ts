import type { ComponentType } from 'react';
import type { AuthorAnswer } from '#shared/community/community.schema.ts';

/** How the community shows who speaks: the screen brings it along. */
export type AuthorPart = ComponentType<{ author: AuthorAnswer; on: 'post' | 'comment' }>;
