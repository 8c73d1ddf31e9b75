import type { ComponentType } from 'react';

/** A query of which nothing came, as far as saying so and trying again needs it. */
type FailedQuery = { error: unknown; isFetching: boolean; refetch: () => unknown };

/** What a screen puts in the place of a list that could not be loaded. */
export type WhenFailed = ComponentType<{ title: string; query: FailedQuery }>;
