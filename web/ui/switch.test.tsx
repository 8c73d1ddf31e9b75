// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Switch } from './switch.tsx';

afterEach(cleanup);

it('a switch tells whether it is on and turns when its words are tapped', () => {
  const onChange = vi.fn();
  const view = render(<Switch label="Messages" checked={false} onChange={onChange} />);
  expect(screen.getByRole('switch', { name: 'Messages', checked: false })).toBeTruthy();
  fireEvent.click(screen.getByText('Messages'));
  expect(onChange).toHaveBeenLastCalledWith(true);

  view.rerender(<Switch label="Messages" checked onChange={onChange} />);
  fireEvent.click(screen.getByRole('switch', { checked: true }));
  expect(onChange).toHaveBeenLastCalledWith(false);
});

it('a switch is read with its hint', () => {
  render(<Switch label="Messages" hint="Others may write to you" checked onChange={() => undefined} />);
  const id = screen.getByRole('switch').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('Others may write to you');
});
