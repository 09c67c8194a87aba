export const operator = {
  title: 'Správa',
  welcome: 'Jste ve správě obchodu',
  text: 'Jednorázový odkaz platí a\u00a0právě jste ho použili. Přihlášení heslem, objednávky a\u00a0nástroje na obsah tu přibudou s\u00a0další verzí programu.',
  refused: 'Tento odkaz už neplatí',
  refusedText:
    'Odkaz do správy platí jednou. Nový vypíše program při dalším spuštění do terminálu.',
  back: 'Zpět na web',
};

export type OperatorMessages = typeof operator;
