import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Language } from '#shared/language/language.rules.ts';

export const sampleRate = 24_000;

/** Two women of the Kokoro voices, calm in their language, and how far below their own pace they read. */
const narrators: Record<Language, { voice: string; speed: number }> = {
  pt: { voice: 'pf_dora', speed: 0.83 },
  en: { voice: 'af_heart', speed: 0.87 },
};

/** The little of onnxruntime-node used here; it is no dependency of the product. */
interface Runtime {
  Tensor: new (type: string, data: BigInt64Array | Float32Array, dims: number[]) => unknown;
  InferenceSession: { create(path: string, options: { intraOpNumThreads: number }): Promise<Session> };
}
interface Session {
  run(feeds: Record<string, unknown>): Promise<Record<string, { data: Float32Array }>>;
}

const styleLength = 256;
const longest = 509;

/** Opens the voice kept in a folder made as content/README.md says. */
export async function openVoice(folder: string, language: Language) {
  const model = join(folder, 'kokoro/build');
  const { voice, speed } = narrators[language];
  const style = join(model, 'voices', `${voice}.bin`);
  if (!existsSync(style))
    throw new Error(`There is no voice at ${style}: content/README.md says how to get it.`);
  const runtime = createRequire(resolve(folder, 'package.json'))('onnxruntime-node') as Runtime;
  // More threads gain little on one sentence; with one each, several articles can be read side by side.
  const session = await runtime.InferenceSession.create(join(model, 'kokoro-quantized.onnx'), {
    intraOpNumThreads: 1,
  });
  const { vocab } = JSON.parse(readFileSync(join(model, 'tokenizer.json'), 'utf8')).model as {
    vocab: Record<string, number>;
  };
  const styles = new Float32Array(new Uint8Array(readFileSync(style)).buffer);

  /** Sounds in, samples out, without the silence the model leaves around them. */
  return async function say(sounds: string) {
    const tokens = [...sounds].flatMap((sound) => vocab[sound] ?? []);
    if (tokens.length > longest)
      throw new Error(`This sentence is too long to be read in one breath: ${sounds}`);
    const row = tokens.length * styleLength;
    const answer = await session.run({
      input_ids: new runtime.Tensor('int64', BigInt64Array.from([0, ...tokens, 0], BigInt), [
        1,
        tokens.length + 2,
      ]),
      style: new runtime.Tensor('float32', styles.slice(row, row + styleLength), [1, styleLength]),
      speed: new runtime.Tensor('float32', Float32Array.of(speed), [1]),
    });
    return trimmed(answer.waveform?.data ?? new Float32Array());
  };
}

function trimmed(samples: Float32Array) {
  const heard = (sample: number) => Math.abs(sample) > 0.01;
  const margin = sampleRate * 0.06;
  const first = samples.findIndex(heard);
  const last = samples.findLastIndex(heard);
  return samples.slice(Math.max(0, first - margin), last + margin);
}
