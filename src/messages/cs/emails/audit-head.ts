/** Words of the daily e-mail with the head of the log of changes. */
export const auditHead = {
  subject: (seq: string) => `Otisk záznamu změn, zápis č.\u00a0${seq}`,
  subjectEmpty: 'Záznam změn je zatím prázdný',
  preview: 'Uschovejte si ho: podle něj poznáte, že záznam nikdo nepřepsal.',
  heading: 'Otisk záznamu změn',
  lead: 'Každá změna ve správě obchodu je zapsaná a\u00a0zápisy na sebe navazují otiskem. Tady je otisk toho posledního. Kdo by záznam v\u00a0databázi přepsal, tento e-mail už nezmění.',
  facts: {
    at: 'Stav k',
    entries: 'Zápisů',
    last: 'Poslední zápis',
    hash: 'Otisk (SHA-256)',
  },
  how: 'Jak záznam ověřit',
  command: 'Na počítači, kde obchod běží, ve složce programu:',
  kept: 'E-mail si nechte. Ověřit můžete podle kteréhokoli z\u00a0nich: dokáže, že se zápisy až po ten, který je v\u00a0něm poslední, od toho dne nezměnily. Pokud e-maily přestanou chodit, zjistěte proč.',
};

export type AuditHeadWords = typeof auditHead;
