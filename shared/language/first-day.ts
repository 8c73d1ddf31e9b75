/** The first of a month is said as an ordinal in Brazil, and no formatter knows: '1º de novembro'. */
export const withFirstDay = (date: string): string => date.replace(/\b1 de /, '1º de ');
