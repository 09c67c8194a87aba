import {
  ARTICLE_CALL_KILOBYTES,
  FORM_KILOBYTES,
  KEY_CHARACTERS,
} from '#domain/text/input-limits.ts';
/** Words of the answers to other clients (docs/api.md); problems of a form's fields have theirs in `wizard`. */
export const api = {
  /** What became of a whole call. */
  refusals: {
    'body-unreadable':
      'Tělo požadavku není objekt JSON v\u00a0UTF-8, nebo je vnořené příliš hluboko.',
    'query-unknown': 'Tento dotaz neumíme. Podporované tvary popisuje docs/api.md.',
    'from-elsewhere': 'Tato volání nelze používat ze stránek jiného původu.',
    'call-unknown': 'Takové volání nemáme.',
    'table-unknown': 'Taková tabulka není ke čtení.',
    'method-not-allowed': 'Tato metoda zde není dovolená.',
    'writing-not-allowed': 'Do této tabulky se zapisovat nedá.',
    'token-missing': 'Toto volání potřebuje token.',
    'token-invalid': 'Tento token neplatí.',
    'scope-missing': 'Tento token na toto volání nestačí.',
    'article-taken': 'Tuto adresu už má jiný článek nebo stránka. Nic jsme neuložili.',
    'writer-away': 'Služba, která píše texty, neodpovídá. Zkuste to prosím za chvíli.',
    'writer-denied':
      'Služba, která píše texty, odmítá klíč nebo účet obchodu. Opravit to může jen provozovatel.',
    'writer-unusable': 'Služba vrátila text, který se nedá použít.',
    'writer-day-limit': 'Denní limit textů nebo nákladů je vyčerpán.',
    'painter-day-limit': 'Denní limit obrázků je vyčerpán.',
    'painter-away': 'Služba, která kreslí obrázky, neodpovídá. Zkuste to prosím za chvíli.',
    'painter-denied':
      'Služba, která kreslí obrázky, odmítá klíč nebo účet obchodu. Opravit to může jen provozovatel.',
    'storage-away': 'Úložiště obrázků neodpovídá. Zkuste to prosím za chvíli.',
    'not-one-row': 'Dotazu neodpovídá právě jeden řádek.',
    'price-differs': 'Ceny v\u00a0požadavku neodpovídají ceníku. Nic jsme neobjednali.',
    'order-differs':
      'Objednávka s\u00a0tímto klíčem obsahuje něco jiného. Nic jsme na ní nezměnili.',
    'already-paid': 'Tato objednávka už je zaplacená. Další pošlete bez klíče, nebo s\u00a0jiným.',
    'not-payable': 'Tuto objednávku už zaplatit nelze.',
    'checkout-refused': 'Platební brána tuto objednávku odmítla, nic jsme neúčtovali.',
    'body-too-large': `Tělo požadavku je větší než ${FORM_KILOBYTES}\u00a0kB.`,
    'article-too-large': `Tělo požadavku s\u00a0článkem je větší než ${ARTICLE_CALL_KILOBYTES}\u00a0kB.`,
    'json-needed': 'Pošlete prosím Content-Type: application/json.',
    'fields-missing': 'Vyplňte prosím všechna povinná pole',
    'fields-invalid': 'Některá pole nejsou v\u00a0pořádku.',
    'too-often': 'Příliš mnoho požadavků. Zkuste to prosím později.',
    'orders-stopped': 'Nové objednávky teď nepřijímáme. Nic jsme neobjednali.',
    'checkout-unavailable': 'Platební brána teď není dostupná. Zkuste to prosím za chvíli.',
    later: 'Teď to nejde, zkuste to prosím za chvíli.',
    fault: 'Něco se u\u00a0nás pokazilo. Zkuste to prosím znovu.',
  },
  /** What is wrong with one field. */
  fields: {
    'field-unknown': 'Toto pole neznáme',
    'field-invalid': 'Tato hodnota není v\u00a0pořádku',
    'field-missing': 'Toto pole je povinné',
    'text-needed': 'Zde má být text',
    'number-needed': 'Zde má být číslo',
    'flag-needed': 'Zde má být true nebo false',
    'list-needed': 'Zde má být seznam',
    'object-needed': 'Zde má být objekt',
    'items-missing': 'Přidejte alespoň jednu položku',
    'key-invalid': `Klíč má mít ${KEY_CHARACTERS.from} až ${KEY_CHARACTERS.to}\u00a0znaků: písmena bez diakritiky, číslice, pomlčku, podtržítko`,
    'key-differs': 'Klíč v\u00a0těle a\u00a0v\u00a0hlavičce se liší',
    'order-differs': 'V\u00a0objednávce s\u00a0tímto klíčem je to jinak',
    'platform-unknown': 'Tuto platformu neprodáváme',
    'service-unknown': 'Tuto službu pro vybranou platformu neprodáváme',
    'service-missing': 'Vyplňte, čeho se zpráva týká',
    'message-missing': 'Napište zprávu',
    'target-ambiguous': (name: string) =>
      `Odkaz čteme jako ${name}, může ale vést na stránku samotné sítě. Pokud je to on, pošlete jako cíl ${name}`,
    'price-differs': (expected: string) => `Cena v\u00a0ceníku je ${expected}`,
    'discount-differs': (expected: string) => `Sleva je ${expected}`,
    'total-differs': (expected: string) => `Celková cena je ${expected}`,
  },
  /** A problem of one of several items, which are counted from one. */
  item: (number: number, problem: string) => `Položka ${number}: ${problem}`,
};

export type ApiMessages = typeof api;
