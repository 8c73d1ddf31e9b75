import { type FormEvent, useRef, useState } from 'react';
import { type WatchedWordAnswer, watchedActions } from '#shared/community/moderation.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useWatchWord } from './use-watched-words.ts';

/** As the server takes them (watchedWordSchema). */
const shortest = 2;
const longest = 60;

export function AddWord({ words }: { words: WatchedWordAnswer[] }) {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const { watch, isPending } = useWatchWord();
  const [typed, setTyped] = useState('');
  const [action, setAction] = useState<WatchedWordAnswer['action']>('flag');
  const [mistake, setMistake] = useState<string>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const word = typed.trim().toLowerCase();
    const problem = problemOf(word);
    setMistake(problem);
    if (problem) field.current?.focus();
    else watch({ word, action }, () => setTyped(''));
  }

  function problemOf(word: string): string | undefined {
    if (word.length < shortest) return t('moderation.wordShort');
    // Said again with another action, it is a change of mind.
    if (words.some((one) => one.word === word && one.action === action)) return t('moderation.wordThere');
    return undefined;
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3 wide:grid-cols-2 wide:items-start">
      <Field
        ref={field}
        label={t('moderation.word')}
        maxLength={longest}
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        error={mistake}
        onChange={({ target }) => {
          setTyped(target.value);
          setMistake(undefined);
        }}
      />
      <Select
        label={t('moderation.action')}
        options={watchedActions.map((value) => ({ value, label: t(`moderation.action_${value}`) }))}
        value={action}
        onChange={({ target }) => setAction(watchedActions.find((one) => one === target.value) ?? 'flag')}
      />
      <Button type="submit" busy={isPending} className="min-h-13 wide:justify-self-start">
        {t('moderation.addWord')}
      </Button>
    </form>
  );
}
