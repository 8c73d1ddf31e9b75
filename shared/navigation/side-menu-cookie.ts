/** Name and age are the specification's: other software of the owner may read it. */
const name = 'sidebar:state';
const maxAgeSeconds = 7 * 24 * 60 * 60;

/** Open unless she closed it within the last week. */
export function sideMenuIsOpen(cookies: string): boolean {
  return !cookies.split('; ').includes(`${name}=false`);
}

export function sideMenuCookie(isOpen: boolean): string {
  return `${name}=${isOpen}; path=/; max-age=${maxAgeSeconds}; SameSite=Lax`;
}
