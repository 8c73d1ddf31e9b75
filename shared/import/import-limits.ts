/** What one set of files may bring: years of a family that wrote everything down. A day's limit of records is not its own. */
export const maxImportRows = 20_000;
/** How many go at once: little enough to go again when the network broke off. */
export const maxRowsAtOnce = 500;
/** How many are asked about at once, which of them are there already. */
export const maxAskedAtOnce = 1000;
/** Begun in a day, by whomever of the family. */
export const maxImportsPerDay = 20;
