import { type ComponentType, useState } from 'react';
import type { DailyType } from '#shared/daily/daily.rules.ts';
import type { DailyContentAnswer } from '#shared/daily/daily.schema.ts';
import { classNames } from '#web/ui/class-names.ts';
import {
  MovingPicture,
  OpenPages,
  SmallLamp,
  SoundShell,
  StackedBlocks,
} from '#web/ui/illustrations/daily.tsx';
import { calledType } from './called-type.ts';

const looks: Record<DailyType, { Picture: ComponentType<{ className?: string }>; ground: string }> = {
  video: { Picture: MovingPicture, ground: 'bg-topic-first-bites' },
  audio: { Picture: SoundShell, ground: 'bg-topic-own-time' },
  article: { Picture: OpenPages, ground: 'bg-topic-breastfeeding' },
  activity: { Picture: StackedBlocks, ground: 'bg-topic-understanding' },
  tip: { Picture: SmallLamp, ground: 'bg-topic-sleep' },
};

type Props = {
  content: Pick<DailyContentAnswer, 'contentType' | 'contentUrl' | 'thumbnailUrl'>;
  className: string;
};

/** Its own picture; where there is none, or it does not come, the drawing of its type. */
export function ContentPicture({ content, className }: Props) {
  const { thumbnailUrl } = content;
  const [broken, setBroken] = useState<string>();
  const { Picture, ground } = looks[calledType(content)];
  const hasPicture = thumbnailUrl !== null && thumbnailUrl !== broken;
  return (
    <div className={classNames('grid place-items-center overflow-hidden', ground, className)}>
      {hasPicture ? (
        // Decorative: the title beside it says what it is.
        <img
          src={thumbnailUrl}
          alt=""
          decoding="async"
          onError={() => setBroken(thumbnailUrl)}
          className="size-full object-cover"
        />
      ) : (
        <Picture className="h-4/5 max-h-32 w-4/5" />
      )}
    </div>
  );
}
