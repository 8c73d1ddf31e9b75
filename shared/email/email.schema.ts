import * as v from 'valibot';

/** One address is one person, however she types it: trimmed and in lower case. 254 is the standard's limit. */
export const emailSchema = v.pipe(
  v.string('is needed'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, 'is longer than an e-mail address can be'),
  v.email('is not an e-mail address'),
);
