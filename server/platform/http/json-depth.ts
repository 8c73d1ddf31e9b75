import type { MiddlewareHandler } from 'hono';
import { Refusal } from './refusal.ts';

/** Far deeper than anything of ours. Deeper still, what walks through it (schemas, the database) runs out of stack. */
const deepest = 32;

type Options = {
  /** Addresses, to the letter, whose routes read the body themselves as it comes. */
  streamed: readonly string[];
};

/** Looks at a body of JSON before it is read as such: one that only nests is refused without building anything of it. */
export function jsonDepth({ streamed }: Options): MiddlewareHandler {
  return async (c, next) => {
    const isJson = /\bjson\b/i.test(c.req.header('Content-Type') ?? '');
    if (isJson && !streamed.includes(c.req.path) && isTooDeep(await c.req.text()))
      throw new Refusal('invalid_input', 'What was sent is nested too deeply.');
    await next();
  };
}

const [quote, backslash] = ['"', '\\'].map((sign) => sign.charCodeAt(0));
const opening = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const closing = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));

/** Brackets inside of texts are words, not nesting. Whether it is JSON at all is not asked here. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (isText) {
      if (sign === backslash) at += 1;
      else if (sign === quote) isText = false;
    } else if (sign === quote) isText = true;
    else if (closing.has(sign)) depth -= 1;
    else if (opening.has(sign)) {
      depth += 1;
      if (depth > deepest) return true;
    }
  }
  return false;
}
