import { vi } from 'vitest';

/** The device's voice as a test drives it: it says one thing at a time, until told that it has finished. */
export function fakeSpeech(languages: string[], { isMute = false } = {}) {
  const voicesOf = (list: string[]) => list.map((lang) => ({ lang, name: lang }) as SpeechSynthesisVoice);
  let voices = voicesOf(languages);
  let current: FakeUtterance | undefined;

  class FakeUtterance {
    text: string;
    voice: SpeechSynthesisVoice | null = null;
    lang = '';
    rate = 1;
    onend: (() => void) | null = null;
    onstart: (() => void) | null = null;
    onerror: ((event?: { error: string }) => void) | null = null;
    constructor(text: string) {
      this.text = text;
    }
  }

  const synthesis = Object.defineProperties(
    new EventTarget(),
    Object.getOwnPropertyDescriptors({
      getVoices: () => voices,
      get speaking() {
        return current !== undefined && !isMute;
      },
      pending: false,
      speak: (utterance: FakeUtterance) => {
        current = utterance;
        if (!isMute) queueMicrotask(() => utterance.onstart?.());
      },
      cancel: () => {
        const stopped = current;
        current = undefined;
        stopped?.onerror?.();
      },
    }),
  );
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);

  return {
    saying: () => current,
    finish: () => {
      const said = current;
      current = undefined;
      said?.onend?.();
    },
    /** The device stops, and does not say so. */
    breakOff: () => {
      current = undefined;
    },
    fail: (error: string) => current?.onerror?.({ error }),
    bringVoices: (late: string[]) => {
      voices = voicesOf(late);
      synthesis.dispatchEvent(new Event('voiceschanged'));
    },
  };
}
