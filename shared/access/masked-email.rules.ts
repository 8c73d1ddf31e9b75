/**
 * 'a…@e….test': enough for her to know her own address, too little to learn another's. Always one letter and the last
 * part, so that it does not tell how long the rest is either.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  return `${firstLetter(email)}…@${firstLetter(domain)}….${ending}`;
}

/** A letter beyond the basic plane is one letter too. */
function firstLetter(text: string): string {
  return [...text][0] ?? '';
}
