/**
 * Settings are typed without care for line ends: "v Praze", "Praha 1", "110 00" and "Vzlet s.r.o." stay
 * together.
 */
export function tied(text: string): string {
  return text
    .replaceAll(/(?<![\p{L}\p{N}])([ksvzouai]) (?=\S)/giu, '$1\u00a0')
    .replaceAll(/(?<!,) (?=\d|s\.\s?r\.\s?o\.|a\.\s?s\.)|(?<=\b[sra]\.) (?=[ros]\.)/g, '\u00a0');
}
