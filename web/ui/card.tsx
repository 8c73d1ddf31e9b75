import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type Props = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | undefined;
  tone?: 'plain' | 'blush' | 'sage' | undefined;
};

const tones = {
  plain: 'border border-line bg-card shadow-soft',
  blush: 'bg-blush',
  sage: 'bg-sage-soft',
};

export function Card({ as = 'div', tone = 'plain', className, ...rest }: Props) {
  // Every one of these tags takes the attributes of a div.
  const Tag = as as 'div';
  return <Tag {...rest} className={classNames('rounded-card p-4', tones[tone], className)} />;
}
