import * as v from 'valibot';

export const refreshSchema = v.strictObject({
  refresh_token: v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(200)),
});

/** Everything the specification's client may ask to change; none of it lives in the account. */
export const userUpdateSchema = v.looseObject({});
