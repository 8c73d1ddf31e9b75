/**
 * Reads an article aloud into content/audio, with a synthetic voice:
 *   node scripts/narrate.ts <folder of the voice> <slug> <pt|en>
 * content/README.md says what the folder holds and how it is made.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { readArticleFile } from '#server/features/library/article-file.ts';
import { phonemes, pronouncer } from './narrate/phonemes.ts';
import { spokenParagraphs } from './narrate/spoken-paragraphs.ts';
import { openVoice, sampleRate } from './narrate/voice.ts';

const encoder = 'ffmpeg';
const sentenceRest = 0.38;
const silence = (seconds: number) => new Float32Array(Math.round(seconds * sampleRate));

try {
  await narrate(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function narrate([folder, slug, language]: string[]) {
  if (!folder || !slug || (language !== 'pt' && language !== 'en')) {
    throw new Error('Say which voice, article and language: node scripts/narrate.ts <folder> <slug> <pt|en>');
  }
  for (const program of [pronouncer, encoder]) {
    if (spawnSync(program, ['-version']).error) {
      throw new Error(`${program} is needed to read articles aloud: apt-get install ${program}`);
    }
  }
  const [file] = globSync(`content/articles/*/${slug}.${language}.md`);
  if (!file) throw new Error(`There is no article ${slug} in ${language} under content/articles.`);
  const article = readArticleFile(readFileSync(file, 'utf8'));
  const say = await openVoice(folder, language);
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });

  const read: Float32Array[] = [silence(0.4)];
  for (const { text, rest } of spokenParagraphs(article)) {
    for (const { segment } of sentences.segment(text)) {
      read.push(await say(phonemes(segment.trim(), language)), silence(sentenceRest));
    }
    read.push(silence(rest - sentenceRest));
  }
  mkdirSync('content/audio', { recursive: true });
  encode(read, article.title, `content/audio/${slug}.${language}.mp3`);
}

/** Even loudness for a phone's speaker at night, mono, small. */
function encode(read: Float32Array[], title: string, target: string) {
  const { status, stderr } = spawnSync(
    encoder,
    [
      ...['-v', 'error', '-y', '-f', 'f32le', '-ar', `${sampleRate}`, '-ac', '1', '-i', '-'],
      ...['-af', 'highpass=f=60,loudnorm=I=-18:TP=-2:LRA=7', '-ar', `${sampleRate}`, '-b:a', '40k'],
      ...['-metadata', `title=${title}`, '-metadata', 'artist=Colo', '-fflags', '+bitexact', target],
    ],
    { input: Buffer.concat(read.map(({ buffer }) => new Uint8Array(buffer))), encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${encoder} could not write ${target}: ${stderr}`);
}
