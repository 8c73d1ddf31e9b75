/** She told her browser to fetch no more than it must: nothing comes ahead of her asking. Few browsers know it. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
