import { COUNTS_WRITTEN_SECONDS } from '#domain/counting/arrival.ts';
import { formatDuration, formatWithin } from '#domain/text/period-text.ts';
import { KEPT } from '#domain/shop/retention.ts';

/** A row as the counter keeps it, with the names of its columns. */
export interface CountSpecimen {
  caption: string;
  columns: { day: string; edition: string; page: string; source: string; count: string };
  values: { edition: string; page: string; source: string };
  note: string;
}

export interface CountingSection {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  /** A term with what it means. */
  terms?: readonly (readonly [term: string, meaning: string])[];
}

/** What is counted, and how, in plain words (rules 58). */
export interface HowWeCountText {
  title: string;
  metaDescription: string;
  lead: string;
  specimen: CountSpecimen;
  sections: readonly CountingSection[];
  privacyLink: string;
}

/** Jak měříme, česky. */
export const howWeCount: HowWeCountText = {
  title: 'Jak měříme návštěvnost',
  metaDescription:
    'Návštěvnost měříme bez cookies a\u00a0bez cizích nástrojů: počítáme stránky, ne lidi. Co přesně ukládáme, co ne a\u00a0jak dlouho.',
  lead: 'Počítáme stránky, ne lidi. Bez cookies, bez cizích nástrojů a\u00a0bez čehokoli, podle čeho by šlo poznat jednoho čtenáře od druhého.',
  specimen: {
    caption: 'Takto vypadá celý záznam',
    columns: { day: 'Den', edition: 'Jazyk', page: 'Stránka', source: 'Odkud', count: 'Počet' },
    values: { edition: 'čeština', page: 'ceník pro TikTok', source: 'vyhledávač' },
    note: 'Příklad. Nic dalšího k\u00a0němu nepatří: žádný čas, IP adresa, zařízení ani číslo návštěvníka.',
  },
  sections: [
    {
      id: 'what',
      heading: 'Co počítáme',
      paragraphs: [
        'Když vám server pošle stránku, přičte jedničku k\u00a0jedinému číslu. To patří k\u00a0dnešnímu dni, jazyku, stránce a\u00a0způsobu, jakým jste přišli. Názvy stránek pocházejí z\u00a0našeho vlastního seznamu, takže do záznamu se z\u00a0prohlížeče nic nepřepisuje, ani odkaz na vaši objednávku.',
      ],
    },
    {
      id: 'source',
      heading: 'Odkud jste přišli',
      paragraphs: [
        'Prohlížeč při kliknutí na odkaz obvykle sdělí, ze kterého webu přicházíte. Server se podívá jen na jméno toho webu a\u00a0zařadí ho do jedné ze skupin. Samotné jméno, hledaná slova ani zbytek adresy se neukládají.',
      ],
      terms: [
        ['Vyhledávač', 'například Seznam, Google nebo Bing'],
        ['Sociální síť', 'včetně aplikací na posílání zpráv'],
        ['Asistent', 'například ChatGPT, Claude nebo Perplexity'],
        ['Označený odkaz', 'odkaz se značkou kampaně; co v\u00a0ní stojí, nečteme'],
        ['Jiný web', 'kdokoli jiný, kdo na nás odkazuje'],
        ['Přímo', 'adresa napsaná ručně, záložka, e\u2011mail nebo web, který se neprozradil'],
        ['Z\u00a0našich stránek', 'pokračování v\u00a0prohlížení obchodu'],
      ],
    },
    {
      id: 'robots',
      heading: 'Roboti a\u00a0stránky načtené předem',
      paragraphs: [
        'Roboty poznáme podle jména, kterým se serveru představí, a\u00a0počítáme je zvlášť. Robot, který se vydává za prohlížeč, se započítá mezi čtenáře. Pro srovnání proto počítáme i\u00a0to, kolikrát si stránka vyžádala soubor se vzhledem. Prohlížeč to udělá při první návštěvě a\u00a0potom ho má uložený; většina robotů si ho nevyžádá vůbec.',
        'Některé prohlížeče načtou stránku už ve chvíli, kdy najedete na odkaz. I\u00a0tato načtení mají vlastní číslo, protože nevíme, jestli jste na odkaz nakonec klikli. Počet čtení je tedy někde mezi oběma čísly.',
      ],
    },
    {
      id: 'orders',
      heading: 'Cesta k\u00a0objednávce',
      paragraphs: [
        'Počítáme, kolikrát do prázdného košíku přibyl první balíček a\u00a0kolikrát se otevřel druhý krok objednávky. Kolik objednávek pak vzniklo, u\u00a0kolika se otevřela platba a\u00a0kolik jich bylo zaplaceno, sečteme za den a\u00a0jazyk přímo z\u00a0objednávek. Které stránky si kdo předtím prohlížel, k\u00a0nim přiřadit nelze.',
      ],
    },
    {
      id: 'not',
      heading: 'Co neměříme',
      paragraphs: [
        'Nevíme, kolik různých lidí přišlo, jestli jste tu byli už včera, jak dlouho čtete, kam posouváte stránku ani kudy jste prošli. Nevytváříme otisky prohlížeče, nepočítáme podle IP adres, ani zašifrovaných, a\u00a0k\u00a0měření nic neukládáme do vašeho zařízení. Cizí měřicí nástroje na stránkách nejsou.',
        'Cookies s\u00a0košíkem, rozepsanou objednávkou a\u00a0rozepsaným odstoupením od smlouvy slouží jen k\u00a0nim. IP adresu server při provozu vidí. Aby nešlo formuláře odesílat příliš často, drží na krátkou dobu její otisk, jak popisují zásady ochrany soukromí; do počtů se nedostane ani jedno.',
      ],
    },
    {
      id: 'how-long',
      heading: 'Jak dlouho a\u00a0jak přesně',
      paragraphs: [
        `Počty uchováváme ${formatDuration('cs', KEPT.countMonths, 'month')}, aby šlo porovnat měsíc se stejným měsícem před rokem i\u00a0před dvěma. Starší maže obchod každý den sám.`,
        `Nová čísla se nejprve sčítají v\u00a0paměti a\u00a0do databáze se zapisují nejpozději do ${formatWithin('cs', COUNTS_WRITTEN_SECONDS, 'second')}. Spadne\u2011li server, přijdeme nejvýše o\u00a0to, co přibylo během posledních ${formatWithin('cs', COUNTS_WRITTEN_SECONDS, 'second')}; ztratí\u2011li se odpověď databáze, může se zápis započítat dvakrát.`,
      ],
    },
  ],
  privacyLink: 'Ochrana soukromí',
};
