import { classNames } from '#web/ui/class-names.ts';
import { Section } from '../section.tsx';

const grounds = ['bg-paper', 'bg-card', 'bg-blush', 'bg-sage-soft'];
const accents = [
  'bg-clay text-on-clay',
  'bg-sage text-on-sage text-title',
  'bg-honey text-on-honey',
  'bg-plum text-on-plum',
  'bg-danger text-on-danger',
];
const topics = [
  'bg-topic-sleep',
  'bg-topic-breastfeeding',
  'bg-topic-first-bites',
  'bg-topic-understanding',
  'bg-topic-own-time',
  'bg-topic-whole-mother',
  'bg-topic-between-mothers',
  'bg-topic-natural-hygiene',
];

export function Colours() {
  return (
    <Section title="Colours">
      <div className="grid grid-cols-2 gap-3 wide:grid-cols-4">
        {[...grounds, ...topics].map((ground) => (
          <div key={ground} className={classNames('rounded-card border border-line p-3', ground)}>
            <p className="text-small font-bold">{ground.replace('bg-', '')}</p>
            <p className="text-tiny text-ink-soft">Soft words</p>
          </div>
        ))}
        {accents.map((accent) => (
          <div key={accent} className={classNames('rounded-card p-3 font-bold', accent)}>
            {accent.split(' ')[0]?.replace('bg-', '')}
          </div>
        ))}
      </div>
    </Section>
  );
}
