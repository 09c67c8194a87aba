export const operator = {
  title: 'Přehled',
  back: 'Zpět na web',
};

export type OperatorMessages = typeof operator;
