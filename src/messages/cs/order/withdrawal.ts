import { plural } from '#domain/locale.ts';
import { formatWithin } from '#domain/text/period-text.ts';
import { REFUND_DAYS, WITHDRAWAL_DAYS } from '#domain/shop/promises.ts';

/** Words of the page for withdrawing from a contract. The names of its two controls are the law's (§ 1830a). */
export const withdrawal = {
  title: 'Odstoupení od smlouvy',
  /** Of the link that leads here from everywhere. */
  link: 'Odstoupit od smlouvy',
  /** While something is wrong. */
  errorTitle: (title: string) => `Chyba: ${title}`,
  steps: { label: 'Postup', declare: 'Vyplnit', confirm: 'Potvrdit' },
  lead: `Jako spotřebitel můžete od smlouvy odstoupit do ${formatWithin('cs', WITHDRAWAL_DAYS, 'day')} od jejího uzavření, a\u00a0to bez udání důvodu. Stačí vyplnit tři pole a\u00a0potvrdit je, přihlašovat se nemusíte.`,
  effects: {
    heading: 'Co se stane potom',
    items: [
      'Dokud jsme nezačali dodávat, objednávku zrušíme a\u00a0vrátíme celou zaplacenou částku. Odstoupíte\u2011li jen od některých balíčků, vrátíme jejich cenu.',
      'Pokud jsme na vaši výslovnou žádost už začali, dodávání pozastavíme. Za to, co je dodané, nám náleží poměrná část ceny, zbytek vrátíme.',
      'Když je na vaši výslovnou žádost dodáno všechno, právo odstoupit už zaniklo. Garance a\u00a0práva z\u00a0vadného plnění trvají dál.',
    ],
    refund: `Peníze vracíme stejnou cestou, jakou jste zaplatili, nejpozději do ${formatWithin('cs', REFUND_DAYS, 'day')} od odstoupení.`,
    acknowledgement:
      'Přijetí vám hned potvrdíme e\u2011mailem s\u00a0obsahem, datem a\u00a0časem. Uložíme každé odstoupení, i\u00a0když přijde pozdě.',
    terms: 'Celé poučení je v\u00a0obchodních podmínkách, oddíl\u00a07',
  },
  name: 'Jméno a\u00a0příjmení',
  number: 'Číslo objednávky',
  numberHint:
    'Je v\u00a0potvrzení a\u00a0na faktuře. Nemáte ho? Napište ID platby nebo den, kdy jste objednali, a\u00a0co.',
  email: 'E-mail',
  emailHint: 'Na něj pošleme potvrzení. Zadejte nejlépe ten, na který přišlo potvrzení objednávky.',
  optional: 'nepovinné',
  part: 'Jen od některých balíčků? Od kterých?',
  partHint: 'Necháte\u2011li prázdné, odstupujete od celé objednávky.',
  lines: 'Od čeho odstupujete',
  reason: 'Důvod',
  reasonHint: 'Uvádět ho nemusíte.',
  /** Of the step that shows what is going to be declared. */
  declare: 'Odstoupit od smlouvy',
  problems: {
    'name-missing': 'Vyplňte jméno a\u00a0příjmení',
    'number-missing': 'Vyplňte číslo objednávky nebo to, podle čeho ji najdeme',
    'email-invalid': 'Zadejte platný e\u2011mail, například jana@firma.cz',
    'lines-missing': 'Zaškrtněte aspoň jeden balíček',
    'text-too-long': 'Zkraťte prosím tento text',
  },
  summary: (count: number): string =>
    count === 1
      ? 'Zbývá opravit jedno pole'
      : `Zbývá opravit ${count}\u00a0${plural('cs', count, { one: 'pole', few: 'pole', other: 'polí' })}`,
  /** Where a withdrawal from the same order has come before. */
  already: {
    title: (at: string) => `Odstoupení od této objednávky jsme přijali ${at}`,
    text: 'Podávat ho znovu nemusíte, ledaže chcete odstoupit i\u00a0od dalších balíčků. Co bude dál, najdete',
    order: 'na stránce objednávky',
  },
  lost: 'Váš prohlížeč neuložil, co jste vyplnili. Vyplňte to prosím ještě jednou; cookies k\u00a0tomu už potřeba nebudou.',
  confirm: {
    heading: 'Zkontrolujte a\u00a0potvrďte',
    lead: (brand: string) =>
      `Tlačítkem níže oznámíte obchodu ${brand}, že odstupujete od této smlouvy:`,
    extent: 'Odstupujete od',
    whole: 'celé objednávky',
    items: 'Objednané balíčky',
    button: 'Potvrdit odstoupení od smlouvy',
    change: 'Upravit údaje',
    tooOften: (mail: string) =>
      `Z\u00a0vaší adresy přišlo příliš mnoho odstoupení za sebou. Zkuste to za hodinu, nebo pošlete odstoupení na ${mail}; platí úplně stejně.`,
    away: (mail: string) =>
      `Odstoupení se teď nepodařilo uložit, nic jsme nepřijali. Co jste vyplnili, zůstává. Zkuste to za chvíli znovu. Pokud to spěchá, pošlete odstoupení na ${mail}; platí úplně stejně.`,
  },
  done: {
    heading: 'Odstoupení jsme přijali',
    text: (at: string, email: string) =>
      `Přišlo nám ${at}. Potvrzení s\u00a0obsahem, datem a\u00a0časem posíláme na ${email}, najdete v\u00a0něm i\u00a0to, co bude dál.`,
    textUnknown:
      'Potvrzení s\u00a0obsahem, datem a\u00a0časem posíláme na e\u2011mail, který jste uvedli. Najdete v\u00a0něm i\u00a0to, co bude dál.',
    late: (mail: string) =>
      `Nedorazí\u2011li do čtvrt hodiny, podívejte se i\u00a0do nevyžádané pošty, nebo napište na ${mail}.`,
    home: 'Na úvodní stránku',
    order: 'Zobrazit objednávku',
  },
  model: {
    heading: 'Raději na papíře nebo vlastním e\u2011mailem?',
    text: (mail: string) =>
      `Stačí jakékoli jednoznačné oznámení na ${mail} nebo do našeho sídla. Můžete použít tento vzorový formulář; stačí ho zkopírovat nebo vytisknout. Povinné to není.`,
    copy: 'Zkopírovat formulář',
    copied: 'Zkopírováno',
  },
};

export type WithdrawalMessages = typeof withdrawal;

/** What of an order is on hold while its customer's withdrawal is dealt with; in e-mails too. Czech is the type. */
export const onHold = {
  about: (packages: string) => `Týká se: ${packages}.`,
  whole: 'Dodávání jsme pozastavili.',
  /** The rest waits as well. */
  part: 'Do vyřízení jsme pozastavili celou objednávku, aby se nedodalo nic, od čeho odstupujete.',
  rest: (packages: string) => `Potom dodáme: ${packages}.`,
  /** Nothing else goes on. */
  last: 'Dodávání jsme pozastavili; ostatní balíčky už se nedodávají.',
  /** Nobody has read yet which packages are meant. */
  unread: 'Pozastavili jsme celou objednávku, než zjistíme, od kterých balíčků odstupujete.',
  others: 'Ostatní potom dodáme.',
  over: 'Dodávání už předtím skončilo.',
};

export type OnHoldWords = typeof onHold;
