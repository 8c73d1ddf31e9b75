import type { Doing, Role } from './family.schema.ts';

export const maxMembers = 12;

const permitted: Record<Role, readonly Doing[]> = {
  parent: ['see', 'record', 'manage'],
  carer: ['see', 'record'],
  guest: ['see'],
};

export const mayDo = (role: Role, doing: Doing): boolean => permitted[role].includes(doing);
