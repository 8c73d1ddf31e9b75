import { beforeEach, describe, expect, it } from 'vitest';
import type { Write } from './write.ts';
import { createWriteNews, type WriteNews } from './write-news.ts';

let writes: Write[];
let changed: Set<() => void>;
let done: Set<(write: Write) => void>;
let news: WriteNews;
let stop: () => void;

beforeEach(() => {
  writes = [];
  changed = new Set();
  done = new Set();
  const outbox = {
    snapshot: () => ({ writes }),
    subscribe: (listener: () => void) => {
      changed.add(listener);
      return () => changed.delete(listener);
    },
    onDone: (listener: (write: Write) => void) => {
      done.add(listener);
      return () => done.delete(listener);
    },
  };
  news = createWriteNews(outbox);
  stop = news.start();
});

const write = (id: string): Write => ({ id, kind: 'heart.set', body: {}, owner: 'ana', madeAt: 0 });

function show(next: Write[]): void {
  writes = next;
  for (const listener of changed) listener();
}

function land(id: string): void {
  for (const listener of done) listener(write(id));
}

describe('what the server took', () => {
  it('before anybody listened is told to the first who does, in order and once', () => {
    land('first');
    land('second');
    const heard: string[] = [];
    const deaf = news.listen(({ id }) => heard.push(id));
    expect(heard).toEqual(['first', 'second']);
    deaf();
    news.listen(({ id }) => heard.push(id));
    expect(heard).toEqual(['first', 'second']);
  });

  it('afterwards is told as it happens, and kept again while nobody listens', () => {
    const heard: string[] = [];
    const deaf = news.listen(({ id }) => heard.push(id));
    land('first');
    deaf();
    land('second');
    expect(heard).toEqual(['first']);
    news.listen(({ id }) => heard.push(id));
    expect(heard).toEqual(['first', 'second']);
  });

  it('is forgotten with the page that waited for it', () => {
    land('first');
    stop();
    const heard: string[] = [];
    news.listen(({ id }) => heard.push(id));
    land('second');
    expect(heard).toEqual([]);
  });
});

describe('a refusal', () => {
  const refused = (id: string): Write => ({ ...write(id), refused: { code: 'not_found' } });

  it('of what this page saw waiting is news, once, also when it came before anybody listened', () => {
    show([write('heart')]);
    show([refused('heart')]);
    expect(news.isNews('heart')).toBe(true);
    expect(news.isNews('heart')).toBe(false);
  });

  it('of another day is none', () => {
    show([refused('heart')]);
    expect(news.isNews('heart')).toBe(false);
  });

  it('is news again once it was tried again', () => {
    show([write('heart')]);
    show([refused('heart')]);
    news.isNews('heart');
    show([write('heart')]);
    show([refused('heart')]);
    expect(news.isNews('heart')).toBe(true);
  });
});
