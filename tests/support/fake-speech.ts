import { vi } from 'vitest';

/** The device's voice as a test drives it: it says one thing at a time, until told that it has finished. */
export function fakeSpeech(languages: string[]) {
  const voicesOf = (list: string[]) => list.map((lang) => ({ lang, name: lang }) as SpeechSynthesisVoice);
  let voices = voicesOf(languages);
  let current: FakeUtterance | undefined;

  class FakeUtterance {
    text: string;
    voice: SpeechSynthesisVoice | null = null;
    lang = '';
    rate = 1;
    onend: (() => void) | null = null;
    onerror: (() => void) | null = null;
    constructor(text: string) {
      this.text = text;
    }
  }

  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: FakeUtterance) => {
      current = utterance;
    },
    cancel: () => {
      const stopped = current;
      current = undefined;
      stopped?.onerror?.();
    },
  });
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);

  return {
    saying: () => current,
    finish: () => {
      const said = current;
      current = undefined;
      said?.onend?.();
    },
    bringVoices: (late: string[]) => {
      voices = voicesOf(late);
      synthesis.dispatchEvent(new Event('voiceschanged'));
    },
  };
}
