/** A child of the files that she leaves out: its records are made for this one, and dropped. */
export const leftOut = '00000000-0000-4000-8000-000000000000';
