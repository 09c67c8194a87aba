/** Said where a part of a page has failed and goes on by its forms alone. */
export const lostIsland =
  'This part of the page no longer updates by itself. What you filled in is still here. Carry on as before; the whole page will reload after each step.';
