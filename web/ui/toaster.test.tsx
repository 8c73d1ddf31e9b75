// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sheet } from './sheet.tsx';
import { dismissToast, toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

let shown: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  render(<Toaster label="Messages" closeLabel="Dismiss" />);
});

afterEach(() => {
  act(() => shown.forEach(dismissToast));
  cleanup();
  vi.useRealTimers();
});

function show(options: Parameters<typeof toast>[0]): string {
  let id = '';
  act(() => {
    id = toast(options);
  });
  shown.push(id);
  return id;
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const region = () => screen.getByRole('region', { name: 'Messages' });
const isShown = (title: string) => screen.queryByText(title) !== null;

describe('a toast', () => {
  it('stays four seconds', () => {
    show({ title: 'Saved' });
    wait(3999);
    expect(isShown('Saved')).toBe(true);
    wait(1);
    expect(isShown('Saved')).toBe(false);
  });

  it('stays as long as it was asked to', () => {
    show({ title: 'Short', duration: 1000 });
    show({ title: 'For good', duration: Number.POSITIVE_INFINITY });
    wait(1000);
    expect(isShown('Short')).toBe(false);
    wait(60_000);
    expect(isShown('For good')).toBe(true);
  });

  it('waits while the pointer is on it, and then goes on with the time it had left', () => {
    show({ title: 'Saved' });
    wait(3000);
    fireEvent.pointerMove(region());
    wait(10_000);
    expect(isShown('Saved')).toBe(true);
    fireEvent.pointerLeave(region());
    wait(999);
    expect(isShown('Saved')).toBe(true);
    wait(1);
    expect(isShown('Saved')).toBe(false);
  });

  it('waits while it has the focus, even if the pointer leaves', () => {
    show({ title: 'Saved' });
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    fireEvent.pointerMove(region());
    fireEvent.pointerLeave(region());
    wait(10_000);
    expect(isShown('Saved')).toBe(true);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    wait(4000);
    expect(isShown('Saved')).toBe(false);
  });

  it('waits while she looks at another application', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    show({ title: 'Saved' });
    wait(60_000);
    expect(isShown('Saved')).toBe(true);
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    wait(4000);
    expect(isShown('Saved')).toBe(false);
  });

  it('can be dismissed, by her and by the program', () => {
    const id = show({ title: 'One' });
    show({ title: 'Two' });
    act(() => dismissToast(id));
    expect(isShown('One')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(isShown('Two')).toBe(false);
  });

  it('does what its action says once, and leaves', () => {
    const onAct = vi.fn();
    show({ title: 'Deleted', action: { label: 'Undo', onAct } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAct).toHaveBeenCalledTimes(1);
    expect(isShown('Deleted')).toBe(false);
  });

  it('gives the focus back to where it came from', () => {
    render(<input aria-label="Notes" />);
    const notes = screen.getByLabelText('Notes');
    show({ title: 'Saved' });
    act(() => notes.focus());
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    fireEvent.focus(dismiss, { relatedTarget: notes });
    act(() => dismiss.focus());
    fireEvent.click(dismiss);
    expect(document.activeElement).toBe(notes);
  });

  it('is read aloud politely, but at once when something failed', () => {
    show({ title: 'Saved', description: 'All of it' });
    show({ title: 'Not saved', tone: 'destructive' });
    expect(screen.getByRole('status').textContent).toBe('SavedAll of it');
    expect(screen.getByRole('alert').textContent).toBe('Not saved');
  });
});

describe('many toasts', () => {
  it('show three at once: the oldest makes room', () => {
    for (const title of ['One', 'Two', 'Three', 'Four']) show({ title });
    expect(isShown('One')).toBe(false);
    expect(['Two', 'Three', 'Four'].every(isShown)).toBe(true);
  });
});

describe('a toast over a sheet', () => {
  it('lies inside the sheet, where it can be touched, and keeps its time when the sheet goes', () => {
    const sheet = (open: boolean) => (
      <Sheet open={open} onClose={() => undefined} title="Notes" closeLabel="Close">
        …
      </Sheet>
    );
    const view = render(sheet(true));
    show({ title: 'Not saved', tone: 'destructive' });
    expect(screen.getByText('Not saved').closest('dialog')).not.toBeNull();
    wait(3000);
    view.rerender(sheet(false));
    expect(screen.getByText('Not saved').closest('dialog')).toBeNull();
    wait(1000);
    expect(isShown('Not saved')).toBe(false);
  });
});
