export const keys = {
  title: 'Klávesové zkratky',
  close: 'Zavřít',
  off: 'Vypnout se dají ve vašem účtu.',
  rows: [
    ['j', 'další objednávka'],
    ['k', 'předchozí objednávka'],
    ['Enter', 'otevřít'],
    ['x', 'vybrat'],
    ['n', 'další krok na stránce'],
    ['u', 'zpět na seznam'],
    ['m', 'vrátit peníze z\u00a0objednávky'],
    ['c', 'vyřídit, co zákazník žádá'],
    ['/', 'hledat'],
    ['g o', 'objednávky'],
    ['g h', 'přehled'],
    ['?', 'tato nápověda'],
  ] satisfies [string, string][],
};

export type KeysMessages = typeof keys;
