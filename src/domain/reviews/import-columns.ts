import { plainText } from '#domain/text/plain-text.ts';

/** What a file of reviews can say of one. */
export const importColumns = [
  'name',
  'rating',
  'date',
  'text',
  'title',
  'pros',
  'cons',
  'service',
  'language',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Without these a row is no review. The text may as well be that of a title, or what speaks for and against. */
export const neededColumns = [
  'name',
  'rating',
  'text',
  'date',
] as const satisfies readonly ImportColumn[];
export type NeededColumn = (typeof neededColumns)[number];

/** Columns of which any holds words of a review. */
const textColumns = ['text', 'title', 'pros', 'cons'] as const;

/**
 * What the columns are called in the files of review services and in spreadsheets, as `plain` writes it; the surer
 * name first. A word before it that says whose it is (`review date`, `comment_author`) is left out.
 */
const known: Record<ImportColumn, string> = {
  name:
    'jmeno,jmeno a prijmeni,autor,zakaznik,podpis,prezdivka,recenzent,meno,reviewer display name,reviewer name,' +
    'reviewer,author name,author,customer name,customer,consumer name,consumer display name,consumer,' +
    'display name,full name,nickname,name,kunde,user name,username,user,uzivatel',
  rating:
    'hvezdicky,hvezdy,pocet hvezdicek,pocet hvezd,celkove hodnoceni,hodnoceni obchodu,znamka,pocet bodu,rating,' +
    'star rating,stars,score,rate,total rating,overall rating,overall,ratings overall,rating value,rating score,' +
    'number of stars,points,hodnoceni,hodnotenie,bewertung,sterne',
  date:
    'datum,datum recenze,datum hodnoceni,datum vytvoreni,datum a cas,napsano,vytvoreno,casova znacka,cas,date,' +
    'created,created at,created on,date created,creation date,create time,created time,written,written at,' +
    'submitted,submitted at,submit date,submit date and time,published,published at,published date,publish date,' +
    'posted,posted at,timestamp,unix timestamp,date reviewed,date published,time,submission date',
  text:
    'text,text recenze,recenze,text hodnoceni,komentar,slovni hodnoceni,zprava,obsah,shrnuti,celkove shrnuti,' +
    'popis,recenzia,kommentar,body,content,text content,message,review,review text,comment,comments,feedback,summary,' +
    'description,hodnoceni',
  title: 'nadpis,titulek,nazev recenze,predmet,title,headline,subject,heading',
  pros: 'vyhody,klady,plusy,pozitiva,co se libilo,pros,advantages,positives,positive,strengths',
  cons: 'nevyhody,zapory,minusy,negativa,co se nelibilo,cons,disadvantages,negatives,negative,weaknesses',
  service:
    'sluzba,platforma,produkt,nazev produktu,zbozi,sit,service,platform,network,product,product name,' +
    'product title,item,item name,product handle,handle',
  language: 'jazyk,kod jazyka,language,lang,locale,language code',
};

const names = importColumns.map((column) => [column, known[column].split(',')] as const);
/** Words before a name that say whose it is. */
const WHOSE = /^(?:review|reviewer|comment|customer|consumer|user|recenze|recenzent) (?=.)/;

/** Where the columns stand in the rows of a file; undefined for one that it lacks. */
export type ColumnPositions = { [column in ImportColumn]?: number | undefined };

/** Finds the columns by their header, each name for one of them. */
export function findColumns(header: readonly string[]): ColumnPositions {
  const named = header.map(plain);
  const positions: ColumnPositions = {};
  const taken = new Set<number>();
  const take = (column: ImportColumn, at: number) => {
    if (at < 0 || positions[column] !== undefined) return;
    positions[column] = at;
    taken.add(at);
  };
  const find = (is: (name: string) => boolean) =>
    named.findIndex((name, at) => !taken.has(at) && is(name));
  for (const shorten of [(name: string) => name, (name: string) => name.replace(WHOSE, '')]) {
    for (const [column, all] of names) {
      for (const one of all)
        take(
          column,
          find((name) => shorten(name) === one),
        );
    }
  }
  return positions;
}

/** The needed columns that are nowhere. */
export function missingColumns(positions: ColumnPositions): NeededColumn[] {
  const isThere = (column: NeededColumn) =>
    (column === 'text' ? textColumns : [column]).some((each) => positions[each] !== undefined);
  return neededColumns.filter((column) => !isThere(column));
}

/** Whether the times of a column are those of Greenwich, as its name says: "Review Created (UTC)". */
export function isUtcColumn(name: string | undefined): boolean {
  return /\b(?:utc|gmt)\b/i.test(name?.replaceAll('_', ' ') ?? '');
}

/** A name without accents, capitals, what stands in brackets and signs between its words. */
function plain(name: string): string {
  const bare = name
    .normalize('NFC')
    .replaceAll(/\([^()]*\)|\[[^[\]]*\]/gu, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return plainText(bare)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const separators = [';', ',', '\t', '|'] as const;

/** Lines among which the header is looked for. */
const HEAD_LINES = 10;

/** The separator of a text: the one by which a line names most columns, else what the first line has most of. */
export function separatorOf(text: string): string {
  const lines = text
    .replaceAll(/"(?:[^"]|"")*"/g, (quoted) => quoted.replaceAll(/[;,\t|\r\n]/g, ' '))
    .split(/[\r\n]+/)
    .slice(0, HEAD_LINES);
  const first = lines.find((line) => separators.some((each) => line.includes(each))) ?? '';
  const score = (separator: string) => {
    const known = lines.map(
      (line) => Object.keys(findColumns(line.replaceAll('"', '').split(separator))).length,
    );
    // One name alone may be a word of a sentence.
    const most = Math.max(0, ...known);
    return (most > 1 ? most * 1000 : 0) + first.split(separator).length;
  };
  return separators.toSorted((a, b) => score(b) - score(a))[0] ?? ';';
}

/** The row among the first ones that names the columns: the first that names two, else the first with anything. */
export function headerOf(rows: readonly (readonly string[])[]): number {
  const namesTwo = rows.findIndex((cells) => Object.keys(findColumns(cells)).length > 1);
  return Math.max(0, namesTwo >= 0 ? namesTwo : rows.findIndex((cells) => cells.length > 0));
}
