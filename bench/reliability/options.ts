import { parseArgs } from 'node:util';

/** `--rounds 5 --database postgres`: numbers where the default is one. */
export function optionsFrom<Defaults extends Record<string, number | string>>(
  defaults: Defaults,
): { [Name in keyof Defaults]: Defaults[Name] extends number ? number : string } {
  const options = Object.fromEntries(
    Object.keys(defaults).map((name) => [name, { type: 'string' as const }]),
  );
  const { values } = parseArgs({ options });
  const chosen = Object.entries(defaults).map(([name, usual]) => {
    const given = values[name];
    if (given === undefined) return [name, usual];
    if (typeof usual === 'string') return [name, given];
    if (!Number.isFinite(Number(given))) throw new Error(`--${name} must be a number.`);
    return [name, Number(given)];
  });
  return Object.fromEntries(chosen);
}
