/** By a word out of a file, which may be 'constructor': only what the list itself has. */
export const entryOf = <Value>(list: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(list, name) ? list[name] : undefined;
