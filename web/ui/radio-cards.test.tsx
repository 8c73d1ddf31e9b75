// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RadioCards } from './radio-cards.tsx';

afterEach(cleanup);

const answers = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No', hint: 'I have other children' },
];

it('the question names the group, and nothing is answered for her', () => {
  render(
    <RadioCards
      legend="Is it your first?"
      name="first"
      options={answers}
      value={undefined}
      onChange={vi.fn()}
    />,
  );
  expect(screen.getByRole('group', { name: 'Is it your first?' })).toBeTruthy();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

it('a tap anywhere on a card gives its answer', () => {
  const onChange = vi.fn();
  render(
    <RadioCards legend="Is it your first?" name="first" options={answers} value={true} onChange={onChange} />,
  );
  fireEvent.click(screen.getByText('I have other children'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
});

it('the chosen card is the checked one', () => {
  render(
    <RadioCards legend="Is it your first?" name="first" options={answers} value={false} onChange={vi.fn()} />,
  );
  expect(screen.getByRole('radio', { checked: true, name: /No/ })).toBeTruthy();
});
