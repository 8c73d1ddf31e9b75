// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <Tooltip text="Save for later">
        <button type="button">Save</button>
      </Tooltip>
      <Tooltip text="Send to a friend">
        <button type="button">Share</button>
      </Tooltip>
    </>,
  );
});

afterEach(() => {
  cleanup();
  // The next test must not come within the skip delay of this one.
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole('button', { name });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const tip = () => screen.queryByRole('tooltip')?.textContent;
const enter = (name: string, pointerType = 'mouse') => fireEvent.pointerEnter(button(name), { pointerType });
const leave = (name: string) => fireEvent.pointerLeave(button(name));

it('shows after 700 ms under the pointer, and not before', () => {
  enter('Save');
  wait(699);
  expect(tip()).toBeUndefined();
  wait(1);
  expect(tip()).toBe('Save for later');
  leave('Save');
  expect(tip()).toBeUndefined();
});

it('does not show when the pointer only passes over', () => {
  enter('Save');
  wait(500);
  leave('Save');
  wait(500);
  expect(tip()).toBeUndefined();
});

it('the next one shows at once within 300 ms of the last one leaving', () => {
  enter('Save');
  wait(700);
  leave('Save');
  wait(299);
  enter('Share');
  wait(0);
  expect(tip()).toBe('Send to a friend');
});

it('the next one waits again when 300 ms have passed', () => {
  enter('Save');
  wait(700);
  leave('Save');
  wait(300);
  enter('Share');
  wait(699);
  expect(tip()).toBeUndefined();
  wait(1);
  expect(tip()).toBe('Send to a friend');
});

it('shows at once for the keyboard, is read with its button, and leaves at Esc', () => {
  act(() => button('Share').focus());
  expect(tip()).toBe('Send to a friend');
  expect(button('Share').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(tip()).toBeUndefined();
});

it('does not get in the way of a finger', () => {
  enter('Save', 'touch');
  wait(2000);
  expect(tip()).toBeUndefined();
});
