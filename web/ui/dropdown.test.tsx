// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dropdown } from './dropdown.tsx';

/** The part of the popover API that the simulated page lacks: the attribute, and both events. */
function movePopover(element: HTMLElement, newState: 'open' | 'closed'): void {
  for (const type of ['beforetoggle', 'toggle']) {
    fireEvent(element, Object.assign(new Event(type), { newState }));
  }
}

beforeEach(() => {
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      movePopover(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      movePopover(this, 'closed');
      screen.getByRole('button', { name: 'More' }).focus();
    },
  });
});

afterEach(cleanup);

function open(key: string) {
  const actions = { edit: vi.fn(), share: vi.fn(), remove: vi.fn() };
  render(
    <Dropdown
      label="More"
      trigger="…"
      items={[
        { id: 'edit', label: 'Edit', onSelect: actions.edit },
        { id: 'share', label: 'Share', onSelect: actions.share },
        { id: 'remove', label: 'Remove', danger: true, onSelect: actions.remove },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'More' });
  button.focus();
  fireEvent.keyDown(button, { key });
  return { button, actions };
}

const focused = () => document.activeElement?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('the arrow down opens the menu at its first item, the arrow up at its last', () => {
  const { button } = open('ArrowDown');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('Edit');
  cleanup();
  open('ArrowUp');
  expect(focused()).toBe('Remove');
});

it('the arrows walk through the menu and around its ends, a letter finds its item', () => {
  open('ArrowDown');
  const walked = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 's', 'r'].map((key) => {
    press(key);
    return focused();
  });
  expect(walked).toEqual(['Share', 'Remove', 'Edit', 'Remove', 'Edit', 'Share', 'Remove']);
});

it('choosing an item closes the menu, hands the focus back and does it once', () => {
  const { button, actions } = open('ArrowDown');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Share' }));
  expect(actions.share).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});

it('the Tab key leaves the menu and closes it', () => {
  const { button } = open('ArrowDown');
  press('Tab');
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

it('scrolling the page closes the menu, which would otherwise stay behind', () => {
  const { button } = open('ArrowDown');
  fireEvent.scroll(document);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
