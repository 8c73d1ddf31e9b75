import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Chips } from '#web/ui/chips.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import type { DiaryWish } from './diary.api.ts';
import { useKinds } from './kinds/kinds-here.ts';

/** Long enough that fast typing asks once. */
const pauseMs = 250;
const everything = 'all';

type Props = { wish: DiaryWish; onWish: (wish: DiaryWish) => void };

/** Of all kinds or one, and by what the notes hold. Her words stay on this screen: an address is kept and shared. */
export function DiaryFilter({ wish, onWish }: Props) {
  const t = useTexts();
  const { all } = useKinds();
  const [text, setText] = useState(wish.q ?? '');
  const q = text.trim();
  const search = useEffectEvent((term: string) => {
    if (term !== (wish.q ?? '')) onWish({ ...wish, q: term || undefined });
  });
  useEffect(() => {
    const pause = setTimeout(() => search(q), pauseMs);
    return () => clearTimeout(pause);
  }, [q]);
  const chips = [
    { id: everything, label: t('timeline.everything') },
    ...all.map(({ name, words }) => ({ id: name, label: words.name(t) })),
  ];
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchBox
        text={text}
        onType={setText}
        label={t('timeline.search')}
        hint={t('timeline.searchHint')}
        clearLabel={t('timeline.clearSearch')}
      />
      <Chips
        label={t('timeline.kinds')}
        chips={chips}
        selected={wish.kind ?? everything}
        onSelect={(id) => onWish({ ...wish, kind: all.find(({ name }) => name === id)?.name })}
      />
    </div>
  );
}
