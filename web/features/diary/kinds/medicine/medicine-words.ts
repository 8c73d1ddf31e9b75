import { paths } from '#shared/navigation/paths.ts';
import type { KindWords } from '../kind-words.ts';

export const medicineWords: KindWords<'medicine'> = {
  name: (t) => t('medicine.name'),
  nouns: ['medicine'],
  problems: ['name_needed'],
  path: paths.diary,
  titles: (t) => ({ add: t('medicine.addTitle'), edit: t('medicine.editTitle') }),
  nameOf: ({ startTime, details }, { t, time }) =>
    t('medicine.at', { name: details.name, time: time(startTime ?? '') }),
  dayTotal: ({ doses = 0 }, { t }) => (doses === 0 ? null : t('medicine.total', { n: doses })),
};
