import { formatDuration } from '#domain/text/period-text.ts';
import { plural } from '#domain/locale.ts';

export const start = {
  title: 'Přehled',
  ordersStopped: 'Nové objednávky jsou zastavené',
  ordersResume: 'Znovu je přijímat',
  needs: {
    title: 'Čeká na vás',
    nothing: 'Nic nečeká',
    nothingText:
      'Všechno zaplacené se dodává, peníze i\u00a0e\u2011maily odešly a\u00a0nikdo nečeká na odpověď.',
    waiting: 'Zatím se čeká',
    oldest: (age: string) => `nejstarší čeká ${age}`,
    left: (age: string) => `ještě ${age}`,
    past: (age: string) => `${age} po termínu`,
    more: (count: string) => `přes ${count}`,
    setup: {
      identity: 'Nastavení s\u00a0ukázkovými hodnotami',
      identityText:
        'Zákazníci je vidí na webu, v\u00a0e\u2011mailech i\u00a0na dokladech. Doplňte je a\u00a0obchod znovu spusťte:',
      approval: 'Chybí souhlas platební brány',
      approvalText:
        'Obchod přijímá skutečné peníze. Vyžádejte si od provozovatele brány písemný souhlas s\u00a0tím, co prodáváte, a\u00a0jeho datum a\u00a0značku zapište do nastavení:',
      press: 'Ukázkové zmínky v\u00a0tisku',
      pressText:
        'Na úvodní stránce webu jsou smyšlené noviny s\u00a0označením „Ukázka“. Zmizí s\u00a0první skutečnou zmínkou.',
    },
  },
  takings: {
    title: 'Tržby',
    note: 'Přijaté platby a\u00a0vrácené peníze podle dnů v\u00a0Praze. Zaplacené objednávky jsou i\u00a0ty zdarma a\u00a0zadané ručně.',
    received: 'Přijato',
    returned: 'Vráceno',
    net: 'Zůstává',
    orders: 'Zaplacené objednávky',
    ofWhich: (parts: string) => `z\u00a0toho ${parts}`,
    free: (count: number) => `zdarma ${count}`,
    byHand: (count: number) => `zadané ručně ${count}`,
    nothing: 'V\u00a0tomto období nepřišla žádná platba a\u00a0žádná se nevracela.',
    chart: (days: string) => `Přijaté a\u00a0vrácené peníze po dnech, posledních ${days}`,
    chartText: (received: string, returned: string, best: string) =>
      `Přijato ${received}, vráceno ${returned}. Nejvíc přišlo ${best}.`,
    table: 'Tabulka po dnech',
    day: 'Den',
  },
  funnel: {
    title: 'Cesta k\u00a0platbě',
    note: 'Objednávky podle dne, kdy vznikly; zaplacené i\u00a0tehdy, když peníze přišly později.',
    byHand: (count: number) => `Zadané ručně tudy nešly: ${count}.`,
    step: 'Krok',
    share: (percent: string) => `${percent} předchozího kroku`,
    carts: 'Košíky',
    orders: 'Objednávky',
    checkouts: 'U\u00a0pokladny',
    paid: 'Zaplacené',
    chart: (days: string) => `Kolik košíků došlo k\u00a0platbě, posledních ${days}`,
  },
  periods: {
    label: 'Období',
    today: 'Dnes',
    days: (count: number) => formatDuration('cs', count, 'day'),
    last: (count: number) =>
      `${plural('cs', count, { one: 'Poslední', few: 'Poslední', other: 'Posledních' })} ${formatDuration('cs', count, 'day')}`,
  },
  statistics: {
    title: 'Obsah',
    articles: 'Články',
    cs: 'česky',
    en: 'anglicky',
    pictures: 'Obrázky zveřejněných článků',
    present: 'hotové',
    missing: 'chybí',
    reviews: 'Recenze',
    hidden: '(na webu skryté)',
    origins: {
      customer: 'od zákazníků',
      imported: 'převzaté',
      sample: 'ukázkové',
      generated: 'z\u00a0generátoru',
    },
  },
  tools: {
    title: 'Nástroje',
    operatorArticleGenerator: {
      title: 'Generátor článků',
      text: 'Z\u00a0klíčových slov napíše články do blogu.',
    },
    operatorImageGenerator: {
      title: 'Generátor obrázků',
      text: 'Doplní obrázky článkům, které je nemají.',
    },
    operatorReviewGenerator: {
      title: 'Generátor recenzí',
      text: 'Vytvoří recenze, vždy označené jako vytvořené.',
    },
  },
};

export type StartMessages = typeof start;
