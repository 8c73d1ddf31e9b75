/** A text, or a pair for counted things: `one` when the parameter n is 1, `other` otherwise. */
export type Entry = string | { readonly one: string; readonly other: string };
export type Dictionary = { readonly [noun: string]: { readonly [key: string]: Entry } };

/** What another language must fill: the same keys, in its own words. */
export type SameKeys<Texts> = {
  readonly [K in keyof Texts]: Texts[K] extends string ? string : SameKeys<Texts[K]>;
};

export type TextKey<D extends Dictionary> = {
  [N in keyof D & string]: `${N}.${keyof D[N] & string}`;
}[keyof D & string];

type Placeholders<S> = S extends `${string}{${infer P}}${infer Rest}` ? P | Placeholders<Rest> : never;

type EntryAt<D extends Dictionary, Key> = Key extends `${infer N}.${infer K}`
  ? N extends keyof D
    ? K extends keyof D[N]
      ? D[N][K]
      : never
    : never
  : never;

type ParameterNames<E> = E extends string
  ? Placeholders<E>
  : E extends { one: infer A; other: infer B }
    ? 'n' | Placeholders<A> | Placeholders<B>
    : never;

type Parameters<E> = [ParameterNames<E>] extends [never]
  ? []
  : [values: Record<ParameterNames<E>, string | number>];

/** `t('noun.key')`, or `t('noun.key', { parameter })`: the compiler refuses a missing key or parameter. */
export type Translate<D extends Dictionary> = <K extends TextKey<D>>(
  key: K,
  ...values: Parameters<EntryAt<D, K>>
) => string;

/** A key that the dictionary lacks is shown as itself, so that a hole is seen and nothing breaks. */
export function translate(
  dictionary: Dictionary,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const dot = key.indexOf('.');
  const entry = dictionary[key.slice(0, dot)]?.[key.slice(dot + 1)];
  if (entry === undefined) return key;
  const text = typeof entry === 'string' ? entry : Number(values.n) === 1 ? entry.one : entry.other;
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}
