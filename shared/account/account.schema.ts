import * as v from 'valibot';

/** What she wrote in the community stays, signed 'Mãe', or goes with her: she says which, never we. */
export const deletionRequestSchema = v.strictObject({ keepCommunityTexts: v.boolean('required') });
