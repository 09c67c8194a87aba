/** Words of the e-mail about a nightly backup that did not hold; the faults have theirs with the section's page. */
export const backupBroken = {
  subject: 'Noční záloha není v\u00a0pořádku',
  preview: 'Zkouška obnovy našla, co v\u00a0ní nesedí.',
  heading: 'Noční záloha není v\u00a0pořádku',
  lead: 'Obchod každou noc zkouší obnovit svou zálohu. Dnes v\u00a0ní něco nesedí, a\u00a0tak by se na ni při ztrátě dat nedalo spolehnout.',
  faults: 'Co nesedí',
  next: 'Projděte to co nejdřív. Dokud se to nespraví, další e-mail o\u00a0tom nepřijde; stav najdete na úvodní stránce správy.',
  more: 'Zkouška vypisuje od každého druhu jen první nálezy.',
  open: 'Otevřít správu obchodu',
  facts: { file: 'Soubor', endedAt: 'Ověřena' },
};

export type BackupBrokenWords = typeof backupBroken;
