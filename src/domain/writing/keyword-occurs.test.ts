import { describe, expect, it } from 'vitest';
import { keywordOccurs } from './keyword-occurs.ts';

describe('a keyword occurs in a text', () => {
  it.each([
    ['1 000 sledujících', 'Koho zajímá 1.000 sledujících'],
    ['1\u00a0000 sledujících', 'Balíček má 1\u202f000 sledujících'],
    ['1\u2009000 sledujících', 'Sledujícím, kterých je 1000'],
    ['10,000 followers', 'A profile with 10 000 followers'],
    ['10000 follower', 'Followers: 10\u00a0000 of them.'],
    ['DOSAH PŘÍSPĚVKŮ', 'Na dosahu každého příspěvku záleží'],
    ['dosah prispevku', 'Dosah příspěvků'],
    ['účet na TikToku', 'Do svého účtu se na tiktoku přihlásíte'],
    ['účtu', 'Založte si účet.'],
    ['balíčky lajků', 'Balíček, ve kterém je sto lajků'],
    ['značka', 'Mezi značkami i značek'],
    ['síť', 'Na síti i mezi sítěmi'],
    ['jak na YouTube', 'O YouTubu bez mýtů'],
    ['buy followers', 'What buying a follower means'],
    ['growth strategies', 'A strategy to grow'],
    ['PR', 'Co je PR a co ne'],
    ['top 5 tips', 'Five is 5, and a tip is a tip'],
  ])('%j: %j', (keyword, text) => {
    expect(keywordOccurs(keyword, `Úvod o něčem.\n\n${text}`)).toBe(true);
  });

  it.each([
    ['1 000 sledujících', 'O sledujících bez čísel'],
    ['1 000 sledujících', '10 000 sledujících, ne 1 a 000'],
    ['1 000 sledujících', '1 000 lajků\n\nsledujících jinde'],
    ['1 000 sledujících', '1.000,5 nebo 11 000 sledujících'],
    ['dosah příspěvků', 'Doporučování na sítích: bez mýtů a zkratek'],
    ['dosah příspěvků', 'Dosah má každý profil.\n\nPříspěvky jsou věc jiná.'],
    ['síť', 'V této situaci'],
    ['profil', 'Profesionálové'],
    ['PR', 'Proč právě průměr'],
    ['How feeds choose', 'Doporučování'],
    ['growth', 'How feeds choose posts: how it works'],
  ])('does not: %j: %j', (keyword, text) => {
    expect(keywordOccurs(keyword, text)).toBe(false);
  });
});
