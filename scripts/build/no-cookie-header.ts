/** In place of hono's serializer: a page may not set the Cookie header, the browser sends its own. */
export function serialize(): never {
  throw new Error('A page sends no cookies by hand');
}
