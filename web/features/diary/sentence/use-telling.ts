import { useEffect, useEffectEvent, useState } from 'react';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import type { Reader } from './read-sentence.ts';
import { type Asked, noteOf, type Telling, type TellingIn, type Told, tellingOf } from './told.ts';

/** So long after the last letter she is taken to pause. */
const pauseMs = 350;
/** What was said "now" stays where it was while she writes on. */
const sameNowMs = 10 * 60_000;

const minuteOf = (at: number) => new Date(Math.floor(at / 60_000) * 60_000);

/** What the sentence comes to, read when she pauses, and what she made of it since. */
export function useTelling(text: string, here: Omit<TellingIn, 'now'>) {
  const read = useReader(text.trim() !== '');
  const [telling, setTelling] = useState<Telling>({ text: '', told: [], loose: [] });
  const [now, setNow] = useState(() => minuteOf(Date.now()));
  const names = here.babies.map(({ name }) => name);
  const isRead = telling.text === text;

  function readNow(): void {
    if (!read || isRead) return;
    const at = Date.now() - now.getTime() < sameNowMs ? now : minuteOf(Date.now());
    const understood = read({ text, now: at, timeZone: here.zone, babies: names });
    setNow(at);
    setTelling(
      text.trim() === ''
        ? { text, told: [], loose: [] }
        : tellingOf({ text, understood, former: telling }, { ...here, now: at }),
    );
  }
  const readWhatStands = useEffectEvent(readNow);
  useEffect(() => {
    if (!read) return;
    const pause = setTimeout(() => readWhatStands(), text === '' ? 0 : pauseMs);
    return () => clearTimeout(pause);
  }, [read, text]);

  const replace = (told: Told) =>
    setTelling((was) => ({ ...was, told: was.told.map((one) => (one.id === told.id ? told : one)) }));
  const settle = (asked: Asked, note?: Told) =>
    setTelling((was) => ({
      ...was,
      told: note ? [...was.told, note] : was.told,
      loose: was.loose.filter((one) => one !== asked),
    }));
  return {
    now,
    told: telling.told.filter(({ isRemoved }) => !isRemoved),
    loose: telling.loose,
    /** Whether it is of the words that stand there now. */
    isRead,
    isLoading: read === null,
    readNow,
    replace,
    remove: (told: Told) => replace({ ...told, isRemoved: true }),
    leaveOut: (asked: Asked) => settle(asked),
    keepAsNote: (asked: Asked) => settle(asked, noteOf(asked.words, { ...here, now })),
  };
}

/** Fetched once there is something to read, and then kept; null while it is on its way. */
function useReader(isWanted: boolean): Reader | null {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<{ language: string; read: Reader }>();
  const isHere = loaded?.language === language;
  useEffect(() => {
    if (!isWanted || isHere) return;
    let isCurrent = true;
    void retryLoad(async () => (await import('./read-sentence.ts')).readerOf(language)).then((read) => {
      if (isCurrent) setLoaded({ language, read });
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, isHere, language]);
  return isHere ? loaded.read : null;
}
