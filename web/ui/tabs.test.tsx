// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

function Feeds() {
  const [selected, setSelected] = useState('today');
  return (
    <Tabs
      label="Feeds"
      tabs={[
        { id: 'today', label: 'Today', content: 'Three' },
        { id: 'week', label: 'Week', content: 'Twenty' },
        { id: 'all', label: 'All', content: 'Many' },
      ]}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('only the chosen tab is a stop for the Tab key, and its panel bears its name', () => {
  render(<Feeds />);
  expect(screen.getAllByRole('tab').map((each) => each.tabIndex)).toEqual([0, -1, -1]);
  expect(screen.getByRole('tabpanel', { name: 'Today' }).textContent).toBe('Three');
});

it('a tap shows another panel', () => {
  render(<Feeds />);
  fireEvent.click(tab('Week'));
  expect(screen.getByRole('tabpanel', { name: 'Week' }).textContent).toBe('Twenty');
});

it('the arrows walk along the tabs and around the ends, Home and End jump', () => {
  render(<Feeds />);
  tab('Today').focus();
  const walked = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => {
    press(key);
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
    return document.activeElement?.textContent;
  });
  expect(walked).toEqual(['Week', 'All', 'Today', 'All', 'Today', 'All']);
});

it('other keys are left alone', () => {
  render(<Feeds />);
  tab('Today').focus();
  expect(press('ArrowDown')).toBe(true);
  expect(document.activeElement).toBe(tab('Today'));
});
