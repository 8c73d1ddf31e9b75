import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CommentsAnswer } from '#shared/community/community.schema.ts';
import type { ProfileAnswer } from '#shared/profile/profile.schema.ts';
import { aComment, aWrite } from '#tests/support/community.ts';
import { aFeed } from '#tests/support/nursing.ts';
import { MotherAtNight } from './mother-at-night.ts';

/** Fewer than a new mother may write in an hour: this is about the database, not about limits. */
const mostComments = 12;

/** Between one tap and the next, and before what was refused is sent again. */
const pauseMs = 20;

type Act = { method: string; path: string; body: unknown; acknowledge: () => void };

/**
 * A mother whose phone goes on when it is refused: whatever was not acknowledged is sent again, the same, until it is. She
 * records feeds, comments on one post and changes her name, in turns.
 */
export class MotherWhoWritesOn extends MotherAtNight {
  /** How often each answer came: `done`, `503 unavailable`, `no answer`, and whatever else there was. */
  readonly answers = new Map<string, number>();
  readonly comments: string[] = [];
  #name: string | undefined;
  #askedName: string | undefined;
  #acts = 0;

  async writeUntil(isOver: () => boolean, colo: string, postId: string): Promise<void> {
    while (!isOver()) {
      const act = this.#next(postId);
      while (!isOver() && !(await this.#isDone(colo, act))) await sleep(pauseMs);
      await sleep(pauseMs);
    }
  }

  get acknowledged(): number {
    return this.answers.get('done') ?? 0;
  }

  /** What she was told was kept, beside what every mother is asked about. */
  async lostBesides(colo: string, postId: string): Promise<string[]> {
    const lost: string[] = [];
    const { profile } = await this.get<ProfileAnswer>(colo, '/api/profile');
    // Of one that got no answer nobody knows whether it came after all.
    const isHers = profile?.name === this.#name || profile?.name === this.#askedName;
    if (this.#name && !isHers) lost.push(`the name ${this.#name}: it is ${profile?.name}`);
    const kept = await this.#commentsOf(colo, postId);
    for (const id of this.comments) {
      const times = kept.filter((one) => one === id).length;
      if (times !== 1) lost.push(`the comment ${id} is there ${times} times`);
    }
    return lost;
  }

  async #commentsOf(colo: string, postId: string): Promise<string[]> {
    const ids: string[] = [];
    let cursor: string | null | undefined;
    do {
      const query = new URLSearchParams(cursor ? { cursor } : {});
      const path = `/api/community/posts/${postId}/comments?${query}`;
      const page = await this.get<CommentsAnswer>(colo, path);
      ids.push(...page.comments.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    return ids;
  }

  #next(postId: string): Act {
    this.#acts += 1;
    if (this.#acts % 3 === 0) {
      const name = `Ana ${randomUUID()}`.slice(0, 30);
      this.#askedName = name;
      const acknowledge = () => {
        this.#name = name;
      };
      return { method: 'PATCH', path: '/api/profile', body: { name }, acknowledge };
    }
    if (this.#acts % 3 === 1 && this.comments.length < mostComments) {
      const comment = aComment(postId);
      return synced(comment, () => this.comments.push(comment.body.id));
    }
    const feed = aWrite('feed.put', aFeed(new Date()));
    return synced(feed, () => this.told.feeds.push(feed.body.id));
  }

  async #isDone(colo: string, { method, path, body, acknowledge }: Act): Promise<boolean> {
    const answer = await this.ask(colo, method, path, body).then(
      ({ status, text }) =>
        status === 200 && !text.includes('"done":false')
          ? 'done'
          : `${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 200)}`,
      () => 'no answer',
    );
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
    if (answer === 'done') acknowledge();
    return answer === 'done';
  }
}

const synced = (write: unknown, acknowledge: () => void): Act => ({
  method: 'POST',
  path: '/api/sync',
  body: { writes: [write] },
  acknowledge,
});
