import { useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Columns, Section } from '../section.tsx';

const moods = [
  { value: 'calm', label: 'Calm' },
  { value: 'tired', label: 'Tired' },
  { value: 'long', label: 'A longer answer that does not fit into the narrowest of phones' },
];

export function Fields() {
  const [text, setText] = useState('She slept for four hours.');
  return (
    <Section title="Fields">
      <Columns>
        <Field label="Name" placeholder="How may we call you?" autoComplete="off" />
        <Field
          label="E-mail"
          type="email"
          hint="We send you a link, and nothing else."
          defaultValue="ana@example.com"
        />
        <Field label="E-mail" type="email" error="This address has no @." defaultValue="ana.example.com" />
        <Field label="Birth date" type="date" />
        <Field label="Not now" disabled defaultValue="Cannot be changed" />
        <Select label="Mood" options={moods} defaultValue="tired" />
        <Select label="Mood" options={moods} error="Please choose one." defaultValue="long" />
        <TextArea
          label="Notes"
          hint="Only you can read this."
          counter={`${text.length}/500`}
          value={text}
          maxLength={500}
          onChange={(event) => setText(event.target.value)}
        />
        <TextArea
          label="Notes"
          error="Please write a few words."
          hint="Only you can read this."
          counter="0/500"
        />
      </Columns>
    </Section>
  );
}
