import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { nursingSettings } from './nursing-settings.table.ts';

export const nursingSettingsData: PersonalData = ownRows(nursingSettings, {
  columns: ['sinceFrom', 'keepAwake', 'updatedAt'],
});
