import { writeFileSync } from 'node:fs';
import { languages } from '#shared/language/language.rules.ts';
import { fitModel } from './train-concern/fit.ts';
import { modelFile } from './train-concern/model-file.ts';
import { ownTexts } from './train-concern/own-texts.ts';
import { sentencesOf } from './train-concern/sentences.ts';
import { shortTexts } from './train-concern/short-texts.ts';

/** Trains on the `train` part of both languages, writes the model, and prints what it makes of the held-out part. */
const sentences = languages.flatMap(sentencesOf);
const training = sentences.filter(({ part }) => part === 'train');
const path = new URL('../shared/care/concern-model.ts', import.meta.url);
writeFileSync(path, modelFile(fitModel(training, [...ownTexts(), ...shortTexts(training)])));

// Read anew: figures of the file that was written, not of what was in memory.
const { figuresOf } = await import('./train-concern/figures.ts');
for (const language of languages) {
  const held = sentences.filter((one) => one.part === 'held-out' && one.language === language);
  const trained = training.filter((one) => one.language === language).length;
  console.log(`${language}: trained on ${trained} sentences, held out ${held.length}`);
  for (const line of figuresOf(held)) console.log(line);
}
const began = performance.now();
figuresOf(sentences);
console.log(`${((performance.now() - began) / sentences.length).toFixed(3)} ms a text`);
