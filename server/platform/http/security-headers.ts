import type { MiddlewareHandler } from 'hono';

const policyWithoutFraming = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ');

type Options = {
  https: boolean;
  /** Pages that another page of ours shows in a frame. No other page is shown in any. */
  isFramedByUs: (path: string) => boolean;
  /** Files that are parts of a page and never one themselves. */
  isNoPage: (path: string) => boolean;
};

/** A handler may set a policy of its own (the mail viewer does): it is stricter, never looser. */
export function securityHeaders(options: Options): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    if (options.https) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    // Scripts, styles and fonts obey the page that asked for them: half a kilobyte each of rules for pages is waste.
    if (c.res.ok && options.isNoPage(c.req.path)) return;
    const isFramed = options.isFramedByUs(c.req.path);
    if (!headers.has('Content-Security-Policy')) {
      const ancestors = `frame-ancestors ${isFramed ? "'self'" : "'none'"}`;
      headers.set('Content-Security-Policy', `${policyWithoutFraming}; ${ancestors}`);
    }
    headers.set('X-Frame-Options', headers.get('X-Frame-Options') ?? (isFramed ? 'SAMEORIGIN' : 'DENY'));
    headers.set('Referrer-Policy', headers.get('Referrer-Policy') ?? 'same-origin');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set(
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()',
    );
  };
}
