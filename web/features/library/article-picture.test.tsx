// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ArticlePicture } from './article-picture.tsx';

afterEach(cleanup);

const picture = {
  url: '/media/post-images/sono-w1200.webp',
  width: 1200,
  height: 675,
  sources: [
    { type: 'image/avif', srcset: '/media/post-images/sono-w320.avif 320w' },
    { type: 'image/webp', srcset: '/media/post-images/sono-w320.webp 320w' },
  ],
  alt: 'Uma lua sobre o berço',
};
const shown = (props: Partial<Parameters<typeof ArticlePicture>[0]>) =>
  render(<ArticlePicture picture={picture} category="Sono do Bebê" sizes="6rem" {...props} />).container;

it('offers every format, best first, and keeps its place before it has come', () => {
  const view = shown({});
  const sources = [...view.querySelectorAll('source')].map((source) => source.getAttribute('type'));
  expect(sources).toEqual(['image/avif', 'image/webp']);
  expect(view.querySelector('source')?.getAttribute('sizes')).toBe('6rem');
  const image = view.querySelector('img');
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1200', '675']);
  expect(image?.getAttribute('alt')).toBe('Uma lua sobre o berço');
});

it('waits until she comes near, unless it is the first', () => {
  expect(shown({}).querySelector('img')?.getAttribute('loading')).toBe('lazy');
  expect(shown({ eager: true }).querySelector('img')?.getAttribute('loading')).toBe('eager');
});

it('is not read aloud beside a title', () => {
  expect(shown({ decorative: true }).querySelector('img')?.getAttribute('alt')).toBe('');
});

it('has the colour of its category where there is none', () => {
  const view = shown({ picture: null });
  expect(view.querySelector('img')).toBeNull();
  expect(view.querySelector('.bg-topic-sleep svg')).toBeTruthy();
});

it('is calm in a category that nobody drew', () => {
  expect(shown({ picture: null, category: 'ritmo-leve' }).querySelector('.bg-blush svg')).toBeTruthy();
});
