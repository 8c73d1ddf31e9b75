/**
 * People who answer, by country. The numbers are those of the care page: one list, so that no two
 * screens send her to different places. Words live in the dictionaries, under the helpline's id.
 */
export const helplineCountries = ['BR', 'US', 'CA', 'GB', 'IE', 'AU', 'other'] as const;
export type HelplineCountry = (typeof helplineCountries)[number];

/** What they are there for: living on, the body now, danger now, violence against women, children's rights. */
export const helplineKinds = ['life', 'emergency', 'police', 'violence', 'children'] as const;
export type HelplineKind = (typeof helplineKinds)[number];

export type Helpline = {
  id: 'cvv' | 'samu' | 'policia' | 'ligue180' | 'disque100' | 'crisis' | 'samaritans' | 'lifeline' | 'urgent';
  kind: HelplineKind;
  /** As it is said and read. */
  number: string;
  /** What a tap opens. */
  tel: string;
  whatsapp?: { number: string; href: string };
  countries: readonly HelplineCountry[];
};

const helplines: readonly Helpline[] = [
  { id: 'cvv', kind: 'life', number: '188', tel: 'tel:188', countries: ['BR'] },
  { id: 'samu', kind: 'emergency', number: '192', tel: 'tel:192', countries: ['BR'] },
  { id: 'policia', kind: 'police', number: '190', tel: 'tel:190', countries: ['BR'] },
  {
    id: 'ligue180',
    kind: 'violence',
    number: '180',
    tel: 'tel:180',
    whatsapp: { number: '(61) 9610-0180', href: 'https://wa.me/556196100180' },
    countries: ['BR'],
  },
  { id: 'disque100', kind: 'children', number: '100', tel: 'tel:100', countries: ['BR'] },
  { id: 'crisis', kind: 'life', number: '988', tel: 'tel:988', countries: ['US', 'CA'] },
  { id: 'samaritans', kind: 'life', number: '116 123', tel: 'tel:116123', countries: ['GB', 'IE'] },
  { id: 'lifeline', kind: 'life', number: '13 11 14', tel: 'tel:131114', countries: ['AU'] },
  { id: 'urgent', kind: 'emergency', number: '911', tel: 'tel:911', countries: ['US', 'CA'] },
  { id: 'urgent', kind: 'emergency', number: '999', tel: 'tel:999', countries: ['GB'] },
  { id: 'urgent', kind: 'emergency', number: '112', tel: 'tel:112', countries: ['IE'] },
  { id: 'urgent', kind: 'emergency', number: '000', tel: 'tel:000', countries: ['AU'] },
];

/** Where a helpline of any country can be looked up; said as text. */
export const helplineDirectory = 'findahelpline.com';

/** The numbers of a country, in the order of the kinds that are asked for; 'other' has none of its own, only the directory. */
export function helplinesFor(
  country: HelplineCountry,
  kinds: readonly HelplineKind[] = helplineKinds,
): Helpline[] {
  return kinds.flatMap((kind) =>
    helplines.filter((line) => line.kind === kind && line.countries.includes(country)),
  );
}

export function isHelplineCountry(value: unknown): value is HelplineCountry {
  return (helplineCountries as readonly unknown[]).includes(value);
}
