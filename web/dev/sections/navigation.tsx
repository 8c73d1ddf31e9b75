import { Ellipsis, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Chips } from '#web/ui/chips.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { Section } from '../section.tsx';

const topics = [
  'All',
  'Breastfeeding',
  'After birth',
  'Sleep',
  'First foods',
  'Development',
  'Relationships',
];
const chips = topics.map((label) => ({ id: label, label }));

export function Navigation() {
  const [tab, setTab] = useState('today');
  const [topic, setTopic] = useState('Sleep');
  const chose = (title: string) => () => void toast({ title });
  return (
    <Section title="Navigation">
      <Tabs
        label="Feeds"
        tabs={[
          { id: 'today', label: 'Today', content: <p>Three feeds since midnight.</p> },
          { id: 'week', label: 'Week', content: <p>About eight a day.</p> },
          { id: 'all', label: 'All', content: <p>Since the beginning.</p> },
        ]}
        selected={tab}
        onSelect={setTab}
      />
      <Chips label="Topics" chips={chips} selected={topic} onSelect={setTopic} />
      <div className="flex justify-between">
        {['Left', 'Middle', 'Right'].map((place) => (
          <Dropdown
            key={place}
            label={`${place} menu`}
            trigger={<Ellipsis aria-hidden />}
            items={[
              { id: 'edit', label: 'Edit', icon: <Pencil size={20} aria-hidden />, onSelect: chose('Edit') },
              {
                id: 'share',
                label: 'Share',
                icon: <Share2 size={20} aria-hidden />,
                onSelect: chose('Share'),
              },
              {
                id: 'delete',
                label: 'Delete',
                icon: <Trash2 size={20} aria-hidden />,
                danger: true,
                onSelect: chose('Deleted'),
              },
            ]}
          />
        ))}
      </div>
    </Section>
  );
}
