// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Field } from './field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';

afterEach(cleanup);

/** The words a screen reader adds after the name of the control. */
function description(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
}

it('a field is found by its label and read with its hint', () => {
  render(<Field label="E-mail" hint="We only send a link." />);
  const field = screen.getByLabelText('E-mail');
  expect(description(field)).toBe('We only send a link.');
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

it('a field that is wrong says so, first what is wrong and then the hint', () => {
  render(<Field label="E-mail" hint="We only send a link." error="There is no @ in it." />);
  const field = screen.getByLabelText('E-mail');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(description(field)).toBe('There is no @ in it. | We only send a link.');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a field without words below points to nothing', () => {
  render(<Field label="E-mail" />);
  expect(screen.getByLabelText('E-mail').hasAttribute('aria-describedby')).toBe(false);
});

it('a text area is read with how much is written', () => {
  render(<TextArea label="Notes" counter="12/500" />);
  expect(description(screen.getByLabelText('Notes'))).toBe('12/500');
});

it('a list that is wrong says so', () => {
  render(<Select label="Mood" options={[{ value: 'calm', label: 'Calm' }]} error="Please choose." />);
  const list = screen.getByLabelText('Mood');
  expect(list.getAttribute('aria-invalid')).toBe('true');
  expect(description(list)).toBe('Please choose.');
  expect(screen.getByRole('option', { name: 'Calm' })).toBeTruthy();
});
