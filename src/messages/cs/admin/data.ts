import { KEPT } from '#domain/shop/retention.ts';
import { type PluralForms, plural } from '#domain/locale.ts';
import { formatDuration } from '#domain/text/period-text.ts';
import type { ErasureState, ObstacleKind } from '#domain/people/erasure.ts';

const count = (n: number, forms: PluralForms['cs']) => `${n}\u00a0${plural('cs', n, forms)}`;

/** Words of the page of people's data, of their copy and their erasure. */
export const data = {
  title: 'Údaje lidí',
  lead: 'Co obchod ví o\u00a0jednom člověku, kopie pro něj a\u00a0výmaz na jeho žádost.',
  find: {
    title: 'Najít člověka',
    email: 'E\u2011mailová adresa',
    hint: 'Velká a\u00a0malá písmena nerozhodují. Jinou adresu téhož člověka hledejte zvlášť.',
    submit: 'Ukázat, co o\u00a0něm je',
  },
  proven: 'Ověřeno. Co jste vyplnili, je na svém místě; stačí to odeslat.',
  held: {
    title: (address: string) => `Co je vedeno k\u00a0adrese ${address}`,
    nothing: 'K\u00a0této adrese obchod nic nemá.',
  },
  kinds: {
    audit_personal: 'hodnoty v\u00a0záznamu změn',
    sent_emails: 'e\u2011maily, jak odešly',
    emails: 'e\u2011maily',
    reviews: 'recenze',
    review_invitations: 'pozvánky k\u00a0recenzi',
    messages: 'zprávy pro obchod',
    pending_actions: 'čekající a\u00a0provedené kroky správy',
    order_events: 'zápisy v\u00a0historii objednávek',
    complaints: 'reklamace',
    refills: 'žádosti o\u00a0doplnění',
    refunds: 'vrácené platby',
    payment_anomalies: 'nesrovnalosti v\u00a0platbách',
    withdrawals: 'odstoupení od smlouvy',
    checkouts: 'pokusy o\u00a0platbu',
    order_lines: 'položky objednávek s\u00a0cíli',
    invoices: 'faktury a\u00a0dobropisy',
    orders: 'objednávky',
    review_import_rows: 'recenze k\u00a0převzetí, které adresu zmiňují',
    message_entries: 'odpovědi a\u00a0poznámky ke\u00a0zprávám',
    webhook_events: 'události pro jiné programy',
    discount_codes: 'slevové kódy, které adresu zmiňují',
    saved_answers: 'připravené odpovědi, které adresu zmiňují',
    bulk_actions: 'hromadné akce, které adresu zmiňují',
    saved_views: 'uložené seznamy, které adresu zmiňují',
  },
  copy: {
    title: 'Kopie údajů',
    text: 'Jeden soubor JSON se vším, co je výše, i\u00a0s\u00a0texty e\u2011mailů. Pošlete ho jen na tuto adresu. Že jste si ho stáhli, je v\u00a0záznamu změn.',
    submit: 'Stáhnout kopii',
  },
  consents: {
    ofPerson: 'S\u00a0čím souhlasil',
    title: 'Souhlasy podle znění',
    lead: 'Kolik objednávek vzniklo podle kterého znění podmínek a\u00a0jak zákazníci odpověděli na výslovnou žádost o\u00a0dřívější začátek. Dny jsou pražské.',
    caption: 'Objednávky podle znění podmínek a\u00a0žádosti',
    from: 'Od',
    to: 'Do',
    submit: 'Ukázat',
    terms: 'Podmínky',
    request: 'Znění žádosti',
    given: 'Žádost o\u00a0dřívější začátek',
    orders: 'Objednávky',
    yes: 'ano',
    no: 'ne',
    notAsked: 'neptali jsme se',
    none: 'V\u00a0těchto dnech nevznikla žádná objednávka.',
    dayInvalid: 'Takový den v\u00a0kalendáři není.',
    daysCrossed: 'Poslední den je dřív než první.',
  },
  erase: {
    title: 'Výmaz',
    goes: 'Zmizí jména, adresy, telefony, poznámky, cíle, texty zpráv, e\u2011maily i\u00a0s\u00a0adresáty, recenze včetně zveřejněných, historie objednávek, stopy ve frontě úloh a\u00a0v\u00a0záznamu změn. Odkazy na objednávky přestanou platit.',
    stays: `Zůstanou faktury a\u00a0dobropisy s\u00a0tím, co na nich je vytištěno, a\u00a0beze jména částky objednávek: účetní doklady se podle §\u00a031 zákona č.\u00a0563/1991\u00a0Sb. a\u00a0§\u00a035 zákona o\u00a0DPH uchovávají ${formatDuration('cs', KEPT.accountYears, 'year')}.`,
    provider:
      'U\u00a0platební brány a\u00a0v\u00a0poštovních schránkách, kam e\u2011maily odešly, nic nemaže: tam o\u00a0výmaz požádejte zvlášť.',
    unsent: (n: number) =>
      `${count(n, { one: 'e\u2011mail ještě neodešel', few: 'e\u2011maily ještě neodešly', other: 'e\u2011mailů ještě neodešlo' })} a\u00a0s\u00a0výmazem se zruší.`,
    ask: 'Vymazat…',
    sure: (address: string) => `Opravdu vymazat ${address}?`,
    sureText: 'Vzít zpět to nejde, ani obnovou ze zálohy: obchod výmaz po obnově zopakuje.',
    yes: 'Ano, vymazat natrvalo',
    back: 'Nechat být',
    refused: 'Teď to ještě nejde. Nejdřív dokončete:',
  },
  obstacles: {
    unpaid: 'objednávka čeká na platbu',
    undelivered: 'zaplacená objednávka není dodaná',
    dispute: 'otevřený spor nebo nesrovnalost v\u00a0platbě',
    complaint: 'nevyřízená reklamace',
    refill: 'doplnění, které běží',
    withdrawal: 'nevyřízené odstoupení od smlouvy',
    refund: 'peníze, které se mají vrátit',
    pendingAction: 'krok správy, který ještě neproběhl',
    email: 'e\u2011mail s\u00a0dokladem nebo vyřízením, který musí odejít',
  } satisfies Record<ObstacleKind, string>,
  problems: {
    'address-invalid': 'Napište e\u2011mail ve tvaru jmeno@firma.cz.',
    nobody: 'K\u00a0této adrese obchod nic nemá, není co mazat.',
    'under-way': 'Výmaz této adresy už probíhá.',
    'not-finished': 'Mezitím přibylo něco nedokončeného. Nic se nesmazalo.',
    'form-invalid': 'Formulář nebyl celý. Najděte člověka znovu.',
    'value-missing': 'Napište, co se má ze záznamu vymazat.',
  },
  result: {
    done: (n: number) =>
      `Vymazáno. Dotklo se to ${count(n, { one: 'záznamu', few: 'záznamů', other: 'záznamů' })}.`,
    running: 'Výmaz začal a\u00a0doběhne sám. Načtěte stránku za chvíli znovu.',
    waiting: 'Mezitím přibylo něco nedokončeného. Výmaz počká a\u00a0proběhne, až to skončí.',
    log: (n: number) =>
      `Ze záznamu změn ${plural('cs', n, { one: 'zmizela', few: 'zmizely', other: 'zmizelo' })} ${count(n, { one: 'hodnota', few: 'hodnoty', other: 'hodnot' })}.`,
  },
  log: {
    title: 'Jen ze záznamu změn',
    lead: 'Vymaže jednu hodnotu, třeba jméno nebo telefon, všude v\u00a0záznamu změn. Otisky zůstanou a\u00a0řetěz drží.',
    value: 'Hodnota přesně, jak v\u00a0záznamu stojí',
    submit: 'Vymazat ze záznamu',
  },
  list: {
    title: 'Provedené výmazy',
    lead: 'Adresa tu není: obchod si nechává jen její otisk s\u00a0klíčem, podle kterého člověka pozná po obnově ze zálohy.',
    done: (n: number) => `hotovo, ${count(n, { one: 'záznam', few: 'záznamy', other: 'záznamů' })}`,
    states: { running: 'probíhá', waiting: 'čeká na dokončení' } satisfies Record<
      Exclude<ErasureState, 'done'>,
      string
    >,
    empty: 'Zatím nikdo.',
  },
};

export type DataMessages = typeof data;
