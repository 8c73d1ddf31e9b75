import { randomUUID } from 'node:crypto';
import type { SyncAnswer } from '#shared/sync/sync.schema.ts';
import { aPost } from '#tests/support/a-post.ts';
import { aHeart, aWrite } from '#tests/support/community.ts';
import { aFeed } from '#tests/support/nursing.ts';
import { Person } from './person.ts';

/** What the server said was done: from then on it must be there. */
export type Acknowledged = { feeds: string[]; posts: string[]; hearts: string[]; waitlist: string[] };

type FeedWrite = ReturnType<typeof aWrite<ReturnType<typeof aFeed>>>;

/** A mother who records, writes, gives hearts and tells a friend's address, and remembers what she was told. */
export class MotherAtNight extends Person {
  readonly told: Acknowledged = { feeds: [], posts: [], hearts: [], waitlist: [] };
  /** Sent, and no answer came: her phone sends it again. */
  unanswered: FeedWrite | undefined;

  async arrive(colo: string, dataDir: string): Promise<void> {
    await this.signIn(colo, dataDir);
    await this.must(colo, 'POST', '/api/community/rules');
  }

  /** Writes one thing after another until nobody answers. */
  async writeUntilSilence(colo: string): Promise<void> {
    try {
      for (;;) {
        await this.recordFeed(colo);
        await this.#joinWaitlist(colo);
        // A mother may publish a few posts an hour, and feeds without end.
        if (this.told.posts.length < 2) await this.#publishAndLove(colo);
      }
    } catch (error) {
      if (!isSilence(error)) throw error;
    }
  }

  async sendAgain(colo: string): Promise<void> {
    if (this.unanswered) await this.recordFeed(colo);
  }

  async recordFeed(colo: string): Promise<void> {
    const write = this.feedToSend();
    await this.#sync(colo, write);
    this.told.feeds.push(write.body.id);
    this.unanswered = undefined;
  }

  /** The one that waits for an answer, or a new one. */
  feedToSend(): FeedWrite {
    this.unanswered ??= aWrite('feed.put', aFeed(new Date()));
    return this.unanswered;
  }

  async #joinWaitlist(colo: string): Promise<void> {
    if (this.told.waitlist.length >= 25) return;
    const email = `${randomUUID()}@exemplo.test`;
    await this.must(colo, 'POST', '/api/waitlist', { email, language: 'pt' });
    this.told.waitlist.push(email);
  }

  async #publishAndLove(colo: string): Promise<void> {
    const post = aPost({ isAnonymous: this.told.posts.length % 2 === 0 });
    await this.must(colo, 'POST', '/api/community/posts', post);
    this.told.posts.push(post.id);
    await this.#sync(colo, aHeart(post.id));
    this.told.hearts.push(post.id);
  }

  async #sync(colo: string, write: { id: string }): Promise<void> {
    const { status, text } = await this.ask(colo, 'POST', '/api/sync', { writes: [write] });
    const done = status === 200 && (JSON.parse(text) as SyncAnswer).outcomes[0]?.done;
    if (!done) throw new Error(`A write was not done: ${status} ${text.slice(0, 300)}`);
  }
}

/** The connection broke: whatever was asked may or may not have been done. */
function isSilence(error: unknown): boolean {
  const codes = ['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET', 'EPIPE'];
  return (
    error instanceof TypeError &&
    error.cause instanceof Error &&
    'code' in error.cause &&
    codes.includes(String(error.cause.code))
  );
}
