import type { PersonalRow } from '#server/features/access/personal-data.ts';
import { csvLine } from '#server/platform/http/csv.ts';

/** An instant as ISO, a list by semicolons, a missing answer as nothing: what a spreadsheet reads. */
export function csvValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(csvValue).join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The first sign tells a spreadsheet that the letters are UTF-8: without it 'mãe' is 'mÃ£e'. */
const byteOrderMark = '\uFEFF';

/** A table page by page; its first page says the columns. */
export function csvText(): (rows: PersonalRow[]) => string {
  let columns: string[] | undefined;
  return (rows) => {
    const header = columns ? '' : byteOrderMark + csvLine(Object.keys(rows[0] ?? {}));
    const named = columns ?? Object.keys(rows[0] ?? {});
    columns = named;
    return header + rows.map((row) => csvLine(named.map((column) => csvValue(row[column])))).join('');
  };
}

/** A row a line: it can be read, and compared with another day's. */
export const jsonLines = (rows: PersonalRow[]): string => rows.map((row) => JSON.stringify(row)).join(',\n');

export const readme = `COLO: OS SEUS DADOS

Aqui está tudo o que o Colo guarda sobre você, como estava no momento do download.

colo.json    tudo, num único arquivo que outros programas conseguem ler
*.csv        as mesmas informações, uma tabela por arquivo, para abrir numa planilha
diary_*.csv  os registros do diário, um arquivo para cada tipo; em colo.json eles estão com mais detalhe
photos/      as fotos da família, uma por arquivo

Datas e horas estão no horário universal (UTC). Senhas não existem no Colo, e os segredos que
mantêm o seu acesso não são incluídos: servem só para entrar.
audit_log diz quem entrou na sua conta e o que a equipe fez com o seu endereço: por lei, fica um tempo
mesmo se você for embora (keep_until).
Guarde este arquivo com carinho: ele fala de você e do seu bebê.


COLO: YOUR DATA

Here is everything Colo keeps about you, as it was when you downloaded it.

colo.json    everything, in one file that other programs can read
*.csv        the same information, one table per file, to open in a spreadsheet
diary_*.csv  the records of the diary, one file for each kind; colo.json has them in more detail
photos/      the family's photos, one file each

Dates and times are in universal time (UTC). Colo has no passwords, and the secrets that keep you
signed in are not included: they only open doors.
audit_log says who came in to your account and what the team did with your address: by law it stays a
while even if you leave (keep_until).
Keep this file safe: it tells of you and of your baby.
`.replaceAll('\n', '\r\n');
