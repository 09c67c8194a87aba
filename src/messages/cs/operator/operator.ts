export const operator = {
  title: 'Správa',
  welcome: 'Jste ve správě obchodu',
  text: 'Jednorázový odkaz platí a právě jste ho použili. Přihlášení heslem, objednávky a nástroje na obsah tu přibudou s další verzí programu.',
  refused: 'Tento odkaz už neplatí',
  refusedText:
    'Odkaz do správy platí jednou. Nový vypíše program při dalším spuštění do terminálu.',
  back: 'Zpět na web',
};

export type OperatorMessages = typeof operator;
