/** The address that a text is, if it is one. `URL.canParse` is younger than many of the phones that open Colo. */
export function parsedAddress(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
