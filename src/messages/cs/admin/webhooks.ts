import { plural } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import type { Scope, TokenProblem } from '#domain/api/token.ts';
import type { SentEvent } from '#domain/webhooks/event.ts';
import {
  type ReceiverProblem,
  FREE_PORT,
  HTTPS_PORT,
  MOST_RECEIVERS,
  MOST_REPLAYED,
} from '#domain/webhooks/receiver.ts';
import { type CallProblem, OVERLAP_HOURS, PROBE_MINUTES } from '#domain/webhooks/sending.ts';

const events: Record<SentEvent, string> = {
  'order.paid': 'objednávka zaplacena',
  'order.progress': 'dodávání pokročilo',
  'order.completed': 'objednávka dodána',
  'order.canceled': 'zaplacená objednávka zrušena',
  'refund.created': 'peníze vráceny',
  test: 'zkouška',
};

const problems: Record<ReceiverProblem, string> = {
  'name-empty': 'Napište název příjemce.',
  'url-empty': 'Napište adresu, na kterou se má volat.',
  'url-invalid': 'Napište celou adresu, například https://ucto.firma.cz/vzlet.',
  'url-not-https': 'Adresa musí začínat https://, jinak by události mohl číst kdokoli po cestě.',
  'url-credentials': 'V\u00a0adrese nesmí být jméno ani heslo. Příjemce nás pozná podle podpisu.',
  'url-port': `Na tento port obchod nevolá. Povolené jsou ${HTTPS_PORT} a\u00a0od ${FREE_PORT} výš.`,
  'url-inward': 'Adresa vede do vnitřní sítě a\u00a0tam obchod nevolá. Použijte veřejnou adresu.',
  'url-name': 'Takové jméno serveru nikdo nezná. Zkontrolujte překlepy.',
  'events-empty': 'Vyberte aspoň jednu událost.',
  'receivers-full': `Příjemců může být nejvýš ${MOST_RECEIVERS}. Nejdřív některého odeberte.`,
};

const callProblems: Record<CallProblem, string> = {
  inward: 'adresa vede do vnitřní sítě',
  name: 'jméno serveru nikdo nezná',
  connection: 'spojení se nepodařilo',
  certificate: 'neplatný certifikát',
  time: 'neodpověděl včas',
  nonsense: 'odpověď nebyla HTTP',
};

export const webhooks = {
  title: 'Webhooky',
  lead: 'Programy jiných firem, kterým obchod říká, co se děje s\u00a0objednávkami. Každé volání je podepsané.',
  docs: 'Jak napsat příjemce, popisuje soubor docs/webhooks.md v\u00a0programu.',
  none: 'Zatím žádný příjemce',
  noneText: 'Přidejte adresu programu, který má o\u00a0objednávkách vědět.',
  list: {
    caption: 'Příjemci',
    name: 'Příjemce',
    events: 'Události',
    state: 'Stav',
    waiting: 'Čeká',
    undelivered: 'Nedoručeno',
  },
  states: { on: 'Zapnutý', paused: 'Pozastavený', away: 'Selhává' },
  awayText: `Posledních několik volání selhalo. Události čekají a\u00a0každých ${PROBE_MINUTES}\u00a0minut obchod zkusí jednu z\u00a0nich; až příjemce událost přijme, dostane je všechny popořadě.`,
  waiting: (count: string) => `Čeká ${count}`,
  events,
  add: {
    title: 'Přidat příjemce',
    name: 'Název',
    nameHint: 'Jen pro vás, například „účetní program“.',
    url: 'Adresa',
    events: 'Události',
    submit: 'Přidat příjemce',
  },
  problems,
  fix: 'Příjemce není přidaný. Opravte, co je označené.',
  kept: 'Ověřeno. Co jste vyplnili, je na svém místě; stačí to odeslat.',
  secret: {
    title: 'Tajemství příjemce',
    added: 'Příjemce je přidaný.',
    rotated: `Nové tajemství platí hned. Staré podepisuje ještě ${OVERLAP_HOURS}\u00a0hodin, každé volání má zatím dva podpisy.`,
    text: 'Předejte ho tomu, kdo příjemce píše. Ukazuje se jen teď; když se ztratí, vytvořte nové.',
    gone: 'Tajemství už se ukázalo a\u00a0podruhé ho obchod neukáže. Když ho nemáte, vytvořte nové.',
    open: 'Zobrazit příjemce',
  },
  receiver: {
    back: 'Všichni příjemci',
    facts: { url: 'Adresa', events: 'Události', added: 'Přidán', secret: 'Tajemství z' },
    overlap: (until: string) => `Podepisuje se i\u00a0starým tajemstvím, do ${until}.`,
    acts: 'Co s\u00a0příjemcem',
    test: 'Poslat zkoušku',
    pause: 'Pozastavit',
    resume: 'Obnovit',
    change: 'Upravit název, adresu nebo události',
    saveChange: 'Uložit změny',
    fixChange: 'Změny nejsou uložené. Opravte, co je označené.',
    leave: 'Nedoručené nechat být',
    rotate: 'Nové tajemství',
    remove: 'Odebrat',
    sure: 'Nic dalšího mu neodejde, ani to, co čeká.',
    yes: 'Ano, odebrat',
    deliveries: 'Volání',
  },
  saved: {
    tested: 'Zkouška je na cestě. Výsledek se objeví mezi voláními.',
    changed: 'Změny jsou uložené. Co čeká, půjde na novou adresu.',
    left: 'Nedoručené události už na přehledu nebudou. Mezi voláními zůstávají.',
    paused: 'Příjemce je pozastavený. Události na něj čekají.',
    resumed: 'Příjemce je obnovený. Co čekalo, odchází.',
    removed: 'Příjemce je odebraný.',
    replayed: 'Odchází to znovu, pod stejnými čísly událostí.',
  },
  refused: {
    'receiver-unknown': 'Tento příjemce už tu není.',
    'receiver-changed':
      'Mezitím příjemce změnil někdo jiný. Nahoře vidíte, jak vypadá teď; co jste vyplnili, zůstalo ve formuláři.',
    'replay-nothing': 'Není co poslat znovu. Co je na cestě, se neopakuje.',
    'replay-too-many': `Najednou lze znovu poslat nejvýš ${formatCount('cs', MOST_REPLAYED)}\u00a0událostí. Vyberte kratší dobu.`,
    'replay-range': 'Vyplňte od kdy do kdy; konec musí být po začátku.',
    'form-old': 'Stránka byla příliš stará. Zkuste to ještě jednou.',
  },
  deliveries: {
    caption: 'Volání, od posledního',
    filter: { label: 'Která volání', all: 'Všechna', failed: 'Nedoručená', waiting: 'Čekající' },
    event: 'Událost',
    state: 'Stav',
    last: 'Poslední pokus',
    again: 'Znovu',
    states: {
      held: 'Lze vzít zpět',
      waiting: 'Čeká',
      delivered: 'Doručeno',
      refused: 'Odmítnuto',
      failed: 'Vzdáno',
    },
    order: (number: number) => `objednávka č.\u00a0${number}`,
    sequence: (count: number) => `pořadí ${count}`,
    replayed: 'posláno znovu',
    tries: (count: number) =>
      `${count}\u00a0${plural('cs', count, { one: 'pokus', few: 'pokusy', other: 'pokusů' })}`,
    untried: 'ještě se nezkoušelo',
    next: (at: string) => `další ${at}`,
    status: (status: number, ms: string) => `HTTP ${status} za ${ms}`,
    problem: (problem: CallProblem, ms: string) => `${callProblems[problem]} (${ms})`,
    answer: 'Odpověď',
    send: 'Poslat znovu',
    sendOf: (event: string) => `Poslat znovu: ${event}`,
    none: 'Žádná volání',
    noneText: 'Jakmile se něco stane, objeví se tu. Můžete poslat zkoušku.',
  },
  replay: {
    title: 'Poslat znovu víc událostí',
    text: 'Příjemce je pozná podle stejných čísel, takže je nezapočítá dvakrát.',
    failed: 'Poslat znovu vše nedoručené',
    from: 'Od',
    to: 'Do',
    time: 'Poslat znovu z\u00a0této doby',
  },
};

export type WebhookMessages = typeof webhooks;

export const tokens = {
  title: 'Tokeny',
  lead: 'Token pouští do obchodu jiný program. Každému programu dejte vlastní a\u00a0jen to, co potřebuje. Jak se volá, najdete v',
  document: 'popisu rozhraní (OpenAPI)',
  made: {
    title: (name: string) => `Token „${name}“ je hotový`,
    text: (minutes: number) =>
      `Zkopírujte ho teď, podruhé už ho neuvidíte. Kdyby se stránka načetla znovu, ukáže se ještě ${minutes}\u00a0minut; potom ho nezná ani obchod.`,
    secret: 'Tajemství tokenu',
  },
  revoked: 'Token už neplatí.',
  proven: 'Ověřeno. Co jste vyplnili, je na svém místě; stačí to odeslat.',
  form: {
    title: 'Nový token',
    name: 'Název',
    nameHint:
      'Podle programu, který ho dostane. Stojí v\u00a0historii objednávek i\u00a0v\u00a0záznamu změn.',
    scopes: 'Co smí',
    lastDay: 'Poslední den platnosti',
    lastDayHint: 'Nechte prázdné, pokud má platit, dokud ho nezrušíte.',
    submit: 'Vytvořit token',
  },
  scopes: {
    'orders:read': 'číst objednávky, bez údajů o\u00a0zákaznících',
    'orders:progress': 'hlásit, kolik je dodáno, a\u00a0pozastavovat',
    'orders:people': 'u\u00a0objednávek číst i\u00a0jméno, e\u2011mail a\u00a0telefon',
    'content:write': 'ukládat články na blog',
    'content:generate': 'vytvářet texty a\u00a0obrázky generátory',
  } satisfies Record<Scope, string>,
  list: {
    caption: 'Tokeny, od nejnovějšího',
    name: 'Název',
    may: 'Smí',
    used: 'Naposledy použit',
    state: 'Platnost',
    revoke: 'Zneplatnit',
    revokeOf: (name: string) => `Zneplatnit token „${name}“`,
    sure: (name: string) =>
      `Program s\u00a0tokenem „${name}“ se k\u00a0objednávkám hned nedostane. Vrátit se to nedá, jen vytvořit nový token.`,
    yes: 'Ano, zneplatnit',
    made: (day: string) => `vytvořen ${day}`,
    never: 'zatím ne',
    holds: 'platí',
    until: (day: string) => `do ${day}`,
    ended: (day: string) => `skončil ${day}`,
    revoked: (day: string) => `zneplatněn ${day}`,
  },
  empty: 'Zatím tu žádný token není.',
  emptyText: 'Jiné programy do obchodu nemohou, dokud jim tu nějaký nevytvoříte.',
  fields: {
    'name-missing': 'Napište název, podle kterého token poznáte.',
    'name-long': (most: number) => `Zkraťte název na ${most}\u00a0znaků.`,
    'scopes-missing': 'Vyberte aspoň jednu věc, kterou token smí.',
    'scopes-unknown': 'Vyberte znovu, co token smí.',
    'day-unreadable': 'Vyberte den z\u00a0kalendáře.',
    'day-past': 'Tento den už minul. Vyberte dnešek nebo pozdější den.',
  } satisfies Record<TokenProblem, string | ((most: number) => string)>,
  problems: {
    'form-used':
      'Tento formulář už jeden token vytvořil. Zkontrolujte údaje a\u00a0odešlete je znovu.',
    'shown-already':
      'Tento formulář už token vytvořil a\u00a0jeho tajemství už ukázat nejde. Pokud ho nemáte, token zneplatněte a\u00a0vytvořte nový.',
    'too-many': (most: number) =>
      `Platných tokenů může být nejvýš ${most}. Nejdřív některý zneplatněte.`,
    'token-unknown': 'Takový token tu není.',
  },
};

export type TokensMessages = typeof tokens;
