// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sheet } from './sheet.tsx';
import { dismissErrors, dismissToast, toast } from './toast-store.ts';
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

  it('said as the sheet closed was never read aloud: now its place stands there empty before its words come', () => {
    const sheet = (open: boolean) => (
      <Sheet open={open} onClose={() => undefined} title="Notes" closeLabel="Close">
        …
      </Sheet>
    );
    const view = render(sheet(true));
    show({ title: 'Saved' });
    const changes = new MutationObserver(() => undefined);
    changes.observe(document.body, { childList: true, subtree: true });
    view.rerender(sheet(false));
    const status = within(region()).getByRole('status');
    expect(status.textContent).toBe('Saved');
    // Told as something that came into it, and not as what it stood there with.
    expect(changes.takeRecords().some(({ target }) => target === status)).toBe(true);
  });
});

describe('an error', () => {
  const failed = { title: 'It was not saved', tone: 'destructive', duration: 60_000 } as const;

  it('was still there after I tried again and it worked', () => {
    show(failed);
    show({ title: 'Saved' });
    expect(isShown('It was not saved')).toBe(false);
    expect(isShown('Saved')).toBe(true);
  });

  it('that is over goes alone, and what was told beside it stays', () => {
    show({ title: 'Kept on the phone' });
    show(failed);
    act(dismissErrors);
    expect(isShown('It was not saved')).toBe(false);
    expect(isShown('Kept on the phone')).toBe(true);
  });

  it('that comes again is told once, and another one stays beside it', () => {
    show(failed);
    show({ title: 'The picture is too large', tone: 'destructive' });
    show(failed);
    expect(screen.getAllByText('It was not saved')).toHaveLength(1);
    expect(isShown('The picture is too large')).toBe(true);
  });
});
