import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/** `voiceless`: the device has no voice of that language. */
export type SpeechState = {
  status: 'silent' | 'speaking' | 'paused' | 'voiceless';
  at: number;
  speed: number;
};

const voicesPatienceMs = 1500;
/** The specification's: where nothing is heard for so long after the tap, the icon is the play icon again. */
export const silencePatienceMs = 3000;
/** How often the device is asked whether it still speaks: some stop in the middle, or behind a locked screen, unsaid. */
const listenEveryMs = 1000;

const silent: SpeechState = { status: 'silent', at: 0, speed: 1 };
let state = silent;
let pieces: readonly string[] = [];
let voice: SpeechSynthesisVoice | undefined;
/** Kept here, because a browser forgets an utterance that nobody holds, and never says that it ended. */
let utterance: SpeechSynthesisUtterance | undefined;
let watching: ReturnType<typeof setTimeout> | undefined;
const { subscribe, notify } = createListeners();

export function canSpeak(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;
}

/** Reads the pieces one after another, in a voice of that language ('pt-BR', 'en'). */
export async function startSpeech(toSay: readonly string[], language: string): Promise<void> {
  stopSpeech();
  pieces = toSay;
  change({ status: 'speaking', at: 0 });
  voice = voiceOf(language, await voices());
  // She may have stopped while the voices were on their way.
  if (state.status !== 'speaking' || pieces !== toSay) return;
  if (voice) say();
  else change({ status: 'voiceless' });
}

/** The device's own pause is a stop on many phones: we remember the sentence, and begin it again. */
export function pauseSpeech(): void {
  hush();
  change({ status: 'paused' });
}

export function resumeSpeech(): void {
  change({ status: 'speaking' });
  say();
}

export function stopSpeech(): void {
  if (state.status === 'silent') return;
  hush();
  change({ status: 'silent', at: 0 });
}

export function setSpeechSpeed(speed: number): void {
  change({ speed });
  if (state.status !== 'speaking' || !utterance) return;
  hush();
  say();
}

export function useSpeech(): SpeechState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => silent,
  );
}

function say(): void {
  const words = pieces[state.at];
  if (words === undefined) {
    change({ status: 'silent', at: 0 });
    return;
  }
  const saying = new SpeechSynthesisUtterance(words);
  saying.voice = voice ?? null;
  saying.lang = voice?.lang ?? '';
  saying.rate = state.speed;
  saying.onend = () => {
    if (utterance !== saying) return;
    change({ at: state.at + 1 });
    say();
  };
  saying.onerror = (event) => {
    if (utterance !== saying) return;
    if (!isVoiceMissing(event)) return pauseSpeech();
    hush();
    change({ status: 'voiceless', at: 0 });
  };
  utterance = saying;
  speechSynthesis.speak(saying);
  watch(saying);
}

const isVoiceMissing = (event: SpeechSynthesisErrorEvent | undefined) =>
  ['language-unavailable', 'voice-unavailable', 'synthesis-unavailable'].includes(event?.error ?? '');

/** Nothing says that it speaks when it does not: what never began is over, and what broke off waits where it was. */
function watch(saying: SpeechSynthesisUtterance): void {
  clearTimeout(watching);
  let hasBegun = false;
  saying.onstart = () => {
    hasBegun = true;
  };
  const ask = () => {
    if (utterance !== saying) return;
    if (!hasBegun) return state.at === 0 ? stopSpeech() : pauseSpeech();
    if (!speechSynthesis.speaking && !speechSynthesis.pending) return pauseSpeech();
    watching = setTimeout(ask, listenEveryMs);
  };
  watching = setTimeout(ask, silencePatienceMs);
}

function hush(): void {
  clearTimeout(watching);
  utterance = undefined;
  if (canSpeak()) speechSynthesis.cancel();
}

/** The list is empty at first in some browsers, and says when it is filled. */
async function voices(): Promise<SpeechSynthesisVoice[]> {
  const known = speechSynthesis.getVoices();
  if (known.length > 0) return known;
  await new Promise<void>((resolve) => {
    const enough = setTimeout(resolve, voicesPatienceMs);
    speechSynthesis.addEventListener(
      'voiceschanged',
      () => {
        clearTimeout(enough);
        resolve();
      },
      { once: true },
    );
  });
  return speechSynthesis.getVoices();
}

/** 'pt-BR' takes a Brazilian voice, or else a Portuguese one; Android writes 'pt_BR'. */
function voiceOf(language: string, known: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const spoken = (candidate: SpeechSynthesisVoice) => candidate.lang.replace('_', '-').toLowerCase();
  const wanted = language.toLowerCase();
  const family = wanted.split('-')[0];
  return (
    known.find((candidate) => spoken(candidate) === wanted) ??
    known.find((candidate) => spoken(candidate).split('-')[0] === family)
  );
}

function change(part: Partial<SpeechState>): void {
  state = { ...state, ...part };
  notify();
}
