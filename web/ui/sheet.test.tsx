// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Sheet } from './sheet.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onClose = vi.fn();

function Notes() {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Sheet open={open} onClose={close} title="Notes" closeLabel="Close">
        <p>How was the night?</p>
      </Sheet>
    </>
  );
}

function openNotes(): HTMLDialogElement {
  onClose.mockClear();
  render(<Notes />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Notes' });
}

function expectClosedOnce(sheet: HTMLDialogElement): void {
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(sheet.open).toBe(false);
  act(() => vi.advanceTimersByTime(250));
  expect(screen.queryByText('How was the night?')).toBeNull();
}

it('nothing of a closed sheet is in the page', () => {
  render(<Notes />);
  expect(screen.queryByText('How was the night?')).toBeNull();
});

it('a sheet closes by its button', () => {
  const sheet = openNotes();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expectClosedOnce(sheet);
});

it('a sheet that Esc or the back gesture has closed tells its owner', () => {
  const sheet = openNotes();
  act(() => sheet.close());
  expectClosedOnce(sheet);
});

it('a sheet closes by a press beside it', () => {
  const sheet = openNotes();
  fireEvent.pointerDown(sheet);
  fireEvent.click(sheet);
  expectClosedOnce(sheet);
});

it('a press inside does not close it, nor one that began or ended inside', () => {
  const sheet = openNotes();
  const words = screen.getByText('How was the night?');
  fireEvent.pointerDown(words);
  fireEvent.click(words);
  fireEvent.pointerDown(words);
  fireEvent.click(sheet);
  fireEvent.pointerDown(sheet);
  fireEvent.click(words);
  expect(onClose).not.toHaveBeenCalled();
  expect(sheet.open).toBe(true);
});

it('a sheet opens again while it is still on its way out, and leaves as softly the second time', () => {
  const sheet = openNotes();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  act(() => vi.advanceTimersByTime(100));
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  act(() => vi.advanceTimersByTime(1000));
  expect(sheet.open).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  act(() => vi.advanceTimersByTime(100));
  expect(screen.queryByText('How was the night?')).not.toBeNull();
});
