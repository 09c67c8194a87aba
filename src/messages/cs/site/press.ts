/** The block of the press on the home page (rules 19). */
export const press = {
  title: 'Píše se o\u00a0nás',
};

export type PressMessages = typeof press;
