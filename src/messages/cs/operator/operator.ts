export const operator = {
  title: 'Správa',
  welcome: {
    title: 'Jste ve správě obchodu',
    text: 'Jednorázový odkaz platí a\u00a0právě jste ho použili. Přihlášení heslem, objednávky a\u00a0nástroje na obsah tu přibudou s\u00a0další verzí programu.',
  },
  refused: {
    title: 'Tento odkaz už neplatí',
    text: 'Odkaz do správy platí jednou. Nový vypíše program při dalším spuštění do terminálu.',
  },
  shut: {
    title: 'Tato stránka je jen pro správce obchodu',
    text: 'Otevře ji jednorázový odkaz, který program při spuštění vypíše do terminálu.',
  },
  back: 'Zpět na web',
};

export type OperatorMessages = typeof operator;
