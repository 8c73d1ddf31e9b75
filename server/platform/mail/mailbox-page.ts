import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import PostalMime from 'postal-mime';
import { ifThere } from '../files/if-there.ts';
import { open } from '../http/access-level.ts';
import { isCalledFromHere } from '../http/client-address.ts';
import { Refusal } from '../http/refusal.ts';

/** Newest last, as the names sort. */
export async function mailFiles(folder: string): Promise<string[]> {
  const names = (await ifThere(readdir(folder))) ?? [];
  return names.filter((name) => /^\w[\w-]*\.eml$/.test(name)).sort();
}

/**
 * The development mailbox in the browser. It is not mounted in production, and opens on this machine alone: a sign-in mail
 * is a key. To everybody else there is nothing here.
 */
export function mailboxPage(folder: string) {
  const read = async (name: string) => {
    if (!(await mailFiles(folder)).includes(name)) throw new Refusal('not_found', 'There is no such mail.');
    return PostalMime.parse(await readFile(join(folder, name)));
  };

  return new Hono()
    .use(async (c, next) => {
      if (!isCalledFromHere(c)) throw new Refusal('not_found', 'There is nothing at this address.');
      await next();
    })
    .get('/', open, async (c) => {
      const names = (await mailFiles(folder)).reverse().slice(0, 50);
      const mails = await Promise.all(names.map(async (name) => ({ name, mail: await read(name) })));
      return c.html(
        page(
          mails.length === 0
            ? html`<p>No mail yet. Ask for a sign-in link, and it lands here.</p>`
            : html`<ol>
                ${mails.map(
                  ({ name, mail }) =>
                    html`<li>
                      <a href="/dev/mail/${name}">${mail.subject}</a> to ${mail.to?.[0]?.address} (${mail.date})
                    </li>`,
                )}
              </ol>`,
        ),
      );
    })
    .get('/:name', open, async (c) => {
      const name = c.req.param('name');
      const mail = await read(name);
      return c.html(
        page(html`
          <p><a href="/dev/mail">All mails</a></p>
          <h2>${mail.subject}</h2>
          <p>To ${mail.to?.[0]?.address}, ${mail.date}</p>
          <iframe title="Mail" src="/dev/mail/${name}/html" width="100%" height="620"></iframe>
          <h3>Text version</h3>
          <pre>${mail.text}</pre>
        `),
      );
    })
    .get('/:name/html', open, async (c) => {
      const mail = await read(c.req.param('name'));
      c.header('X-Frame-Options', 'SAMEORIGIN');
      c.header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation",
      );
      return c.html((mail.html ?? '').replace('<head>', '<head><base target="_top" />'));
    });
}

function page(body: unknown) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icon.svg" />
        <title>Colo mailbox</title>
      </head>
      <body>
        <main>
          <h1>Development mailbox</h1>
          ${body}
        </main>
      </body>
    </html>`;
}
