/** Said where a part of a page has failed and goes on by its forms alone. */
export const lostIsland =
  'Tato část stránky se\u00a0přestala sama obnovovat. Co\u00a0jste vyplnili, zůstalo. Pokračujte jako dosud, jen se\u00a0po\u00a0každém kroku načte celá stránka.';
